export type * from './view.gen';
export type { SabView as SabSeen } from './view.gen';
