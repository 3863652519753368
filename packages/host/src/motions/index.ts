export { move, MOTION_SECONDS, MOTIONS, unpause, vote, voicesNeeded } from './motions.ts';
export type { Motion, MotionKind, Voice } from './motions.ts';
export { takeOver, type Taker } from './offer.ts';
