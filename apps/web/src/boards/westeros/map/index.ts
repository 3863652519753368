export { mapWords } from './describe.ts';
export type { Act } from './motion/act.ts';
export type { FaceDown, Highlight, MapArrow, MapHandle, MapSheet } from './props.ts';
export type { Start } from './parts.ts';
export { WesterosMap } from './WesterosMap.tsx';
