import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { asked, cards, fight, figure, lay, losses, play, refused, strengths } from './lay.fixture.ts';

const printed = (id: string): unknown => {
  const card = SHEET.houseCards.find(one => one.id === id);
  return [card?.strength, card?.swords, card?.towers];
};

test.each([
  ['BW-13.1', 'nw-mormont', [4, 2, 0]],
  ['BW-13.2', 'nw-alliser', [3, 1, 1]],
  ['BW-13.3', 'nw-jon', [2, 0, 0]],
  ['BW-13.4', 'nw-qhorin', [2, 0, 0]],
  ['BW-13.5', 'nw-yoren', [1, 0, 2]],
  ['BW-13.6', 'nw-aemon', [1, 0, 0]],
  ['BW-13.7', 'nw-sam', [0, 0, 0]],
  ['BW-13.10', 'wi-mance', [4, 1, 2]],
  ['BW-13.11', 'wi-mag', [3, 3, 0]],
  ['BW-13.12', 'wi-harma', [2, 1, 1]],
  ['BW-13.13', 'wi-tormund', [2, 2, 0]],
  ['BW-13.14', 'wi-rattleshirt', [1, 0, 1]],
  ['BW-13.21', 'ot-giant-zombie', [2, 2, 0]],
  ['BW-13.22', 'ot-zombie', [1, 1, 0]],
] as const)('%s %s: strength, swords, towers', (_clause, card, figures) => {
  expect(printed(card)).toEqual(figures);
});

test('BW-13.1 BW-13.2 BW-13.6 BW-13.10 BW-13.11 BW-13.12 BW-13.13 BW-13.14 BW-13.21 BW-13.22 the figures are those of the sheet', () => {
  expect(SHEET.houseCards).toHaveLength(23);
});

const JON = '@frostfangs others 3 others march-zero';

describe('the Watch', () => {
  const FALLEN_FRIENDS = [
    ['', 2, 0],
    ['discards nights-watch nw-mormont', 3, 0],
    ['discards nights-watch nw-qhorin', 3, 1],
    ['discards nights-watch nw-mormont, nw-qhorin', 4, 1],
  ] as const;

  test.each(FALLEN_FRIENDS)('BW-13.3 Jon Snow with %s: strength %i, swords %i', (more, strength, swords) => {
    const game = cards(fight(JON, '@skirling-pass nights-watch 4 knights', more), 'ot-zombie', 'nw-jon');
    expect(game.told('battle-decided')).toMatchObject([{ defence: 8 + strength, attack: 7 }]);
    expect(losses(game).length).toBe(swords);
  });

  test('BW-13.4 BW-13.7 Qhorin kills one of the wildlings, Sam one of the Others, and neither one of the others', () => {
    const folk = '@frostfangs free-folk 3 knights march-zero';
    const dead = (attackers: string, attacker: string, card: string): string =>
      JSON.stringify(losses(cards(fight(attackers, '@skirling-pass nights-watch 1 footman', ''), attacker, card)));
    expect(dead(folk, 'wi-rattleshirt', 'nw-qhorin')).toContain('skulls');
    expect(dead(folk, 'wi-rattleshirt', 'nw-sam')).not.toContain('skulls');
    expect(dead(JON, 'ot-horde', 'nw-sam')).not.toContain('skulls'); // the Horde asks first
    expect(dead(JON, 'ot-zombie', 'nw-sam')).toContain('skulls');
    expect(dead(JON, 'ot-zombie', 'nw-qhorin')).not.toContain('skulls');
  });

  test('BW-13.8 Benjen: 1, and 1 for each other card in hand', () => {
    const game = cards(
      fight(
        JON,
        '@skirling-pass nights-watch 1 footman',
        'out nights-watch nw-aemon, nw-janos\nhand nights-watch nw-benjen, nw-sam, nw-jon',
      ),
      'ot-zombie',
      'nw-benjen',
    );
    expect(game.told('battle-decided')).toMatchObject([{ defence: 1 + 3 }]);
  });

  const OUTNUMBERED = [
    ['@frostfangs others 1 other march-zero', '1 knight', '', 3],
    ['@frostfangs others 2 others march-zero', '1 knight', '', 2],
    ['@frostfangs others 2 others march-zero', '1 knight', '@fist nights-watch 1 knight support', 5],
  ] as const;

  test.each(OUTNUMBERED)(
    'BW-13.9 BW-S15 BW-S68 Janos against %s with %s and %s: %i',
    (attackers, own, more, defence) => {
      const game = fight(
        attackers,
        `@skirling-pass nights-watch ${own}`,
        `out nights-watch nw-yoren, nw-benjen\n${more}`,
      );
      if (asked(game).includes('nights-watch support')) play(game, 'nights-watch support @fist for defender');
      cards(game, 'ot-zombie', 'nw-janos');
      expect(game.told('battle-decided')).toMatchObject([{ defence }]);
    },
  );
});

