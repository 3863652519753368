export { ReplayPage } from './ReplayPage.tsx';
