import { rngFromText } from '@corvo/core';
import { areaFor, type MarchChoice, type WesterosOpen } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { cards, fight, losses, refused, strengths } from '../ledger/lay.fixture.ts';
import { asked, figure, lay, play, plays, tactics, use, type Game } from './tactics.fixture.ts';

const HOLD = '@gift nights-watch 1 footman march-minus-one';

describe('orders brought in, and orders that count as others', () => {
  const MARCHES = 'tactics others hand tac-03 tac-05 played tac-02\n@thenn others 1 zombie march-zero';

  test('BW-H37 BW-18.11 BW-S13 a starred order that a Westeros card bars cannot be brought in', () => {
    expect(tactics(MARCHES).offered('others')).toContain('tac-02-a');
    const barred = tactics(`effect no-march-plus-one-order\n${MARCHES}`);
    expect(barred.offered('others')).toEqual(['tac-02-b', 'none']);
    expect(refused(barred, 'others uses tac-02-a')).toMatchObject({ code: 'ability-of-no-use' });
  });

  test('BW-H38 an order that was swapped counts as normal when another levels the field afterwards', () => {
    const game = tactics(
      `used fiefdoms\nused court\nquest free-folk 3 footmen done 4\nquest nights-watch done 5\n${MARCHES}\n@antler free-folk 1 footman\n${plays('free-folk', 'tac-13')}`,
      'others',
      'free-folk',
    );
    use(game, 'others', 'tac-02-a', 'swaps @thenn march-plus-one', 'uses none');
    use(game, 'free-folk', 'tac-13-b', 'uses none');
    play(game, 'others march @thenn: zombie > @antler');
    expect(strengths(game)).toEqual([1, 1]);
  });

  test('BW-H39 march +1 that is levelled is worth 0, and twice 0 is 0', () => {
    const level = fight(
      '@milkwater free-folk 1 giant march-plus-one',
      '@thenn others 1 other',
      `effect levelled\n${plays('free-folk', 'tac-14')}`,
    );
    if (asked(level)[0] === 'free-folk tac-14-a') play(level, 'free-folk chooses use');
    expect(strengths(level)).toEqual([3, 2]);
  });

  /** A special raid against a lone zombie. */
  const run = (effect: string): Game => {
    const game = lay(
      `used fiefdoms\n${effect}\n${plays('free-folk', 'tac-15')}\n@milkwater free-folk 1 giant raid-star\n@thenn others 2 others\n${HOLD}`,
    );
    return play(game, 'free-folk chooses use', 'free-folk attacks @milkwater: 1 giant > @thenn');
  };

  test('BW-18.14 BW-H40 a special raid attacks at +1 though starred marches are barred, and at 0 when it is levelled', () => {
    expect(strengths(run(''))).toEqual([4, 4]);
    expect(strengths(run('effect no-march-plus-one-order'))).toEqual([4, 4]);
    expect(strengths(run('effect levelled'))).toEqual([3, 4]);
  });

  test('BW-H135 BW-10.13 no Sword and no Raven: the tracks still break ties, and the Court keeps its stars', () => {
    const game = tactics(
      `quest free-folk 3 footmen done 4\nquest nights-watch done 5\nfiefdoms free-folk others nights-watch\n${plays('others', 'tac-13')}\n@milkwater free-folk 1 knight march-zero\n@thenn others 1 other`,
      'others',
      'free-folk',
    );
    use(game, 'others', 'tac-13-a', 'uses none');
    expect([figure(game, 'used fiefdoms'), figure(game, 'used court')]).toEqual([true, true]);
    expect(figure(game, 'stars free-folk')).toBe(3); // first on the Court
    play(game, 'free-folk march @milkwater: 1 knight > @thenn');
    cards(game, 'wi-osha', 'ot-horde');
    play(game, 'others chooses none');
    expect(asked(game).filter(line => line.endsWith(' blade'))).toEqual([]);
    expect(game.told('battle-decided')).toMatchObject([{ attack: 3, defence: 3, winner: 'free-folk' }]);
  });
});

