import type { Command } from '../context.ts';

/** Loaded only when asked for, so that `corvo games` does not wait for the search of a bot. */
export const COMMANDS = {
  games: () => import('./games.ts'),
  play: () => import('./play.ts'),
  simulate: () => import('./simulate.ts'),
  replay: () => import('./replay.ts'),
  check: () => import('./check.ts'),
  fuzz: () => import('./fuzz.ts'),
  rule: () => import('./rule.ts'),
  rules: () => import('./rules.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  'export-game': () => import('./export-game.ts'),
  'import-game': () => import('./import-game.ts'),
  identity: () => import('./identity.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;

export type CommandName = keyof typeof COMMANDS;
export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
