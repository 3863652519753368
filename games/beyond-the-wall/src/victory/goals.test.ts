import { describe, expect, test } from 'vitest';
import { lay, type Game } from '../ledger/lay.fixture.ts';
import { goalsOf, type Goal } from './goals.ts';

const goalOf = ({ state }: Game, house: string): Goal | undefined =>
  goalsOf(state.open).find(goal => goal.house === house);

describe('how far each of the three is, as anybody at the table counts it', () => {
  test('BW-6.3 BW-6.7 points on the quest card, what it needs, and whether it is complete', () => {
    const begun = lay('round 4\nquest nights-watch 1 knight 1 footman\nquest free-folk 2 footmen');
    expect(goalOf(begun, 'nights-watch')?.quest).toEqual({ have: 3, need: 7, isDone: false });
    expect(goalOf(begun, 'free-folk')?.quest).toEqual({ have: 2, need: 3, isDone: false });
    expect(goalOf(lay('round 9\nquest nights-watch 1 footman'), 'nights-watch')?.quest.need).toBe(9);
    const done = lay('quest nights-watch 3 knights 1 footman done 6\nquest free-folk 3 footmen done 4');
    for (const house of ['nights-watch', 'free-folk']) expect(goalOf(done, house)?.quest.isDone).toBe(true);
  });

  test('BW-6.9 BW-S18 one zombie more than Others and King together', () => {
    const winter = (units: string): Goal['quest'] | undefined => goalOf(lay(`@thenn others ${units}`), 'others')?.quest;
    expect(winter('2 zombies 1 other 1 other-king')).toEqual({ have: 2, need: 3, isDone: false });
    expect(winter('3 zombies 1 other 1 other-king')).toEqual({ have: 3, need: 3, isDone: true });
    expect(winter('1 zombie')).toEqual({ have: 1, need: 1, isDone: true });
  });

  test.each([
    ['@gift nights-watch 1 footman', [true, false, false]],
    ['@gift free-folk 1 footman', [false, true, false]],
    ['@gift nights-watch 1 footman\n@wall-east others 1 zombie tried', [false, false, true]],
    ['@gift others 1 zombie', [true, false, false]],
  ])('BW-6.1 conditions with "%s"', (position, met) => {
    const game = lay(position);
    expect(goalsOf(game.state.open).map(({ house, isMet }) => [house, isMet])).toEqual([
      ['nights-watch', met[0]],
      ['free-folk', met[1]],
      ['others', met[2]],
    ]);
  });
});