test('BW-6.5 BW-13.5 a hand that is played out comes back without the cards that have left the game', () => {
  const game = cards(
    fight(
      '@frostfangs others 1 other march-zero',
      '@skirling-pass nights-watch 3 knights',
      'out nights-watch nw-aemon, nw-janos\nhand nights-watch nw-sam\ndiscards nights-watch nw-mormont, nw-alliser, nw-jon, nw-qhorin, nw-yoren, nw-benjen',
    ),
    'ot-zombie',
    'nw-sam',
  );
  while (asked(game)[0] === 'others retreat') game.play(`others retreats ${game.offered('others')?.[0]}`);
  expect(figure(game, 'hand nights-watch')).toEqual([
    'nw-mormont',
    'nw-alliser',
    'nw-jon',
    'nw-qhorin',
    'nw-yoren',
    'nw-benjen',
  ]);
  expect(figure(game, 'discards nights-watch')).toEqual(['nw-sam']);
});

describe('the wildlings', () => {
  test('BW-13.15 BW-H7 Osha: no +1 and no skull of the Wall', () => {
    const game = cards(
      fight('@frostfangs free-folk 2 knights march-zero', '@wall-centre nights-watch 1 footman 1 catapult'),
      'wi-osha',
      'nw-aemon',
    );
    expect(game.told('battle-decided')).toMatchObject([{ attack: 5, defence: 4 }]);
    expect(JSON.stringify(losses(game))).not.toContain('skulls');
  });

  test('BW-13.16 BW-H31 until Ygritte is used, Jon is not played against the wildlings; against the Others he is', () => {
    const folk = fight('@frostfangs free-folk 1 knight march-zero', '@skirling-pass nights-watch 1 knight');
    expect(folk.offered('nights-watch')).not.toContain('nw-jon');
    expect(refused(folk, 'nights-watch plays nw-jon')).toMatchObject({ code: 'card-not-in-hand' });
    expect(fight(JON, '@skirling-pass nights-watch 1 knight').offered('nights-watch')).toContain('nw-jon');
  });

  test('BW-13.16 BW-H29 once she is used he is free', () => {
    const game = fight(
      '@frostfangs free-folk 1 knight march-zero',
      '@skirling-pass nights-watch 1 knight',
      'discards free-folk wi-ygritte',
    );
    expect(game.offered('nights-watch')).toContain('nw-jon');
  });

  test('BW-13.16 as the last card he counts 0 and has no icons', () => {
    const game = cards(
      fight(
        '@frostfangs free-folk 1 knight march-zero',
        '@skirling-pass nights-watch 4 knights',
        'hand nights-watch nw-jon',
      ),
      'wi-rattleshirt',
      'nw-jon',
    );
    expect(game.told('battle-decided')).toMatchObject([{ defence: 8 }]);
    expect(losses(game)).toEqual([]);
  });
});

test.each([
  ['nw-jon', 'BW-13.3'],
  ['nw-qhorin', 'BW-13.4'],
  ['nw-sam', 'BW-13.7'],
  ['nw-benjen', 'BW-13.8'],
  ['nw-janos', 'BW-13.9'],
  ['wi-osha', 'BW-13.15'],
  ['ot-king', 'BW-13.17'],
  ['ot-general', 'BW-13.18'],
  ['ot-captain', 'BW-13.19'],
  ['ot-sorcerer', 'BW-13.20'],
  ['ot-horde', 'BW-13.23'],
])('the text of %s works under its clause, %s', (card, clause) => {
  const { board, effects } = rulesOf(lay('').state.open);
  expect(effects[board.card[card]?.ability ?? '']?.clause).toBe(clause);
});

