/** The house stands on this very device (`make static`), not on a server. Where it stands false, nothing of it is built. */
declare const __DEVICE__: boolean;
