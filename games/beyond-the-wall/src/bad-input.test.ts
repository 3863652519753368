import { LANGUAGES, say, type Problem } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';
import { deal, lay, play, refused, type Game } from './ledger/lay.fixture.ts';
import { plays, tactics } from './tactics/tactics.fixture.ts';

const HOLD = '@gift nights-watch 1 footman march-minus-one';

/** Refused under a clause, said in both languages, and nothing has changed. */
function refusal(game: Game, line: string): Problem {
  const before = JSON.stringify(game.state);
  const problem = refused(game, line) as Problem;
  expect(JSON.stringify(game.state)).toBe(before);
  for (const language of LANGUAGES)
    expect(say(beyondTheWall.messages, language, `problem.${problem.code}`, problem.data)).not.toMatch(
      /[{}]|\$t\(|^problem\./,
    );
  return problem;
}

describe('what cannot be done is refused with clause and figures, and nothing changes', () => {
  test('BW-9.1 BW-9.6 BW-11.1 cards that are not in hand, not in the game, or of another', () => {
    const planning = (): Game => lay('phase planning\ntactics others hand tac-01 tac-02 tac-03\n@thenn others 1 other');
    expect(refusal(planning(), 'others lays tac-09')).toMatchObject({
      clause: 'BW-9.1',
      code: 'tactic-not-in-hand',
      data: { card: 'tac-09', cards: ['tac-01', 'tac-02', 'tac-03'] },
    });
    expect(refusal(planning(), 'others lays nw-jon')).toMatchObject({ code: 'tactic-not-in-hand' });
    expect(refusal(deal(), 'others builds tac-01')).toMatchObject({
      clause: 'BW-9.6',
      data: { count: 1, min: 3, max: 5 },
    });
    expect(refusal(deal(), 'others builds tac-01, tac-02, ot-king')).toMatchObject({ code: 'no-such-tactic-card' });
  });

  test('BW-S60 BW-9.3 BW-10.18 an ability without its cost, of another card, or of no use', () => {
    const poor = tactics(`power others 1\n${plays('others', 'tac-03', 'tac-08')}`);
    expect(refusal(poor, 'others uses tac-03-b')).toMatchObject({
      clause: 'BW-S60',
      code: 'ability-not-paid',
      data: { effect: 'tac-03-b', cost: 4, power: 1 },
    });
    expect(refusal(poor, 'others uses tac-01-a')).toMatchObject({ clause: 'BW-9.3', code: 'ability-not-ready' });
    expect(refusal(poor, 'others uses tac-08-b')).toMatchObject({ code: 'ability-not-ready' }); // for the round, not for now
  });

  test('BW-6.3 BW-6.7 catapults, too many, and troops that are not there, on quests', () => {
    const quest = (): Game =>
      lay(
        `phase quests\nthrone nights-watch free-folk others\n@wall-west nights-watch 1 footman 1 catapult\n@thenn free-folk 4 footmen 1 giant\n${HOLD}`,
      );
    expect(refusal(quest(), 'nights-watch sends @wall-west 1 catapult')).toMatchObject({
      clause: 'BW-6.3',
      code: 'cannot-go-on-the-quest',
      data: { area: 'btw-wall-west', kind: 'catapult' },
    });
    expect(refusal(quest(), 'nights-watch sends @wall-west 2 footmen')).toMatchObject({
      code: 'cannot-go-on-the-quest',
    });
    expect(refusal(quest(), 'nights-watch sends @thenn 1 footman')).toMatchObject({ code: 'cannot-go-on-the-quest' });
    const folk = play(quest(), 'nights-watch sends none');
    expect(refusal(folk, 'free-folk sends @thenn 1 giant')).toMatchObject({ code: 'cannot-go-on-the-quest' });
    expect(refusal(folk, 'free-folk sends @thenn 4 footmen')).toMatchObject({
      clause: 'BW-6.7',
      code: 'too-many-on-the-quest',
      data: { count: 4, need: 3 },
    });
  });

  test('BW-10.6 BW-10.16 troops moved by tactic cards that are not there or may not go', () => {
    const redeploy = play(
      tactics(`${plays('free-folk', 'tac-06')}\n@thenn free-folk 2 footmen\n@milkwater free-folk 1 giant`),
      'free-folk uses tac-06-a',
    );
    expect(refusal(redeploy, 'free-folk moves @thenn: 3 footmen > @milkwater')).toMatchObject({
      code: 'units-not-there',
    });
    expect(refusal(redeploy, 'free-folk moves @gorge: 1 footman > @milkwater')).toMatchObject({
      code: 'no-troops-there',
    });
    expect(refusal(redeploy, 'free-folk moves @thenn: 1 footman > @gift')).toMatchObject({
      code: 'not-your-neighbour',
    });
    expect(refusal(redeploy, 'free-folk moves @thenn: 1 footman > @milkwater; 1 footman > @milkwater')).toMatchObject({
      clause: expect.stringMatching(/^(BW|2E)-/),
    });
  });

  test('BW-2.3 BW-2.1 BW-3.4 marches, tokens and orders that the north forbids', () => {
    const march = lay(
      `throne free-folk others nights-watch\n@thenn free-folk 1 footman march-zero\n@antler others 1 zombie march-zero\n${HOLD}`,
    );
    expect(refusal(march, 'free-folk march @thenn: footman > @always-winter')).toMatchObject({
      clause: 'BW-2.3',
      code: 'others-only',
    });
    play(march, 'free-folk march @thenn: none');
    expect(refusal(march, 'others march @antler: zombie > @thenn; leave power')).toMatchObject({
      code: 'others-leave-no-token',
    });
    const orders = lay('phase planning\n@wall-west nights-watch 1 catapult\n@gift nights-watch 1 footman');
    expect(refusal(orders, 'nights-watch orders @wall-west march-zero, @gift support')).toMatchObject({
      clause: 'BW-3.4',
      code: 'catapult-alone',
    });
  });

  test('CO-2.2 the wrong seat is refused', () => {
    expect(refused(lay('phase quests\n@wall-west nights-watch 1 footman'), 'others sends none')).toMatchObject({
      clause: 'CO-2.2',
    });
  });
});
