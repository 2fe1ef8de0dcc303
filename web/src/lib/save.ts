// A text or a picture as a file of the visitor's own.

export function save(name: string, what: string | Blob): void {
  const url = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type: 'text/plain' }) : what);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // the browser has read it by then
}
