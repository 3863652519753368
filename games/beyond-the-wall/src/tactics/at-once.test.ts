import { rngFromText } from '@corvo/core';
import { areaAt } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { refused } from '../ledger/lay.fixture.ts';
import { asked, figure, play, plays, tactics, use } from './tactics.fixture.ts';

describe('power, supply and tracks', () => {
  test('BW-10.1 BW-S33 3 power a barrel, two at most and never above 6', () => {
    const game = tactics(`power others 9\nsupply others 5\n${plays('others', 'tac-01')}`);
    play(game, 'others uses tac-01-b');
    expect(refused(game, 'others chooses 2')).toBeDefined();
    play(game, 'others chooses 1');
    expect([figure(game, 'supply others'), figure(game, 'power others')]).toEqual([6, 6]);
    expect(tactics(`power others 2\n${plays('others', 'tac-01')}`).offered('others')).toEqual(['tac-01-a', 'none']);
  });

  test('BW-10.1 who cannot pay 2 is offered no card of the reserve', () => {
    const game = play(tactics(`power others 1\n${plays('others', 'tac-01')}`), 'others uses tac-01-a');
    expect(game.offered('others')).toEqual(['power', 'none']);
  });

  test('BW-10.1 whoever has just 2 may fetch one, and has nothing left', () => {
    const game = play(tactics(`power others 2\n${plays('others', 'tac-01')}`), 'others uses tac-01-a');
    expect(game.offered('others')).toContain('tac-16');
    play(game, 'others chooses tac-16');
    expect([figure(game, 'power others'), figure(game, 'tactics played others')]).toEqual([0, ['tac-01', 'tac-16']]);
  });

  test('BW-10.2 BW-H89 3 power for each barrel; the loser of barrels reconciles at once', () => {
    const game = tactics(
      `supply others 2\n${plays('others', 'tac-02')}\n@thenn others 3 zombies\n@antler others 2 zombies\n@ice-river others 2 zombies`.replace(
        'hand tac-02 tac-05 tac-17',
        'hand tac-05 tac-17',
      ),
    );
    use(game, 'others', 'tac-02-b', 'chooses 2');
    expect([figure(game, 'supply others'), figure(game, 'power others'), asked(game)]).toEqual([
      0,
      11,
      ['others supply-cut'],
    ]);
  });

  test('BW-H89 routed troops eat, and of a kind they are given up first', () => {
    const game = tactics(
      `supply free-folk 3\n${plays('free-folk', 'tac-02').replace('hand tac-02 tac-05 tac-17', 'hand tac-05 tac-17')}\n@thenn free-folk 1 footman routed 3 footmen\n@antler free-folk routed 2 footmen\n@ice-river free-folk routed 2 footmen`,
      'free-folk',
    );
    use(game, 'free-folk', 'tac-02-b', 'chooses 2');
    expect(asked(game)).toEqual(['free-folk supply-cut']);
    play(game, 'free-folk loses @thenn 1 footman, @antler 1 footman');
    const { units } = areaAt(game.state.open, 'btw-thenn');
    expect(units.filter(({ house }) => house === 'free-folk').map(({ routed = false }) => routed)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('BW-10.2 the last barrel can be sold, and none that is not there', () => {
    const with2 = plays('others', 'tac-02').replace('hand tac-02 tac-05', 'hand tac-05');
    const game = use(tactics(`supply others 1\n${with2}`), 'others', 'tac-02-b', 'chooses 1');
    expect([figure(game, 'supply others'), figure(game, 'power others')]).toEqual([0, 5 + 3]);
    expect(tactics(`supply others 0\n${with2}`).offered('others') ?? []).not.toContain('tac-02-b');
  });

  test('BW-10.8 BW-S54 steal 1 power from one or both; who has none gives nothing', () => {
    const game = use(tactics(plays('others', 'tac-08')), 'others', 'tac-08-a', 'chooses both');
    expect(['others', 'free-folk', 'nights-watch'].map(house => figure(game, `power ${house}`))).toEqual([7, 4, 4]);
    const poor = play(tactics(`power free-folk 0\n${plays('others', 'tac-08')}`), 'others uses tac-08-a');
    expect(poor.offered('others')).toEqual(['nights-watch', 'none']);
  });

  test('BW-10.10 BW-S64 down on one track and up on the other, as far as both allow', () => {
    const game = tactics(
      `fiefdoms nights-watch free-folk others\n${plays('others', 'tac-10')}`,
      'others',
      'free-folk',
      'nights-watch',
    );
    play(game, 'others uses tac-10-a');
    expect(game.offered('others')).toEqual(['throne-1', 'throne-2', 'none']);
    play(game, 'others chooses throne-2');
    expect([figure(game, 'throne'), figure(game, 'fiefdoms')]).toEqual([
      ['free-folk', 'nights-watch', 'others'],
      ['others', 'nights-watch', 'free-folk'],
    ]);
  });

  test('BW-H53 BW-18.16 who falls on the Throne finishes his card; the others follow in the new order', () => {
    const game = tactics(
      [`fiefdoms nights-watch free-folk others`, plays('others', 'tac-10'), plays('free-folk', 'tac-08')].join('\n'),
      'others',
      'nights-watch',
      'free-folk',
    );
    use(game, 'others', 'tac-10-a', 'chooses throne-1');
    expect(asked(game)).toEqual(['free-folk use-tactic']);
  });
});

describe('house cards of others', () => {
  test('BW-10.3 BW-S8 BW-H29 4 power: a card of an opponent, named by the payer, is discarded', () => {
    const game = use(tactics(plays('others', 'tac-03')), 'others', 'tac-03-b', 'chooses wi-ygritte');
    expect([figure(game, 'power others'), figure(game, 'discards free-folk')]).toEqual([1, ['wi-ygritte']]);
    expect(tactics(`power others 3\n${plays('others', 'tac-03')}`).waiting).not.toContainEqual(
      expect.objectContaining({ seat: 'others' }),
    );
  });

  test('BW-H59 the last card of a hand: the others come back and it stays out', () => {
    const game = tactics(`hand free-folk wi-osha\n${plays('others', 'tac-03')}`);
    use(game, 'others', 'tac-03-b', 'chooses wi-osha');
    expect(figure(game, 'discards free-folk')).toEqual(['wi-osha']);
    expect(figure(game, 'hand free-folk')).toHaveLength(6);
  });
});

describe('tactic cards about tactic cards', () => {
  test('BW-10.12 BW-S60 an ability that was scouted costs its owner 2 more', () => {
    const game = tactics([plays('others', 'tac-12'), plays('free-folk', 'tac-08')].join('\n'), 'others');
    use(game, 'others', 'tac-12-a', 'chooses free-folk for tac-08-a', 'uses none');
    use(game, 'free-folk', 'tac-08-a', 'chooses both');
    expect(figure(game, 'power free-folk')).toBe(5 - 2 + 2);
  });

  test('BW-10.12 BW-H55 BW-H137 2 power to use an ability of an opponent as one’s own; spying cannot be copied', () => {
    const game = tactics([plays('others', 'tac-12'), plays('free-folk', 'tac-08', 'tac-12')].join('\n'), 'others');
    play(game, 'others uses tac-12-b');
    expect(game.offered('others')).toEqual(['free-folk for tac-08-a', 'free-folk for tac-08-b', 'none']);
    play(game, 'others chooses free-folk for tac-08-a');
    use(game, 'others', 'tac-08-a', 'chooses both');
    expect(figure(game, 'power others')).toBe(5 - 2 + 2);
  });

  test('BW-10.18 BW-9.8 BW-H56 5 power for two abilities of the reserve, of different cards, that can be paid', () => {
    const game = tactics(`power others 7\n${plays('others', 'tac-18')}`);
    use(game, 'others', 'tac-18-a', 'picks tac-01-a');
    expect(figure(game, 'power others')).toBe(2);
    expect(game.state.open.effects).toContainEqual({
      effect: 'tac-01-a',
      owner: 'others',
      until: 'round',
      more: { by: 'tac-18' }, // as it is stored
    });
    expect(game.offered('others')).not.toContain('tac-01-b');
    expect(game.offered('others')).not.toContain('tac-03-b');
    expect(refused(game, 'others picks tac-03-b')).toMatchObject({
      code: 'ability-not-in-reserve',
      clause: 'BW-10.18',
      data: { choice: 'tac-03-b' },
    });
    play(game, 'others picks tac-08-a', 'others uses tac-01-a', 'others chooses tac-16', 'others uses none');
    play(game, 'nights-watch sends none', 'nights-watch march @gift: none', 'nights-watch yoren none');
    expect(figure(game, 'tactics gone others')).toEqual(['tac-18']);
    expect(figure(game, 'tactics used others')).toEqual(['tac-16']);
  });

  test('BW-H56 what was picked first leaves less for the second; none ends the picking', () => {
    const game = tactics(`power others 9\n${plays('others', 'tac-18')}`);
    use(game, 'others', 'tac-18-a', 'picks tac-03-b'); // 5 paid, 4 promised
    expect(game.offered('others')).toContain('tac-08-a');
    expect(game.offered('others')).not.toContain('tac-12-b');
    expect(refused(game, 'others picks tac-12-b')).toMatchObject({ code: 'ability-not-in-reserve' });
    play(game, 'others picks none');
    expect(game.told('ability-picked')).toEqual([]);
    expect(game.state.open.effects.map(({ effect }) => effect)).not.toContain('none');
    expect(asked(game)).toEqual(['others use-tactic']);
  });
});

describe('orders and tokens', () => {
  test('BW-10.2 BW-S7 up to two normal orders become the free starred ones of their kind', () => {
    const game = tactics(
      `court free-folk nights-watch others\ntactics others hand tac-03 tac-05 played tac-02\n@thenn others 1 zombie march-zero\n@antler others 1 zombie support\n@ice-river others 1 zombie raid`,
    );
    play(game, 'others uses tac-02-a');
    expect(refused(game, 'others swaps @ice-river raid-star')).toMatchObject({
      code: 'no-such-swap',
      clause: 'BW-10.2',
    });
    const [view, request] = [game.view('others'), game.request('others')];
    const all = request && game.game.list(view, request, 100);
    expect(all?.length).toBeGreaterThan(3);
    expect(request && game.game.list(view, request, all?.length ?? 0)).toEqual(all); // just within the limit
    expect(request && game.game.list(view, request, (all?.length ?? 0) - 1)).toBeUndefined();
    play(game, 'others swaps @thenn march-plus-one, @antler support-plus-one');
    expect([figure(game, 'order @thenn'), figure(game, 'order @antler')]).toEqual([
      'march-plus-one',
      'support-plus-one',
    ]);
  });

  test('BW-10.13 BW-H42 no Raven this turn', () => {
    const lines = `court others nights-watch free-folk\n${plays('others', 'tac-13')}\n@thenn others 1 zombie support`;
    expect(asked(play(tactics(lines), 'others uses none'))).toEqual(['others raven']);
    const game = play(tactics(lines), 'others uses tac-13-a', 'others uses none');
    expect(asked(game)).toEqual(['nights-watch find-benjen']);
  });

  test('BW-10.13 BW-H41 starred orders count as normal ones', () => {
    const lines = `used court\n${plays('others', 'tac-13')}\n@thenn free-folk 1 footman raid-star\n@antler others 1 zombie defense-one`;
    const levelled = play(tactics(lines, 'others'), 'others uses tac-13-b', 'others uses none');
    play(levelled, 'nights-watch sends none', 'free-folk sends none');
    expect(asked(levelled)).toEqual(['free-folk raid']);
  });
});

describe('troops at once', () => {
  test('BW-10.6 within supply: the refusal says what there would be, and what is allowed', () => {
    const game = use(
      tactics(
        `supply free-folk 0\n${plays('free-folk', 'tac-06')}\n@milkwater free-folk 2 footmen\n@thenn free-folk 1 footman`,
        'free-folk',
      ),
      'free-folk',
      'tac-06-a',
    );
    expect(refused(game, 'free-folk moves @milkwater: 2 footmen > @thenn')).toMatchObject({
      code: 'supply-exceeded',
      data: { armies: [3], allowed: [2, 2], supply: 0 },
    });
    play(game, 'free-folk moves @milkwater: 1 footman > @thenn');
  });

  const HELD = '@thenn free-folk 2 footmen march-zero\n@milkwater free-folk 1 giant';

  test('BW-10.6 BW-H43 troops go to one neighbour that is controlled; an emptied area loses its order', () => {
    const game = tactics(`${plays('free-folk', 'tac-06')}\n${HELD}`);
    play(game, 'free-folk uses tac-06-a');
    expect(refused(game, 'free-folk moves @thenn: 1 footman > @antler')).toMatchObject({
      code: 'not-your-neighbour',
      clause: 'BW-10.6',
    });
    expect(refused(game, 'free-folk moves @thenn: 3 footmen > @milkwater')).toMatchObject({ code: 'units-not-there' });
    expect(refused(game, 'free-folk moves @thenn: 1 footman > @milkwater; leave power')).toMatchObject({
      code: 'no-token-by-tactics',
    });
    play(game, 'free-folk moves @thenn: 2 footmen > @milkwater');
    expect([figure(game, 'order @thenn'), figure(game, 'control @thenn')]).toEqual(['', 'others']);
  });

  test('BW-10.16 BW-H95 one point at once, by the limits of the house', () => {
    const game = play(tactics(plays('nights-watch', 'tac-16')), 'nights-watch uses tac-16-a');
    expect(refused(game, 'nights-watch musters @gift: footman')).toBeDefined();
    play(game, 'nights-watch musters @wall-west: footman');
    expect(figure(game, 'units @wall-west')).toBe('nights-watch 1 footman');
  });

  test('BW-10.16 troops of neighbouring areas gather in one area', () => {
    const game = tactics(`${plays('free-folk', 'tac-16')}\n${HELD}`);
    use(game, 'free-folk', 'tac-16-b', 'chooses btw-milkwater');
    expect(refused(game, 'free-folk gathers @thenn 3 footmen')).toMatchObject({
      code: 'troops-not-next-door',
      clause: 'BW-10.16',
    });
    play(game, 'free-folk gathers @thenn 2 footmen');
    expect(figure(game, 'units @milkwater')).toBe('free-folk 1 giant 2 footmen');
  });

  test('BW-10.16 chance lets some of them gather, not always all', () => {
    const game = tactics(`supply free-folk 6\n${plays('free-folk', 'tac-16')}\n${HELD}`);
    use(game, 'free-folk', 'tac-16-b', 'chooses btw-milkwater');
    const [view, request] = [game.view('free-folk'), game.request('free-folk')];
    if (request === undefined) throw new Error('nobody gathers');
    const rng = rngFromText('gathering');
    const samples = Array.from({ length: 30 }, () => JSON.stringify(game.game.sample(view, request, rng)));
    expect(new Set(samples).size).toBeGreaterThan(2);
  });

  test('BW-10.16 they gather only in an area that their house controls', () => {
    const game = play(tactics(`${plays('free-folk', 'tac-16')}\n${HELD}`), 'free-folk uses tac-16-b');
    const places = (game.offered('free-folk') ?? []).filter(area => area !== 'none');
    expect(places.length).toBeGreaterThan(0);
    for (const area of places) expect([area, figure(game, `control ${area}`)]).toEqual([area, 'free-folk']);
  });

  test('BW-10.6 BW-10.17 who sends troops is asked about units, not about a March', () => {
    const sends = (card: string): string[] => {
      const game = tactics(
        `supply free-folk 6\ntactics free-folk hand tac-01 tac-02 played ${card}\n${HELD}\n@haunted-forest free-folk token`,
      );
      play(game, `free-folk uses ${card}-a`);
      const view = game.game.view(game.state, 'free-folk');
      const [request] = game.game.requests(view);
      const asks = (...picked: string[]): string =>
        (request && game.game.guide?.(view, request, picked)?.asks.key) ?? 'nothing';
      const [from = ''] = (request && game.game.guide?.(view, request, [])?.picks.map(({ id }) => id)) ?? [];
      return [asks(), asks(from)];
    };
    expect(sends('tac-06')).toEqual(['guide.units-go-where', 'guide.units-go-who']);
    expect(sends('tac-17')).toEqual(['guide.units-go-where', 'guide.units-go-who']);
  });

  test('BW-10.17 troops of one area go to several neighbours', () => {
    const game = tactics(
      `supply free-folk 6\ntactics free-folk hand tac-01 tac-02 played tac-17\n${HELD}\n@haunted-forest free-folk token`,
    );
    play(game, 'free-folk uses tac-17-a');
    play(game, 'free-folk moves @thenn: 1 footman > @milkwater; 1 footman > @haunted-forest');
    expect([figure(game, 'units @milkwater'), figure(game, 'units @haunted-forest')]).toEqual([
      'free-folk 1 giant 1 footman',
      'free-folk 1 footman',
    ]);
  });
});
