export { shrink, type Shrunk } from './shrink.ts';
