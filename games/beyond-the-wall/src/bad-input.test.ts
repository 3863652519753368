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
    const home = lay('throne nights-watch free-folk others\n@gift nights-watch 1 footman march-zero');
    expect(refusal(home, 'nights-watch march @gift: footman > @wall-west; leave power')).toMatchObject({
      clause: 'BW-19.14',
      code: 'home-needs-no-token',
    });
    const orders = lay('phase planning\n@wall-west nights-watch 1 catapult\n@gift nights-watch 1 footman');
    expect(refusal(orders, 'nights-watch orders @wall-west march-zero, @gift support')).toMatchObject({
      clause: 'BW-3.4',
      code: 'catapult-alone',
    });
  });

  test('BW-10.6 BW-10.17 to one area, or to each once', () => {
    const moving = (card: string): Game =>
      play(
        tactics(
          `tactics free-folk hand tac-01 tac-02 tac-03 played ${card}\n@thenn free-folk 3 footmen\n@milkwater free-folk 1 giant\n@haunted-forest free-folk token`,
        ),
        `free-folk uses ${card}-a`,
      );
    const check = (game: Game, to: readonly string[], units = 1): unknown => {
      const [request] = game.game.requests(game.view('free-folk'));
      const moves = to.map(area => ({ to: `btw-${area}`, units: { footman: units } }));
      return request && game.game.check(game.view('free-folk'), request, { from: 'btw-thenn', moves, leave: false });
    };
    const [one, any] = [moving('tac-06'), moving('tac-17')];
    expect(check(one, ['milkwater', 'haunted-forest'])).toMatchObject({ code: 'to-one-area-only', data: { count: 2 } });
    expect(check(any, ['milkwater', 'haunted-forest'])).toBeUndefined();
    expect(check(any, ['milkwater', 'milkwater'])).toMatchObject({
      code: 'same-area-twice',
      data: { area: 'btw-milkwater' },
    });
    expect(check(any, ['milkwater', 'haunted-forest'], 2)).toMatchObject({
      code: 'units-not-there',
      data: { kind: 'footman', going: 4, there: 3 },
    });
  });

  test('BW-10.6 who marches on: only those who came, to one area, and a token only from what there is', () => {
    const arrived = play(
      lay(
        `throne free-folk nights-watch others\n${plays('free-folk', 'tac-06')}\npower free-folk 0\n@milkwater free-folk 2 knights march-zero\n@gorge free-folk 1 footman\n${HOLD}`,
      ),
      'free-folk march @milkwater: 2 knights > @fist',
      'free-folk chooses use',
    );
    expect(refusal(arrived, 'free-folk march @gorge: 1 footman > @milkwater')).toMatchObject({
      code: 'nobody-marched-in',
      data: { area: 'btw-gorge' },
    });
    expect(refusal(arrived, 'free-folk march @fist: 1 knight > @haunted-forest; 1 knight > @milkwater')).toMatchObject({
      code: 'to-one-area-only',
      data: { count: 2 },
    });
    expect(refusal(arrived, 'free-folk march @fist: 1 knight > @haunted-forest; leave power')).toMatchObject({
      code: 'units-stay-behind',
      data: { staying: 1 },
    });
    expect(refusal(arrived, 'free-folk march @fist: 2 knights > @haunted-forest; leave power')).toMatchObject({
      code: 'no-power-to-leave',
    });
    play(arrived, 'free-folk march @fist: 2 knights > @haunted-forest');
  });

  test('BW-10.2 three swaps, one starred order twice, and swaps that there are not', () => {
    const swaps = play(
      tactics(
        `${plays('others', 'tac-02').replace('hand tac-02 tac-05', 'hand tac-05')}\n@thenn others 1 zombie march-zero\n@antler others 1 zombie march-minus-one\n@ice-river others 1 zombie support\n@gorge others 1 zombie consolidate\n@skirling-pass others 1 zombie defense-one`,
      ),
      'others uses tac-02-a',
    );
    expect(
      refusal(swaps, 'others swaps @thenn march-plus-one, @ice-river support-plus-one, @gorge consolidate-star'),
    ).toMatchObject({ code: 'too-many-swaps', clause: 'BW-10.2', data: { count: 3, most: 2 } });
    expect(refusal(swaps, 'others swaps @thenn march-plus-one, @antler march-plus-one')).toMatchObject({
      code: 'order-used-up',
      data: { order: 'march-plus-one', copies: 1, used: 2 },
    });
    expect(refusal(swaps, 'others swaps @thenn support-plus-one')).toMatchObject({ code: 'no-such-swap' });
    expect(refusal(swaps, 'others swaps @skirling-pass defense-two')).toMatchObject({ code: 'no-such-swap' }); // theirs has none
    play(swaps, 'others swaps @thenn march-plus-one, @gorge consolidate-star');
    expect(swaps.told('order-replaced')).toEqual([
      { house: 'others', area: 'btw-thenn', before: 'march-zero', order: 'march-plus-one' },
      { house: 'others', area: 'btw-gorge', before: 'consolidate', order: 'consolidate-star' },
    ]);
  });

  test('BW-15.3 bids beyond what one has, and below nothing', () => {
    const bids = lay(
      'phase westeros\nwildlings 2\nthrone nights-watch free-folk others\npower free-folk 3\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III wildlings-attack',
    );
    expect(refusal(bids, 'free-folk bids 4')).toMatchObject({ code: 'bid-above-power', data: { amount: 4, power: 3 } });
    const [request] = bids.game.requests(bids.view('free-folk'));
    const below = request && bids.game.check(bids.view('free-folk'), request, { amount: -1 });
    expect(below).toMatchObject({ code: 'bid-below-zero', data: { amount: -1, power: 3 } });
    play(bids, 'free-folk bids 3', 'nights-watch bids 0', 'others bids nobody');
    expect(bids.told('bids-opened')).toEqual([
      { what: 'wildlings', bids: { others: 0, 'free-folk': 3, 'nights-watch': 0 } },
    ]);
  });

  test('CO-2.2 the wrong seat is refused', () => {
    expect(refused(lay('phase quests\n@wall-west nights-watch 1 footman'), 'others sends none')).toMatchObject({
      clause: 'CO-2.2',
    });
  });
});
