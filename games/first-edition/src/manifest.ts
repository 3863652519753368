import type { Manifest } from '@corvo/core';
import { loadMap } from './board/index.ts';
import { title } from './title.ts';

export const manifest: Manifest = {
  id: 'first-edition',
  family: 'westeros',
  ledger: 'first-edition',
  clauses: '1E',
  players: { min: 3, max: 5 },
  hours: '2–4 h',
  emblem: 'stark',
  title,
  budget: 181_000,
  options: async () => (await import('./first.ts')).options,
  rules: async () => (await import('./whole.ts')).rules,
  first: async () => (await import('./first.ts')).rules,
  maps: [{ load: () => loadMap(false) }],
  course: async () => (await import('./lessons/index.ts')).course,
};
