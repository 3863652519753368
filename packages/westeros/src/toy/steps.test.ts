import { describe, expect, test } from 'vitest';
import { PROCEDURES } from '../procedures.ts';
import type { WesterosGame } from '../state.ts';
import { playOn } from './play.fixture.ts';
import { STEPS, type StepTurn } from './steps.fixture.ts';
import { lay, makeToy, toy } from './toy.fixture.ts';

/** Steps to which their own procedure jumps: it cannot leave them out, so they are only silenced. */
const JUMPED_TO = ['round.begin', 'clash.bid'];

/** The toy without one step: left out of the flow, or silent where its procedure has no other. */
function without(run: string, step: string): WesterosGame {
  const name = `${run}.${step}`;
  const others = (flow: readonly string[] = []): string[] => flow.filter(one => one !== step);
  const isNeeded = JUMPED_TO.includes(name) || ['raven', 'consolidate'].includes(run);
  if (isNeeded || Object.keys(PROCEDURES[run as keyof typeof PROCEDURES]).length === 1)
    return makeToy(`toy-silent-${name}`, rules => rules, { [run]: { [step]: {} } });
  return makeToy(`toy-without-${name}`, rules => ({
    ...rules,
    flow: { ...rules.flow, [run]: others(rules.flow[run]) },
  }));
}

function seen(game: WesterosGame, { on, with: chosen, answers = {}, stopAt, see = [] }: StepTurn): string[] {
  const played = lay(on, chosen, game);
  const trace = playOn(played, answers, stopAt);
  return [...trace, ...see.map(name => `${name} ${JSON.stringify(played.figure(name))}`)];
}

const only = (here: readonly string[], there: readonly string[]): string[] => [
  ...new Set(here.filter(one => !there.includes(one))),
];

const ALL = Object.entries(STEPS).flatMap(([run, steps]) =>
  Object.entries(steps as Record<string, StepTurn>).map(([step, turn]) => [`${run}.${step}`, run, step, turn] as const),
);

describe('every step, with it and without it:', () => {
  test.each(ALL.filter(([, , , turn]) => turn.breaks === undefined))('%s', (_name, run, step, turn) => {
    const { gone = [], come = [] } = turn;
    expect(gone.length + come.length).toBeGreaterThan(0);
    const [there, left] = [seen(toy, turn), seen(without(run, step), turn)];
    expect(only(there, left)).toEqual(gone);
    expect(only(left, there)).toEqual(come);
  });

  test.each(ALL.filter(([, , , turn]) => turn.breaks !== undefined))(
    'nothing goes on without %s',
    (_name, run, step, turn) => {
      expect(seen(toy, turn)).not.toEqual([]);
      expect(() => seen(without(run, step), turn)).toThrow(turn.breaks ?? '');
    },
  );
});

describe('two steps do nothing themselves, but say when something may happen:', () => {
  /** Blue takes the keep, in whose harbor a ship of red lies. */
  function takeKeep(name: string, leftOut: readonly string[]): { readonly trace: string[]; readonly asked: number[] } {
    const game = makeToy(`toy-${name}`, rules => ({
      ...rules,
      flow: { ...rules.flow, battle: (rules.flow['battle'] ?? []).filter(step => !leftOut.includes(step)) },
    }));
    const asked: number[] = [];
    const answers = {
      march: ['march ford: 2 knights > keep'],
      'battle-card': ['plays blue-lord', 'plays red-page'],
      'capture-ships': 'captures 1',
    };
    const position = 'ford blue 2 knights march\nkeep red 1 footman\nharbor red 1 ship\nbay green 1 ship march';
    const trace = playOn(lay(position, { battle: 'long' }, game), answers, undefined, request => asked.push(request));
    return { trace, asked };
  }
  const isRising = (numbers: readonly number[]): boolean =>
    numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));

  test('in `ports` the new lord takes the ships before the cards are laid aside', () => {
    const { trace: early } = takeKeep('with-ports', []);
    const { trace: late } = takeKeep('without-ports', ['ports']);
    expect(early.indexOf('ships-taken')).toBeLessThan(early.indexOf('cards-laid-aside'));
    expect(late.indexOf('ships-taken')).toBeGreaterThan(late.indexOf('cards-laid-aside'));
  });

  test('in `over` he takes them before anybody else is asked: a ruleset with ports needs one of the two', () => {
    expect(isRising(takeKeep('over-alone', ['ports']).asked)).toBe(true);
    expect(isRising(takeKeep('ports-alone', ['over']).asked)).toBe(true);
    expect(isRising(takeKeep('neither', ['ports', 'over']).asked)).toBe(false);
  });
});