describe('orders after a battle that was won', () => {
  const won = (lines: string): Game => {
    const game = fight('@milkwater free-folk 2 giants march-zero', '@thenn others 1 zombie', lines);
    cards(game, 'wi-osha', 'ot-zombie');
    while (asked(game)[0] === 'others retreat') play(game, 'others retreats @antler');
    return game;
  };

  test('BW-10.11 BW-H134 one order of the beaten enemy, wherever it lies, and of nobody else', () => {
    const game = won(
      `${plays('free-folk', 'tac-11')}\n@ice-river others 1 zombie defense-one\n@antler others 1 zombie march-zero`,
    );
    expect(asked(game)).toEqual(['free-folk tac-11-a']);
    expect(game.offered('free-folk')).toEqual(['none', 'btw-ice-river', 'btw-antler']);
    play(game, 'free-folk chooses btw-antler');
    expect([figure(game, 'order @antler'), figure(game, 'order @ice-river')]).toEqual(['', 'defense-one']);
  });

  test('BW-10.11 BW-S65 a free normal support or defence order in the conquered area', () => {
    const game = won(
      `${plays('free-folk', 'tac-11')}\n@gorge free-folk 1 footman defense-one\n@giants-stairs free-folk 1 footman defense-one\neffect no-support-orders`,
    );
    expect(asked(game)).toEqual([expect.stringContaining('march')]); // both defences lie on the map, and supports are barred
    const free = won(`${plays('free-folk', 'tac-11')}\n@gorge free-folk 1 footman defense-one`);
    expect(free.offered('free-folk')).toEqual(['defense-one', 'support', 'none']);
    play(free, 'free-folk chooses defense-one');
    expect(figure(free, 'order @thenn')).toBe('defense-one');
    expect(free.told('order-given')).toEqual([{ house: 'free-folk', area: 'btw-thenn', order: 'defense-one' }]);
  });
});

test('BW-10.11 BW-10.17 a defender who has won takes no order away, and sends nobody', () => {
  const game = fight(
    '@thenn others 1 zombie march-zero',
    '@milkwater free-folk 3 giants',
    `tactics free-folk hand tac-01 tac-02 tac-03 played tac-11 tac-17\n@antler others 1 other support`,
  );
  cards(game, 'ot-zombie', 'wi-mance');
  expect(game.told('battle-decided')).toMatchObject([{ winner: 'free-folk' }]);
  expect(asked(game).filter(one => one.startsWith('free-folk tac-'))).toEqual([]);
});

describe('raids that succeed twice', () => {
  const RAIDS = [
    'effect levelled',
    'court free-folk nights-watch others',
    '@milkwater free-folk 1 giant raid',
    '@haunted-forest free-folk 1 footman raid',
    '@thenn others 1 other support',
    '@antler others 1 other support',
    HOLD,
  ];
  const raided = (more = ''): Game =>
    play(
      lay(['tactics free-folk hand tac-01 tac-02 tac-03 played tac-15', ...RAIDS, more].join('\n')),
      'free-folk chooses none',
      'free-folk raid @milkwater: @thenn',
      'free-folk chooses none',
      'free-folk raid @haunted-forest: @antler',
    );

  test('BW-10.15 BW-S67 BW-H52 after the second raid that took an order, two new orders where they came from', () => {
    const game = raided();
    expect(asked(game)).toEqual(['free-folk tac-15-b']);
    play(game, 'free-folk chooses use');
    expect(refused(game, 'free-folk renews @gorge support')).toMatchObject({
      code: 'no-new-order-there',
      clause: 'BW-10.15',
    });
    expect(refused(game, 'free-folk renews @milkwater raid-star, @haunted-forest raid-star')).toMatchObject({
      code: 'order-on-the-map',
    });
    play(game, 'free-folk renews @milkwater raid-star, @haunted-forest march-plus-one');
    expect([figure(game, 'order @milkwater'), figure(game, 'order @haunted-forest')]).toEqual([
      'raid-star',
      'march-plus-one',
    ]);
    expect(asked(game)).toEqual(['free-folk tac-15-a']); // the new raid has its turn
  });

  /** A Hit and Run, and then a raid that takes an order. */
  const ranAndRaided = (prey: string, ours: string, theirs: string): Game => {
    const game = lay(
      `used fiefdoms\n${plays('free-folk', 'tac-15')}\n@milkwater free-folk 2 giants raid-star\n@thenn ${prey}\n@haunted-forest free-folk 1 footman raid\n@antler others 1 other consolidate\n${HOLD}`,
    );
    play(game, 'free-folk chooses use', 'free-folk attacks @milkwater: 2 giants > @thenn');
    cards(game, ours, theirs);
    while (asked(game)[0]?.includes(' may-')) play(game, 'others chooses none');
    return play(game, 'free-folk raid @haunted-forest: @antler');
  };

  test('BW-10.15 BW-S67 a Hit and Run that is won counts as a raid that succeeded', () => {
    const game = ranAndRaided('others 1 zombie', 'wi-osha', 'ot-general');
    expect(asked(game)).toEqual(['free-folk tac-15-b']);
    play(game, 'free-folk chooses use', 'free-folk renews @milkwater support, @haunted-forest march-zero');
    expect([figure(game, 'order @milkwater'), figure(game, 'order @haunted-forest')]).toEqual([
      'support',
      'march-zero',
    ]);
  });

  test('BW-10.15 BW-S67 a Hit and Run that is lost does not', () => {
    const game = ranAndRaided('others 3 others', 'wi-osha', 'ot-general');
    expect(asked(game)).not.toContain('free-folk tac-15-b');
  });

  test('BW-H52 the star limit binds, and so does a ban', () => {
    const low = lay(
      [
        'tactics free-folk hand tac-01 tac-02 tac-03 played tac-15',
        ...RAIDS.map(line =>
          line.replace(
            'court free-folk nights-watch others',
            'court others nights-watch free-folk\neffect no-support-orders',
          ),
        ),
      ].join('\n'),
    );
    play(low, 'free-folk chooses none', 'free-folk raid @milkwater: @thenn', 'free-folk chooses none');
    play(low, 'free-folk raid @haunted-forest: @antler', 'free-folk chooses use');
    expect(refused(low, 'free-folk renews @milkwater raid-star, @haunted-forest march-plus-one')).toMatchObject({
      code: 'too-many-stars',
    });
    expect(refused(low, 'free-folk renews @milkwater support')).toMatchObject({
      clause: expect.stringMatching(/^2E-|^BW-/),
    });
  });

  test('BW-H52 with every star of the court on the map already, no starred order can be renewed', () => {
    const full = raided('court others nights-watch free-folk\n@gorge free-folk 1 footman support-plus-one');
    play(full, 'free-folk chooses use');
    expect(full.request('free-folk')?.ask).toMatchObject({ stars: 0 });
    expect(refused(full, 'free-folk renews @milkwater raid-star')).toMatchObject({ code: 'too-many-stars' });
  });

  test('BW-S67 a raid that takes nothing does not count', () => {
    const game = lay(
      [
        'tactics free-folk hand tac-01 tac-02 tac-03 played tac-15',
        ...RAIDS.filter(line => !line.startsWith('@antler')),
      ].join('\n'),
    );
    play(game, 'free-folk chooses none', 'free-folk raid @milkwater: @thenn');
    while (asked(game)[0]?.startsWith('free-folk tac-15-a')) play(game, 'free-folk chooses none');
    if (asked(game)[0] === 'free-folk raid') play(game, 'free-folk raid @haunted-forest: none');
    expect(asked(game)).not.toContain('free-folk tac-15-b');
  });
});

