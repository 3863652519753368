import { expect, test } from 'vitest';
import { lay, toy } from '../toy/toy.fixture.ts';

const HELP_FIRST = { realms: 'one', 'ruling.asksHelpFirst': true };

test('even the weakest neutral force is a reason to ask for help, where the march alone is too weak for it', () => {
  const game = lay('isle force 1\nford red 1 footman march-minus\nbay blue 2 ships support', HELP_FIRST);
  game.play('red march ford: footman > isle');
  expect(game.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual(['blue support-neutral']);
});

test('of a kind of unit that there is not, a refusal names no more than forty letters', () => {
  const game = lay('keep red 1 footman march', { realms: 'one' });
  const choice = { from: 'keep', moves: [{ to: 'ford', units: { ['x'.repeat(60)]: 1 } }], leave: false };
  const request = game.request('red')?.id ?? 0;
  expect(toy.refusal(game.view('red'), { seat: 'red', request, choice })).toMatchObject({
    code: 'no-such-unit',
    data: { kind: 'x'.repeat(40) },
  });
});
