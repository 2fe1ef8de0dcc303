// Work in a task of its own: between two tasks a browser can draw a frame and take a click.

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/** As the next task, or soon after it; a timer would wait for longer. Returns how to call it off. */
export function soon(work: () => void): () => void {
  let wanted = true;
  waiting.push(() => wanted && work());
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  channel.port2.postMessage(null);
  return () => (wanted = false);
}
