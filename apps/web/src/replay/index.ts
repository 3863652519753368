export { carriedIn, unfold } from './carried.ts';
export { ReplayPage } from './ReplayPage.tsx';
