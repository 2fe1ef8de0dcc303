// My steps that I took back, so that I can take them again. The server knows no redo: the page sends them anew.

interface Step {
  seat: number;
  text: string;
}

export class Redo {
  private done: Step[] = [];
  private back: Step[] = $state.raw([]);
  private asking: number | null = null;

  /** I have decided. Another way than the one I took back makes that one history. */
  chose(seat: number, text: string): void {
    this.done.push({ seat, text });
    const next = this.back[this.back.length - 1];
    this.back = next && next.seat === seat && next.text === text ? this.back.slice(0, -1) : [];
  }

  /** I have asked to take a step back; whether it happens shows later. */
  asks(seat: number): void {
    this.asking = seat;
  }

  refused(): void {
    this.asking = null;
  }

  /** The record went back. */
  undone(): void {
    const last = this.done[this.done.length - 1];
    if (this.asking !== null && last && last.seat === this.asking) {
      this.done.pop();
      this.back = [...this.back, last];
    }
    this.asking = null;
  }

  /** So many steps of the draft were taken back. */
  dropped(seat: number, steps: number): void {
    for (let i = 0; i < steps; i++) {
      const last = this.done[this.done.length - 1];
      if (!last || last.seat !== seat) return;
      this.done.pop();
      this.back = [...this.back, last];
    }
  }

  next(seat: number): string | null {
    const step = this.back[this.back.length - 1];
    return step && step.seat === seat ? step.text : null;
  }
}