describe('Hit and Run', () => {
  const attack = (lines: string, house = 'free-folk', from = '@milkwater', to = '@thenn', units = '2 giants'): Game => {
    const game = lay(`used fiefdoms\n${plays(house, 'tac-15')}\n${lines}\n${HOLD}`);
    return play(game, `${house} chooses use`, `${house} attacks ${from}: ${units} > ${to}`);
  };

  test('BW-S66 supply is not looked at, and only areas with enemy units can be attacked', () => {
    const game = lay(
      `supply free-folk 0\n${plays('free-folk', 'tac-15')}\n@milkwater free-folk 2 giants raid\n@thenn others 1 zombie\n@fist nights-watch token\n${HOLD}`,
    );
    play(game, 'free-folk chooses use');
    for (const [line, code] of [
      ['free-folk attacks @milkwater: 1 giant > @fist', 'nobody-to-attack'],
      ['free-folk attacks @gorge: 1 giant > @fist', 'no-run-from-there'],
      ['free-folk attacks @milkwater: none', 'run-against-one'],
      ['free-folk attacks @milkwater: 1 giant > @thenn; leave power', 'no-token-by-tactics'],
    ] as const)
      expect(refused(game, line)).toMatchObject({ code });
    expect(refused(game, 'free-folk attacks @milkwater: 3 giants > @thenn')).toMatchObject({ code: 'units-not-there' });
    play(game, 'free-folk attacks @milkwater: 2 giants > @thenn');
    expect(figure(game, 'battle')).toBe('btw-thenn');
  });

  test('BW-H134 BW-H47 won: nothing is conquered, so no Plunder, no guard; an order of the enemy may go', () => {
    const game = attack(
      '@milkwater free-folk 2 giants raid\n@thenn others 1 zombie support\n@ice-river others 1 zombie defense-one\ntactics free-folk hand tac-01 tac-02 tac-03 played tac-15 tac-11',
    );
    cards(game, 'wi-osha', 'ot-general');
    play(game, 'others chooses none');
    expect(asked(game)).toEqual(['free-folk tac-11-a']);
    play(game, 'free-folk chooses btw-ice-river');
    expect(game.told('order-given')).toEqual([]);
    expect([figure(game, 'units @thenn'), figure(game, 'control @thenn'), figure(game, 'order @thenn')]).toEqual([
      'others 1 zombie',
      'others',
      '',
    ]);
    expect(figure(game, 'units @milkwater')).toBe('free-folk 2 giants');
  });

  test('BW-H134 the King’s zombies rise where his troops came from', () => {
    const game = attack(
      '@thenn others 2 others raid\n@milkwater free-folk 1 footman',
      'others',
      '@thenn',
      '@milkwater',
      '2 others',
    );
    cards(game, 'ot-king', 'wi-ygritte');
    expect(figure(game, 'units @thenn')).toMatch(/^others 2 others \d zombie/);
    expect(figure(game, 'units @milkwater')).toBe('free-folk routed 1 footman');
  });

  test('BW-H51 beaten Others stay upright, at home and where they attacked', () => {
    const lost = attack(
      '@thenn others 1 zombie raid\n@milkwater free-folk 2 giants',
      'others',
      '@thenn',
      '@milkwater',
      '1 zombie',
    );
    cards(lost, 'ot-horde', 'wi-osha');
    if (asked(lost)[0] === 'others may-add-a-card') play(lost, 'others chooses none');
    expect(figure(lost, 'units @thenn')).toBe('others 1 zombie');
    const beaten = attack('@milkwater free-folk 2 giants raid\n@thenn others 1 zombie support');
    cards(beaten, 'wi-osha', 'ot-general');
    play(beaten, 'others chooses none');
    expect([figure(beaten, 'units @thenn'), figure(beaten, 'order @thenn')]).toEqual(['others 1 zombie', '']);
    expect(beaten.told('units-routed')).toEqual([]);
  });

  test('BW-S66 it is the raid of its house: the next one has its turn, and is asked for a Hit and Run of its own', () => {
    const game = attack(
      `throne free-folk others nights-watch\n${plays('others', 'tac-15')}\n@milkwater free-folk 2 giants raid\n@thenn others 1 zombie\n@antler others 1 other raid\n@haunted-forest free-folk 1 footman raid`,
    );
    cards(game, 'wi-osha', 'ot-general');
    play(game, 'others chooses none');
    expect(asked(game)).toEqual(['others tac-15-a']);
  });

  test('BW-S66 while it is fought, supply is asked of everybody but of those who will not stay', () => {
    const game = attack(
      'supply free-folk 0\nsupply others 0\n@milkwater free-folk 2 giants raid\n@thenn others 2 zombies',
      'free-folk',
    );
    const wrongs = (change: (open: WesterosOpen) => void): unknown[] => {
      const state = structuredClone(game.state);
      change(state.open);
      return (game.game.audit?.invariants ?? []).map(broken => broken(state)).filter(wrong => wrong !== undefined);
    };
    const more = (house: string, kind: string) => (open: WesterosOpen) => {
      for (const area of ['btw-thenn', 'btw-antler', 'btw-ice-river']) {
        const state = areaFor(open, area);
        state.units = [...state.units, { house, kind }, { house, kind }, { house, kind }];
      }
    };
    expect(wrongs(() => {})).toEqual([]);
    expect(wrongs(more('free-folk', 'footman')).join()).not.toContain('supply');
    expect(wrongs(more('others', 'zombie')).join()).toContain('supply');
  });

  test('BW-S66 an answer at random takes all kinds of forces along', () => {
    const game = lay(
      `used fiefdoms\n${plays('free-folk', 'tac-15')}\n@milkwater free-folk 3 giants raid\n@thenn others 1 zombie\n${HOLD}`,
    );
    play(game, 'free-folk chooses use');
    const [request] = game.game.requests(game.view('free-folk'));
    if (request === undefined) throw new Error('nobody is asked');
    const rng = rngFromText('forces');
    const sent = new Set(
      Array.from({ length: 40 }, () => {
        const { moves } = game.game.sample(game.view('free-folk'), request, rng) as MarchChoice;
        return JSON.stringify(moves[0]?.units);
      }),
    );
    expect([...sent].sort()).toEqual(['{"giant":1}', '{"giant":2}', '{"giant":3}']);
  });

  test('BW-10.15 the attackers who lose come home and rout', () => {
    const game = attack(
      '@milkwater free-folk 1 footman raid\n@thenn others 2 others',
      'free-folk',
      '@milkwater',
      '@thenn',
      '1 footman',
    );
    cards(game, 'wi-mance', 'ot-general');
    while (asked(game)[0]?.startsWith('others may-')) play(game, 'others chooses none');
    expect([figure(game, 'units @milkwater'), losses(game)]).toEqual(['free-folk routed 1 footman', []]);
  });
});
