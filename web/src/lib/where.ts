// Where this page's house stands: on a server, or on this very device (`make static`). Decided when the page is built.

export const device: boolean = __DEVICE__;
