import type { Manifest } from '@corvo/core';
import { title } from './title.ts';

export const manifest: Manifest = {
  id: 'hand-of-the-king',
  family: 'hand',
  ledger: 'hand-of-the-king',
  clauses: 'HK',
  players: { min: 2, max: 4 },
  hours: '20 min',
  emblem: 'tyrell',
  title,
  budget: 150_000,
  botsMayBegin: true,
  options: async () => (await import('./whole.ts')).options,
  rules: async () => (await import('./whole.ts')).rules,
};
