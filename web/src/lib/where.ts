// Where this page's house stands: on a server, or on this very device (`make static`). Decided when the page is built.

export const device: boolean = __DEVICE__;

/** On a device: where a house with a server stands beside it, if one does. */
export const server: string = document.querySelector<HTMLMetaElement>('meta[name=permonik-version]')?.dataset['server'] ?? '';
