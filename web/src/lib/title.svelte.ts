// The title of the page: where one is, and before it how many tables wait.

class Title {
  here = $state('Permoník');
  waiting = $state(0);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        document.title = this.waiting > 0 ? `(${this.waiting}) ${this.here}` : this.here;
      });
    });
  }
}

export const title = new Title();
