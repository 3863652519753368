import type { Manifest } from '@corvo/core';
import { loadMap } from '@corvo/first-edition/board';
import { title } from './title.ts';

export const manifest: Manifest = {
  id: 'clash-of-kings',
  family: 'westeros',
  bots: 'single-use',
  ledger: 'first-edition',
  clauses: 'CK',
  players: { min: 3, max: 6 },
  hours: '3–4 h',
  emblem: 'martell',
  title,
  budget: 197_000, // an expansion brings its rules along with those of the game it expands
  options: async () => (await import('./first.ts')).options,
  rules: async () => (await import('./whole.ts')).rules,
  first: async () => (await import('./first.ts')).rules,
  maps: [{ load: () => loadMap(false) }, { seats: 6, load: () => loadMap(true) }],
};
