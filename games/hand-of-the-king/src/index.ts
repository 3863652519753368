export * from './cards.ts';
export type * from './state.ts';
