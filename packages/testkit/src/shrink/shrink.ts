import { isProblem, type OptionValues } from '@corvo/core';
import { BATTERY, propertiesNamed } from '../battery/index.ts';
import { MOST_ACTIONS, randomStart, walk, withAudit, writeViolation } from '../walk/index.ts';
import type { Kit, Property, Scripted, Start, Violation, WalkPlan } from '../walk/index.ts';
import { recordOf } from './record.ts';

export interface ShrinkLimits {
  readonly ms?: number; // 5 seconds unless told
  readonly attempts?: number; // 3,000 games unless told
}

/** The shortest game found that breaks the same property. */
export interface Shrunk {
  readonly violation: Violation;
  readonly seenAgain: boolean; // false: it could not be made to happen a second time, and nothing was shrunk
  readonly attempts: number;
  readonly record: string | undefined;
  readonly report: string; // all of it, for people
}

class Search {
  readonly kit: Kit;
  best: Violation;
  attempts = 0;
  readonly #properties: readonly Property[];
  readonly #mostAttempts: number;
  readonly #until: number;

  constructor(kit: Kit, violation: Violation, properties: readonly Property[], limits: ShrinkLimits) {
    this.kit = kit;
    this.best = violation;
    this.#properties = properties;
    this.#mostAttempts = limits.attempts ?? 3_000;
    this.#until = performance.now() + (limits.ms ?? 5_000);
  }

  get exhausted(): boolean {
    return this.attempts >= this.#mostAttempts || performance.now() > this.#until;
  }

  /** Is there nothing left to leave out? */
  get simplest(): boolean {
    const [actions, seats, options] = this.#weigh(this.best);
    return actions === 0 && seats === this.kit.game.players.min && options === 0;
  }

  /** Plays a game of at most so many actions; true when it breaks the same property in a simpler way than the best. */
  try(start: Start, script: readonly Scripted[], stopAt: number | undefined, salt = 0): boolean {
    this.attempts += 1;
    const limit = stopAt === undefined ? {} : { stopAt };
    const plan: WalkPlan = {
      kit: this.kit,
      start,
      properties: this.#properties,
      effort: 'thorough',
      script,
      salt,
      ...limit,
    };
    const { violation } = walk(plan);
    if (violation === undefined || violation.property !== this.best.property || !this.#simpler(violation)) return false;
    this.best = violation;
    return true;
  }

  #simpler(violation: Violation): boolean {
    const [mine, theirs] = [this.#weigh(violation), this.#weigh(this.best)];
    const at = mine.findIndex((weight, i) => weight !== theirs[i]);
    return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
  }

  #weigh({ actions, seats, options }: Violation): readonly number[] {
    return [
      actions.length,
      seats.length,
      this.kit.game.options.filter(spec => options[spec.id] !== spec.default).length,
    ];
  }
}

/** A start with other players and options, where those can be played; options not named take their defaults. */
function otherStart(search: Search, players: number, given: OptionValues, index: number): Start | undefined {
  const { game } = search.kit;
  const options = Object.fromEntries(game.options.map(spec => [spec.id, given[spec.id] ?? spec.default]));
  if (isProblem(game.resolveOptions(options, players))) return undefined;
  return randomStart(game, `shrink ${search.best.seed}`, index, { players, options });
}

/** Fewer players, options at their defaults, other seeds: short random games often show the same. */
function tryOtherGames(search: Search, games: number): void {
  const { players } = search.kit.game;
  for (let i = 0; i < games && !search.exhausted && !search.simplest; i++) {
    const { best } = search;
    const start = otherStart(search, i % 3 === 2 ? best.seats.length : players.min, i % 2 === 0 ? {} : best.options, i);
    if (start !== undefined) search.try(start, [], best.actions.length);
  }
}

/** The same game with one option less. */
function tryDefaults(search: Search): void {
  for (const spec of search.kit.game.options) {
    const { best } = search;
    if (search.exhausted || best.options[spec.id] === spec.default) continue;
    const options = search.kit.game.resolveOptions({ ...best.options, [spec.id]: spec.default }, best.seats.length);
    if (!isProblem(options)) search.try({ ...best, options }, best.actions, best.actions.length);
  }
}

/** The same game without some of its actions, first many together, then one by one. */
function tryWithout(search: Search): void {
  for (let size = Math.ceil(search.best.actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < search.best.actions.length && !search.exhausted;) {
      const { best } = search;
      const script = [...best.actions.slice(0, at), ...best.actions.slice(at + size)];
      if (!search.try(best, script, best.actions.length - 1)) at += size;
    }
  }
}

/** The same beginning, and then other choices. */
function tryOtherwise(search: Search): void {
  for (let salt = 1; salt <= 3; salt++) {
    for (let keep = search.best.actions.length - 1; keep >= 0 && !search.exhausted; keep--) {
      const { best } = search;
      search.try(best, best.actions.slice(0, keep), best.actions.length - 1, salt);
    }
  }
}

interface Seen {
  readonly violation: Violation;
  readonly properties: readonly Property[]; // those that must look to see it
}

/** Sees the violation again, or another one that explains it. */
function seeAgain(kit: Kit, violation: Violation): Seen | undefined {
  const plan = { kit, start: violation, script: violation.actions, stopAt: violation.actions.length } as const;
  const alone = propertiesNamed([violation.property]);
  for (const properties of alone.length > 0 ? [alone, BATTERY] : [[], BATTERY]) {
    for (const effort of ['thorough', 'quick'] as const) {
      const seen = walk({ ...plan, properties, effort }).violation;
      if (seen !== undefined && (seen.property === violation.property || properties === BATTERY)) {
        return { violation: seen, properties };
      }
    }
  }
  return undefined;
}

/** A game that does not end is as long as the bound on it; only its start can be made simpler. */
function shrinkEndless(kit: Kit, violation: Violation, limits: ShrinkLimits): Search {
  const search = new Search(kit, violation, [], limits);
  const start = otherStart(search, kit.game.players.min, {}, 0);
  if (start !== undefined) search.try(start, [], undefined);
  return search;
}

function search(kit: Kit, seen: Seen, limits: ShrinkLimits): Search {
  const search = new Search(kit, seen.violation, seen.properties, limits);
  for (let before = ''; before !== JSON.stringify(search.best) && !search.exhausted && !search.simplest;) {
    before = JSON.stringify(search.best);
    tryOtherGames(search, 150);
    tryDefaults(search);
    tryWithout(search);
    tryOtherwise(search);
  }
  return search;
}

/** Looks for the shortest game that breaks the same property. The same input and attempts give the same answer. */
export function shrink(given: Kit, violation: Violation, limits: ShrinkLimits = {}): Shrunk {
  const kit = withAudit(given);
  const endless = violation.property === 'ends' && violation.actions.length >= (kit.mostActions ?? MOST_ACTIONS);
  const seen = endless ? { violation, properties: [] } : seeAgain(kit, violation);
  const found =
    seen === undefined ? undefined : endless ? shrinkEndless(kit, violation, limits) : search(kit, seen, limits);
  const best = found?.best ?? violation;
  const attempts = found?.attempts ?? 0;
  const record = recordOf(kit, best);
  const how = found
    ? `shrunk from ${violation.actions.length} actions in ${attempts} attempts`
    : 'could not be seen a second time';
  const report = [
    writeViolation(best),
    `  (${how})`,
    ...(record === undefined ? [] : ['', 'the record:', record]),
  ].join('\n');
  return { violation: best, seenAgain: found !== undefined, attempts, record, report };
}
