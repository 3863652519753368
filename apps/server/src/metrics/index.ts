export { Figures } from './figures.ts';
export { FiguresServer } from './serve.ts';
