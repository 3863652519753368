import { canonicalJson, type Game, type GuidePart, type Problem } from '@corvo/core';
import type { Asked } from './sitting.ts';

/** So many half-made answers are looked at; nobody waits for more. */
const MOST_STEPS = 200;
/** So many reasons are read. */
const MOST_REASONS = 3;

/** Why all other answers are out of the question. */
export interface WhyOnly {
  readonly problems: readonly Problem[]; // what the rules say to those that could be begun
  readonly stuck: GuidePart['asks'] | undefined; // where nothing could be begun: the question that nothing answers
}

export function whyOnly(game: Game, { view, request }: Asked): WhyOnly {
  const problems = new Map<string, Problem>();
  const note = (problem: Problem): void => void problems.set(canonicalJson([problem.code, problem.data]), problem);
  let stuck: GuidePart['asks'] | undefined;
  const begun: (readonly string[])[] = [[]];
  for (let steps = 0; steps < MOST_STEPS && problems.size < MOST_REASONS; steps++) {
    const picked = begun.shift();
    if (picked === undefined) break;
    const step = game.guide?.(view, request, picked);
    if (step === undefined) continue;
    const refused = step.whole === null ? undefined : game.check(view, request, step.whole);
    if (refused !== undefined) note(refused);
    if (step.picks.length === 0 && refused === undefined) stuck ??= step.asks;
    for (const { id, closed } of step.picks) {
      if (closed !== null) note(closed);
      else begun.push([...picked, id]);
    }
  }
  return { problems: [...problems.values()].slice(0, MOST_REASONS), stuck: problems.size > 0 ? undefined : stuck };
}
