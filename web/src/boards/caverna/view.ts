export type * from './view.gen';
export type { View as Seen } from './view.gen';
