import type { FlowTable } from '@corvo/core';

/** A single-use order at work runs under its own name. */
export const FLOW: FlowTable = {
  planning: ['single-use', 'orders', 'reveal'],
  consolidate: ['in-turn'], // 1E-D1
  'single-turn': ['choose'],
  conscription: ['muster'],
  'supply-caravan': ['raise'],
  'forced-march': ['gather', 'leave'],
  'the-iron-fleet': ['remove'],
  'the-young-wolf': ['move'],
  'the-might-of-highgarden': ['discard', 'claim', 'take'],
  'the-scorpions-sting': ['discard'],
  'the-lions-cunning': ['name'],
  'the-will-of-rhllor': ['discard', 'remove'],
};
