import {
  machineGame,
  mergeCatalogues,
  type Catalogue,
  type Game,
  type OptionSpec,
  type OptionValues,
  type Players,
  type Problem,
  type ProcedureTable,
  type TableCode,
  type Talk,
} from '@corvo/core';
import { shapesWith } from './asks/index.ts';
import { cloneWesteros } from './clone.ts';
import { imagine } from './imagine.ts';
import { mixUnseen } from './redraw.ts';
import type { GameAids } from './aids/registry.ts';
import type { Tools } from './aids/tools.ts';
import { aliasesOf } from './notation.ts';
import { mergeSteps } from './merge-steps.ts';
import type { RoundFrame } from './round.ts';
import type { Effect } from './ruleset/effects.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { isRegistered, rulesOf, register, type MakeRuleset } from './ruleset/registry.ts';
import { standingChecks } from './standing.ts';
import { layOut } from './setup.ts';
import type { Westeros, WesterosGame, WesterosOpen } from './state.ts';
import { messages, sentences, usualAbout } from './texts/index.ts';

/** What a game of this family brings. */
export interface WesterosCode {
  readonly id: string;
  readonly rules: number;
  readonly alikeSince?: number;
  /** The number that last corrected a rule: tables of before have theirs among their options, as `rules`, for `ruleset`. */
  readonly corrected?: number;
  readonly players: Players;
  readonly options: readonly OptionSpec[];
  readonly messages: Catalogue;
  /** At a table of so many (`Game.wording`). */
  readonly wording?: (players: number) => string | undefined;
  readonly areas: readonly string[]; // every area of any of its maps
  readonly ruleset: MakeRuleset;
  /** Steps that its rulesets name and the kernel does not have, or does otherwise. */
  readonly procedures?: ProcedureTable<Westeros>;
  /** Effects that its rulesets have beside their own; only what lies on the table brings them into force. */
  readonly effects?: Readonly<Record<string, Effect>>;
  readonly table?: Partial<TableCode<Westeros>>;
  readonly aids?: GameAids;
  /** Who may talk to whom; without a word, all at the table. */
  readonly talk?: (open: WesterosOpen) => Talk;
  houses(players: number): readonly string[];
  settleOptions(options: OptionValues, players: number): OptionValues | Problem;
}

const FREE_TALK: Talk = { table: true, between: [], secondsMax: 0 };

/** What the kernel itself brings to a game: all of it (`game.ts`), or what the first orders need (`first-game.ts`). */
export interface Kernel {
  readonly procedures: ProcedureTable<Westeros>;
  readonly tools: Tools;
  readonly isWhole: boolean;
}

/** Puts a game together. */
export function assemble(code: WesterosCode, { procedures: usual, tools, isWhole }: Kernel): WesterosGame {
  const aids = code.aids ?? {};
  const { alikeSince = 0, corrected = 0 } = code;
  const isBefore = (number: number): boolean => alikeSince <= number && number < corrected;
  tools.registerAids(code.id, aids);
  const alias = aliasesOf(code.areas);
  const withEffects = (rules: Ruleset): Ruleset => ({ ...rules, effects: { ...code.effects, ...rules.effects } });
  // The first half never takes the place of the whole, whichever comes later.
  if (isWhole || !isRegistered(code.id))
    register(code.id, (options, players) => withEffects(code.ruleset(options, players)), code.options);
  const machine: Game<Westeros> = machineGame<Westeros>({
    id: code.id,
    rules: code.rules,
    ...(code.alikeSince !== undefined && { alikeSince: code.alikeSince }),
    players: code.players,
    options: code.options,
    messages: mergeCatalogues(messages, code.messages),
    shapes: shapesWith(alias),
    verb: 'chooses', // the texts of cards all say so
    code: mergeSteps(usual, code.procedures ?? {}),
    standing: [standingChecks],
    flow: open => rulesOf(open).flow,
    seats: players => code.houses(players),
    settleOptions: (options, players) => code.settleOptions(options, players),
    layOut: (open, hidden, options) => layOut(code.id, open, hidden, options),
    begin: table => void table.push<RoundFrame>({ run: 'round' }),
    clone: cloneWesteros,
    migrate: (stored, number) => tools.migrate(stored, isBefore(number) ? { rules: number } : {}),
    whenLate: (view, request) => tools.whenLate(game, view, request),
    imagine: (view, rng, policy) => imagine(game, view, rng, policy),
    mixUnseen,
    resignation: () => undefined, // a bot takes over
    talk: open => code.talk?.(open) ?? FREE_TALK,
    table: { ...tools.tableNotation(alias), ...code.table },
    audit: tools.auditOf(aids),
    guide: (view, request, picked) => tools.guide(game, view, request, picked),
    explain: (view, thing) => tools.explain(view, thing),
    about: usualAbout,
    sentences,
  });
  const game: Game<Westeros> = {
    ...machine,
    ...(code.wording && { wording: code.wording }),
    under: rules =>
      isBefore(rules)
        ? { ...game, rules, setup: (options, ...rest) => machine.setup({ ...options, rules }, ...rest) }
        : game,
    round: open => open.round,
    read: (view, text) => tools.readOrRefuse(machine, alias, view, text),
  };
  return game;
}
