import { isProblem, type OptionValue, type ProcedureTable } from '@corvo/core';
import { table, type TestTable } from '@corvo/testkit';
import type { WesterosCode } from '../assemble.ts';
import { westerosGame } from '../game.ts';
import { mergeSteps } from '../merge-steps.ts';
import type { Option } from '../ruleset/ruleset.ts';
import type { Westeros, WesterosGame } from '../state.ts';
import type { GameAids } from '../aids/registry.ts';
import { HOUSES } from './facts.fixture.ts';
import { AIDS, STEPS } from './features/index.fixture.ts';
import { MESSAGES } from './names.fixture.ts';
import { OPTIONS, toyRules } from './rules.fixture.ts';

/** What the toy is put together of, or one that departs from it in what no option says. */
export const toyCode = (
  id: string,
  change: Option = rules => rules,
  procedures: ProcedureTable<Westeros> = {},
  aids: GameAids = AIDS,
): WesterosCode => ({
  id,
  rules: 1,
  players: { min: 3, max: 3 },
  options: OPTIONS,
  messages: MESSAGES,
  areas: toyRules(Object.fromEntries(OPTIONS.map(spec => [spec.id, spec.default]))).board.ids,
  houses: () => HOUSES,
  settleOptions: options => options,
  ruleset: options => change(toyRules(options)),
  procedures: mergeSteps(STEPS, procedures),
  aids,
});

export const makeToy = (...code: Parameters<typeof toyCode>): WesterosGame => westerosGame(toyCode(...code));

export const toy = makeToy('toy');

export type Chosen = Readonly<Record<string, OptionValue>>;

/** A position of the toy; round 2 and all else as the kernel's README says. */
export const lay = (position: string, options: Chosen = {}, game: WesterosGame = toy): TestTable<Westeros> =>
  table(game, { players: 3, options }, position);

export type Laid = TestTable<Westeros>;

/** The code of the refusal, or that the line would be taken. */
export function codeOf(game: Laid, line: string): string {
  const before = game.state;
  const code = game.attempt(line)?.code ?? 'taken';
  if (code !== 'taken' && game.state !== before) throw new Error(`${line} was refused and changed something`);
  return code;
}

/** Why a position cannot be read. */
export function refusedPosition(position: string, options: Chosen = {}): string {
  const chosen = toy.resolveOptions(options, 3);
  if (isProblem(chosen)) throw new Error(chosen.code);
  const read = toy.table.read(position.trim().split('\n'), chosen, HOUSES);
  if (!isProblem(read)) throw new Error('the position was read');
  return String((read.data as { expected?: string } | undefined)?.expected);
}
