export { carriedIn, unfold } from '../../table/replay/carried.ts';
export { ReplayPage, type WhoPlayed } from './ReplayPage.tsx';
