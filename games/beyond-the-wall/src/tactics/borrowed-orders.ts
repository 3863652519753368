import type { OrderFacts } from '@corvo/westeros';

/** BW-10.14: an order that nobody owns a token of. */
export const PURSUIT: OrderFacts = { id: 'pursuit', type: 'march', value: 0, star: false, copies: 1 };

/** BW-10.15: the raid counts as a march; nobody owns a token of these. */
export const RUNS: readonly OrderFacts[] = [
  { id: 'hit-and-run', type: 'march', value: 0, star: false, copies: 1 },
  { id: 'hit-and-run-plus-one', type: 'march', value: 1, star: false, copies: 1 },
];
