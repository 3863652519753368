import type { Manifest } from '@corvo/core';
import { loadMap } from './board/index.ts';
import { title } from './title.ts';

export const manifest: Manifest = {
  id: 'second-edition',
  family: 'westeros',
  ledger: 'second-edition',
  clauses: '2E',
  players: { min: 3, max: 6 },
  hours: '3–4 h',
  emblem: 'lannister',
  title,
  budget: 185_400,
  options: async () => (await import('./first.ts')).options,
  rules: async () => (await import('./whole.ts')).rules,
  first: async () => (await import('./first.ts')).rules,
  maps: [{ load: loadMap }],
  course: async () => (await import('./lessons/index.ts')).course,
};
