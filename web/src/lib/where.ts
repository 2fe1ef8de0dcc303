// Where this page's house stands: on a server, or on this very device (`make static`). Decided when the page is built.

declare const __DEVICE__: boolean;

export const device: boolean = __DEVICE__;
