export { recordOf } from './record.ts';
export { shrink, type Shrunk, type ShrinkLimits } from './shrink.ts';
