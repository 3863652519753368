export { Heard, keysIn } from './heard.ts';
