export { carriedIn, unfold } from './carried.ts';
export { ReplayPage, type WhoPlayed } from './ReplayPage.tsx';
