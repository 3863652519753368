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
import type { GameAids } from './aids/shelf.ts';
import { aliasesOf } from './notation.ts';
import { mergeSteps } from './merge-steps.ts';
import { PROCEDURES } from './procedures.ts';
import type { RoundFrame } from './round.ts';
import type { Effect } from './ruleset/effects.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { forgetRulesets, rulesOf, shelve, type MakeRuleset } from './ruleset/shelf.ts';
import { standingChecks } from './standing.ts';
import { layOut } from './setup.ts';
import type { Westeros, WesterosGame, WesterosOpen } from './state.ts';
import { messages, sentences, usualAbout } from './texts/index.ts';
import { TOOLS } from './aids/tools.ts';

/** The only door between the rules and their aids: here the two halves are put together. */
export { takeTools } from './aids/tools.ts';

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

/** What a game can do by name: its steps and its effects. */
interface Repertoire {
  readonly procedures: ProcedureTable<Westeros>;
  readonly effects?: Readonly<Record<string, Effect>>;
}

/** By the id of the game. */
const REPERTOIRES = new Map<string, Required<Repertoire>>();

/** Brings what a game can do and was left out at first: the pages fetch most of it after the board. */
export function addRepertoire(id: string, usual: ProcedureTable<Westeros>, own: Repertoire): void {
  const known = REPERTOIRES.get(id);
  if (known === undefined) throw new Error(`no game is called ${id}`);
  Object.assign(known.procedures, mergeSteps(usual, own.procedures));
  Object.assign(known.effects, own.effects);
  forgetRulesets();
}

/** A game on this kernel. */
export function westerosGame(code: WesterosCode): WesterosGame {
  const aids = code.aids ?? {};
  const { alikeSince = 0, corrected = 0 } = code;
  const isBefore = (number: number): boolean => alikeSince <= number && number < corrected;
  TOOLS.shelveAids(code.id, aids);
  const alias = aliasesOf(code.areas);
  const can = { procedures: mergeSteps(PROCEDURES, code.procedures ?? {}), effects: { ...code.effects } };
  REPERTOIRES.set(code.id, can);
  const withEffects = (rules: Ruleset): Ruleset => ({ ...rules, effects: { ...can.effects, ...rules.effects } });
  shelve(code.id, (options, players) => withEffects(code.ruleset(options, players)), code.options);
  const machine: Game<Westeros> = machineGame<Westeros>({
    id: code.id,
    rules: code.rules,
    ...(code.alikeSince !== undefined && { alikeSince: code.alikeSince }),
    players: code.players,
    options: code.options,
    messages: mergeCatalogues(messages, code.messages),
    shapes: shapesWith(alias),
    verb: 'chooses', // the texts of cards all say so
    code: can.procedures,
    standing: [standingChecks],
    flow: open => rulesOf(open).flow,
    seats: players => code.houses(players),
    settleOptions: (options, players) => code.settleOptions(options, players),
    layOut: (open, hidden, options) => layOut(code.id, open, hidden, options),
    begin: table => void table.push<RoundFrame>({ run: 'round' }),
    clone: cloneWesteros,
    migrate: (stored, number) => TOOLS.migrate(stored, isBefore(number) ? { rules: number } : {}),
    whenLate: (view, request) => TOOLS.whenLate(game, view, request),
    imagine: (view, rng, policy) => imagine(game, view, rng, policy),
    mixUnseen,
    resignation: () => undefined, // a bot takes over
    talk: open => code.talk?.(open) ?? FREE_TALK,
    table: { ...TOOLS.tableNotation(alias), ...code.table },
    audit: TOOLS.auditOf(aids),
    guide: (view, request, picked) => TOOLS.guide(game, view, request, picked),
    explain: (view, thing) => TOOLS.explain(view, thing),
    about: usualAbout,
    sentences,
  });
  const game: Game<Westeros> = {
    ...machine,
    under: rules =>
      isBefore(rules)
        ? { ...game, rules, setup: (options, ...rest) => machine.setup({ ...options, rules }, ...rest) }
        : game,
    round: open => open.round,
    read: (view, text) => TOOLS.readOrRefuse(machine, alias, view, text),
  };
  return game;
}
