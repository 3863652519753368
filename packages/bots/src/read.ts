import { problem, type Problem } from '@corvo/core';
import type { BotSpec, Budget } from './bot.ts';

/** How long `search` thinks when nothing is said. */
const DEFAULT_BUDGET: Budget = { ms: 1000 };
const MOST = { ms: 600_000, nodes: 1_000_000_000 };

const level = (label: string, nodes: number, noise: number): BotSpec => ({
  label,
  kind: 'search',
  budget: { nodes },
  noise,
});

/**
 * Strengths for people, from the easiest to the strongest. They are made of a budget of positions and of noise, so they
 * play alike on every machine and a game against them can be repeated.
 */
export const BOT_LEVELS: readonly BotSpec[] = [
  level('newcomer', 20, 0.85),
  level('squire', 60, 0.6),
  level('knight', 200, 0.4),
  level('lord', 4_000, 0.08),
  level('master', 300_000, 0),
];

/** Who gives hints: as much thought as a lord's, without a whim. A master would let people wait. */
export const ADVISER: BotSpec = level('adviser', 4_000, 0);

const FIXED: readonly BotSpec[] = [
  { label: 'random', kind: 'random', budget: null, noise: 0 },
  { label: 'greedy', kind: 'greedy', budget: null, noise: 0 },
  { label: 'search', kind: 'search', budget: DEFAULT_BUDGET, noise: 0 },
  ...BOT_LEVELS,
];

/** What `readBot` understands, for lists and refusals. */
export const BOT_NAMES: readonly string[] = [...FIXED.map(({ label }) => label), 'search:200ms', 'search:5000n'];

/**
 * Reads the name of a bot as people and commands write it: `greedy`, `search:200ms`, `search:5000n`, `knight`. `most`:
 * the longest that it may think where it is to play.
 */
export function readBot(text: string, most = MOST): BotSpec | Problem {
  const written = text.trim().toLowerCase();
  const fixed = [...FIXED, ADVISER].find(({ label }) => label === written);
  if (fixed !== undefined) return fixed;
  const [, digits, unit] = /^search:(\d{1,12})(ms|n)$/.exec(written) ?? [];
  if (digits === undefined)
    return problem('CO-6.1', 'unknown-bot', { text: text.slice(0, 80), known: BOT_NAMES.join(', ') });
  const amount = Number(digits);
  const max = unit === 'ms' ? most.ms : most.nodes;
  if (amount < 1 || amount > max) return problem('CO-6.1', 'bot-budget-out-of-range', { amount, min: 1, max });
  return { label: written, kind: 'search', budget: unit === 'ms' ? { ms: amount } : { nodes: amount }, noise: 0 };
}