describe('the Others', () => {
  test('BW-13.17 BW-H21 the King in defence: zombies by the margin in the area', () => {
    const game = cards(
      fight('@milkwater free-folk 1 footman march-zero', '@thenn others 1 other'),
      'wi-ygritte',
      'ot-king',
    );
    expect(game.told('unit-mustered')).toHaveLength(3); // 6 against 1, but four to an army
    expect(figure(game, 'units @thenn')).toBe('others 1 other 3 zombies');
  });

  test('BW-13.17 BW-H22 the King in attack: here, or where the troops came from', () => {
    const game = cards(
      fight('@thenn others 2 others march-zero', '@milkwater free-folk 1 giant'),
      'ot-king',
      'wi-rattleshirt',
    );
    while (asked(game)[0] === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
    expect(asked(game)).toEqual(['others raise-zombie']);
    expect(game.offered('others')).toEqual(['btw-milkwater', 'btw-thenn']);
    play(game, 'others raises @thenn', 'others raises @thenn', 'others raises @milkwater', 'others raises @milkwater');
    expect([figure(game, 'units @thenn'), figure(game, 'units @milkwater')]).toEqual([
      'others 2 zombies',
      'others 2 others 2 zombies',
    ]);
  });

  test('BW-13.18 BW-H23 BW-H88 the General promotes one that fought or supported, won or lost', () => {
    const game = fight(
      '@milkwater free-folk 3 giants march-plus-one',
      '@thenn others 2 zombies',
      '@antler others 1 zombie support',
    );
    play(game, 'others support @antler for defender');
    cards(game, 'wi-rattleshirt', 'ot-general');
    while (asked(game)[0] === 'others retreat') play(game, 'others retreats @ice-river');
    expect(asked(game)).toEqual(['others may-promote-a-zombie']);
    expect(game.offered('others')).toEqual(['none', 'btw-ice-river', 'btw-antler']);
    play(game, 'others chooses @antler');
    expect(figure(game, 'units @antler')).toBe('others 1 other');
  });

  test('BW-13.18 only where a zombie is: an Other that supported is none', () => {
    const game = fight(
      '@milkwater free-folk 1 footman march-zero',
      '@haunted-forest others 2 zombies',
      '@antler others 1 other support\n@thenn others 1 zombie support',
    );
    play(game, 'others support @thenn for defender', 'others support @antler for defender');
    cards(game, 'wi-rattleshirt', 'ot-general');
    while (asked(game)[0] === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
    expect(game.offered('others')).toEqual(['none', 'btw-haunted-forest', 'btw-thenn']);
  });

  test('BW-H88 the General promotes nobody where every Other is on the map', () => {
    const game = fight(
      '@milkwater free-folk 3 giants march-plus-one',
      '@thenn others 1 zombie',
      '@antler others 1 zombie support\n@always-winter others 3 others\n@ice-river others 2 others',
    );
    play(game, 'others support @antler for defender');
    cards(game, 'wi-rattleshirt', 'ot-general');
    while (asked(game)[0] === 'others retreat') game.play(`others retreats ${game.offered('others')?.[0]}`);
    expect(asked(game)).not.toContain('others may-promote-a-zombie');
    expect(game.told('battle-over')).toHaveLength(1);
  });

  test('BW-13.19 BW-14.2 BW-X2 the Captain: a sword more in attack, and the lost rise', () => {
    const game = cards(
      fight(
        '@antler others 1 other 1 zombie march-zero',
        '@haunted-forest free-folk 1 knight 1 footman',
        'supply others 2\n@always-winter others 2 zombies\n@ice-river others 2 zombies',
      ),
      'ot-captain',
      'wi-rattleshirt',
    );
    play(game, 'free-folk loses @haunted-forest 1 footman');
    while (asked(game)[0] === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
    expect(figure(game, 'units @haunted-forest')).toBe('others 1 other 2 zombies');
  });

  test('BW-13.19 BW-S47 BW-H84 BW-X2 what supply does not allow does not rise', () => {
    const game = cards(
      fight(
        '@antler others 1 other 1 zombie march-zero',
        '@haunted-forest free-folk 1 knight 1 footman',
        'supply others 2\n@always-winter others 3 zombies\n@ice-river others 2 zombies',
      ),
      'ot-captain',
      'wi-rattleshirt',
    );
    play(game, 'free-folk loses @haunted-forest 1 footman');
    while (asked(game)[0] === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
    expect(figure(game, 'units @haunted-forest')).toBe('others 1 other 1 zombie');
  });

  test('BW-13.19 BW-H86 the Captain in defence: those who die without a way back rise too', () => {
    const game = cards(
      fight('@wall-east free-folk 2 footmen march-zero', '@storrold-point others 3 others'),
      'wi-ygritte',
      'ot-captain',
    );
    while (asked(game)[0] === 'free-folk casualties') play(game, 'free-folk loses @storrold-point 1 footman');
    expect(figure(game, 'units @storrold-point')).toBe('others 3 others 1 zombie'); // supply: four to an army
  });

  test('BW-13.20 BW-H24 BW-H77 the Sorcerer: the enemy’s card counts 0, bonuses included; swords still count', () => {
    const game = cards(fight('@thenn free-folk 1 giant march-zero', '@antler others 1 other'), 'wi-mag', 'ot-sorcerer');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 3, defence: 2 }]);
    expect(losses(game)).toEqual([['others', { other: 1 }, 'casualties']]);
  });

  test('BW-13.20 BW-H25 afterwards one zombie may rise where his troops stand, and none where nobody does', () => {
    const won = cards(
      fight('@thenn free-folk 1 footman march-zero', '@antler others 1 other'),
      'wi-ygritte',
      'ot-sorcerer',
    );
    expect(asked(won)).toEqual(['others opposing-card-counts-nothing']);
    play(won, 'others chooses @antler');
    expect(figure(won, 'units @antler')).toBe('others 1 other 1 zombie');
    const dead = cards(fight('@thenn free-folk 1 giant march-zero', '@antler others 1 other'), 'wi-mag', 'ot-sorcerer');
    expect(asked(dead)).not.toContain('others opposing-card-counts-nothing');
  });

  test('BW-H87 no zombie in the pool, none rises', () => {
    const game = cards(
      fight(
        '@thenn free-folk 1 footman march-zero',
        '@antler others 1 other',
        'supply others 6\n@ice-river others 3 zombies\n@always-winter others 4 zombies\n@gorge others 1 zombie',
      ),
      'wi-ygritte',
      'ot-sorcerer',
    );
    expect(asked(game)).not.toContain('others opposing-card-counts-nothing');
  });

  test('BW-18.12 BW-H18 Sam’s skull takes no zombie that the battle brought', () => {
    const game = cards(
      fight('@frostfangs others 2 others march-zero', '@skirling-pass nights-watch 1 footman'),
      'ot-king',
      'nw-sam',
    );
    expect(losses(game)).toContainEqual(['others', { other: 1 }, 'skulls']);
  });

  describe('the Horde', () => {
    const horde = (): ReturnType<typeof fight> =>
      cards(
        fight('@frostfangs others 2 others march-zero', '@skirling-pass nights-watch 1 knight'),
        'ot-horde',
        'nw-mormont',
      );

    test('BW-13.23 BW-X3 with the Zombie Giant: 1 and two swords', () => {
      const game = horde();
      expect(asked(game)).toEqual(['others may-add-a-card']);
      game.play('others chooses ot-giant-zombie');
      expect(game.told('battle-decided')).toMatchObject([{ attack: 5, defence: 6 }]);
    });

    test('BW-13.23 BW-X3 with the King: 3; with the Sorcerer nothing, and Mormont counts nothing either', () => {
      expect(horde().play('others chooses ot-king').told('battle-decided')).toMatchObject([{ attack: 7, defence: 6 }]);
      expect(horde().play('others chooses ot-sorcerer').told('battle-decided')).toMatchObject([
        { attack: 4, defence: 2 },
      ]);
    });

    test('BW-13.23 alone it is worth 1', () => {
      expect(horde().play('others chooses none').told('battle-decided')).toMatchObject([{ attack: 5, defence: 6 }]);
    });

    test('BW-H32 BW-S9 both cards are used; if that empties the hand, the others come back and these stay out', () => {
      const game = cards(
        fight(
          '@frostfangs others 2 others march-zero',
          '@skirling-pass nights-watch 3 knights',
          'hand others ot-horde, ot-zombie',
        ),
        'ot-horde',
        'nw-mormont',
      ).play('others chooses ot-zombie');
      while (asked(game)[0]?.startsWith('others casualties')) play(game, 'others loses @skirling-pass 1 other');
      expect(figure(game, 'discards others')).toEqual(['ot-horde', 'ot-zombie']);
      expect(figure(game, 'hand others')).toEqual([
        'ot-king',
        'ot-general',
        'ot-captain',
        'ot-sorcerer',
        'ot-giant-zombie',
      ]);
    });

    test('BW-13.23 as the last card it takes no other', () => {
      const game = cards(
        fight('@frostfangs others 2 others march-zero', '@skirling-pass nights-watch 1 knight', 'hand others ot-horde'),
        'ot-horde',
        'nw-mormont',
      );
      expect(asked(game)).not.toContain('others may-add-a-card');
    });
  });
});

test('BW-X1 a wildling assault on the Wall', () => {
  const game = fight(
    '@frostfangs free-folk 1 giant 1 knight 1 footman march-plus-one',
    '@wall-centre nights-watch 1 footman 1 knight 1 catapult defense-one',
    '@wall-west nights-watch 1 footman 1 catapult support',
  );
  play(game, 'nights-watch support @wall-west for defender');
  expect(strengths(game)).toEqual([7, 10]);
  cards(game, 'wi-mag', 'nw-qhorin');
  expect(game.told('battle-decided')).toMatchObject([{ attack: 10, defence: 12, winner: 'nights-watch' }]);
  play(game, 'free-folk loses @wall-centre 1 footman 1 knight');
  expect(figure(game, 'units @frostfangs')).toBe('free-folk routed 1 giant');
});

test('BW-H17 BW-S89 two skulls and two units: both are lost', () => {
  const game = cards(
    fight('@frostfangs free-folk 2 footmen march-zero', '@wall-centre nights-watch 1 knight'),
    'wi-ygritte',
    'nw-qhorin',
  );
  expect(losses(game)).toContainEqual(['free-folk', { footman: 2 }, 'skulls']);
  expect(lay('@thenn free-folk 1 footman').figure('units btw-thenn')).toBe('free-folk 1 footman');
});
