export type * from './view.gen';
