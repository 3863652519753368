import type { Manifest } from '@corvo/core';
import { loadMap as loadBigMap } from '@corvo/second-edition/board';
import { loadMap } from './board/index.ts';
import { title } from './title.ts';

export const manifest: Manifest = {
  id: 'beyond-the-wall',
  family: 'westeros',
  board: 'north',
  bots: 'north',
  ledger: 'beyond-the-wall',
  clauses: 'BW',
  players: { min: 3, max: 9, without: [4, 5] },
  hours: '2–6 h',
  emblem: 'others',
  title,
  budget: 207_000,
  options: async () => (await import('./first.ts')).options,
  rules: async () => (await import('./whole.ts')).rules,
  first: async () => (await import('./first.ts')).rules,
  maps: [{ load: loadBigMap }, { seats: 3, load: loadMap }],
  course: async () => (await import('./lessons/index.ts')).course,
};
