import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import {
  asked,
  attack as attackWith,
  cards,
  decided,
  offered,
  passMarch,
  type Game,
} from '../characters/fight.fixture.ts';
import { deal, lay, only } from '../lay.fixture.ts';
import { SHEET } from '../sheet.ts';

const OLD = only();

/** With the old cards, six players, from Yronwood into Starfall. */
const attack = (attackers: string, defenders: string, more = '', place = {}): Game =>
  attackWith(attackers, defenders, more, { players: 6, options: OLD, from: 'yronwood', at: 'starfall', ...place });

describe('CK-2.3 the Martell set that goes with the old cards', () => {
  test('CK-2.3 seven cards, each worth what is printed on it, each text with its code', () => {
    const { board, effects, facts } = rulesOf(deal(6, OLD).view(null).open);
    expect(facts.houses['martell']?.cards).toHaveLength(7);
    for (const { id, strength, swords, fortifications, ...rest } of SHEET.martellOriginal) {
      expect(board.card[id]).toMatchObject({ house: 'martell', strength, swords, fortifications });
      const ability = board.card[id]?.ability ?? '';
      expect([id, effects[ability] !== undefined]).toEqual([id, 'ability' in rest]);
    }
  });

  test('1E-S79 Arianne has lost as well where Loras ended the battle: she may still kill one who fought', () => {
    const game = attack('tyrell 2 knights march-zero', 'martell 1 footman');
    cards(game, 'ser-loras-tyrell', 'arianne-martell-original');
    expect(game.told('battle-ended-early')).toMatchObject([{ winner: 'tyrell', loser: 'martell' }]);
    expect(asked(game)).toEqual(['martell may-kill-a-victor']);
    game.play('martell chooses knight');
    expect(game.figure('units starfall')).toBe('tyrell 1 knight');
    expect(game.figure('control starfall')).toBe('tyrell');
    const last = attack('tyrell 1 knight march-zero', 'martell 1 footman');
    cards(last, 'ser-loras-tyrell', 'arianne-martell-original').play('martell chooses knight');
    expect([last.figure('units starfall'), last.figure('control starfall')]).toEqual(['', null]); // 1E-S55
  });

  test('CK-2.3 Obara has a sword when she attacks, and none when she defends', () => {
    const attacks = attack(
      'martell 3 knights march-zero',
      'lannister 2 footmen',
      'supply martell 6\nsupply lannister 6',
    );
    cards(attacks, 'obara-sand-original', 'house-lannister-captain');
    expect(decided(attacks)).toMatchObject({ winner: 'martell' });
    expect(attacks.told('units-destroyed')).toMatchObject([
      { house: 'lannister', units: { footman: 1 }, why: 'casualties' },
    ]);
    const defends = attack(
      'lannister 2 footmen march-zero',
      'martell 3 knights',
      'supply martell 6\nsupply lannister 6',
    );
    cards(defends, 'house-lannister-captain', 'obara-sand-original');
    const beaten = attack(
      'lannister 4 knights march-zero',
      'martell 2 footmen',
      'supply lannister 6\nsupply martell 6',
    );
    cards(beaten, 'house-lannister-captain', 'obara-sand-original');
    expect(decided(beaten)).toMatchObject({ winner: 'lannister' });
    // One for the sword of the captain: Obara does not lend hers to whoever attacks her.
    expect(beaten.told('units-destroyed')).toMatchObject([{ house: 'martell', units: { footman: 1 } }]);
    expect(decided(defends)).toMatchObject({ winner: 'martell' });
    expect(defends.told('units-destroyed')).toEqual([]);
  });

  test('CK-2.3 Ellaria may promote a defending Footman before strengths are counted', () => {
    const game = attack('lannister 1 knight march-zero', 'martell 2 footmen');
    cards(game, 'house-lannister-captain', 'ellaria-sand-original');
    expect(offered(game, 'martell')).toEqual(['footman', 'none']);
    game.play('martell chooses footman');
    expect(game.told('unit-promoted')).toMatchObject([
      { house: 'martell', area: 'starfall', kind: 'footman', to: 'knight' },
    ]);
    expect(decided(game)).toMatchObject({ defence: 2 + 1 + 1 });
    const idle = attack('lannister 1 knight march-zero', 'martell 2 footmen');
    cards(idle, 'house-lannister-captain', 'ellaria-sand-original').play('martell chooses none');
    expect(decided(idle)).toMatchObject({ defence: 2 + 1 });
  });

  test('CK-2.3 Ellaria promotes nobody when she attacks', () => {
    const game = attack('martell 2 footmen march-zero', 'lannister 1 footman');
    cards(game, 'ellaria-sand-original', 'house-lannister-captain');
    expect(decided(game)).toMatchObject({ attack: 2 + 1 });
  });

  test('1E-S25 Ellaria needs a Knight in the pool', () => {
    const game = attack(
      'lannister 1 knight march-zero',
      'martell 2 footmen',
      'supply martell 6\nsunspear martell 4 knights',
    );
    cards(game, 'house-lannister-captain', 'ellaria-sand-original');
    expect(decided(game)).toMatchObject({ defence: 2 + 1 });
  });
});

describe('1E-S54 Doran takes a marker', () => {
  const MARKERS = 'marker throne lannister\nmarker fiefdoms lannister\nmarker court stark\nsupply martell 6';
  const won = (more = ''): Game => {
    const game = attack('martell 4 knights march-zero', 'lannister 1 footman', `${MARKERS}\n${more}`);
    return cards(game, 'doran-martell-original', 'house-lannister-captain');
  };

  test('1E-S54 one of those his beaten opponent holds, and no other', () => {
    const game = won();
    expect(offered(game, 'martell')).toEqual(['throne', 'fiefdoms', 'none']);
    expect(game.refusal('martell chooses court')).toMatchObject({ clause: '1E-S54', code: 'text-has-no-such-answer' });
    game.play('martell chooses throne');
    expect(game.told('marker-passed')).toEqual([{ track: 'throne', house: 'martell', before: 'lannister' }]);
    expect(game.figures).toMatchObject({
      'marker throne': 'martell',
      'marker fiefdoms': 'lannister',
      'marker court': 'stark',
    });
  });

  test('1E-S54 places on the track stay: order of play and stars follow them', () => {
    const game = won();
    const before = game.figures;
    game.play('martell chooses throne');
    for (const name of ['throne', 'fiefdoms', 'court', 'stars martell', 'stars lannister'])
      expect(game.figure(name)).toEqual(before[name]);
  });

  test('1E-S54 he may take none, and gets none when he loses or the loser has none', () => {
    const idle = won().play('martell chooses none');
    expect(idle.figure('marker throne')).toBe('lannister');
    const poor = won('marker throne stark\nmarker fiefdoms stark');
    expect(asked(poor)).not.toContain('martell may-take-a-marker-of-the-loser');
    const loses = attack('martell 1 footman march-zero', 'lannister 4 knights', `${MARKERS}\nsupply lannister 6`);
    cards(loses, 'doran-martell-original', 'tywin-lannister');
    expect(decided(loses)).toMatchObject({ winner: 'lannister' });
    expect(loses.figure('marker throne')).toBe('lannister');
  });

  test('1E-S54 with the Blade he has its +1 in the next battle of his', () => {
    const game = attack(
      'martell 4 knights march-zero',
      'lannister 1 footman',
      `${MARKERS}\nsunspear martell 1 footman march-minus-one\nsalt-shore stark 1 footman`,
      { blade: true },
    );
    cards(game, 'doran-martell-original', 'house-lannister-captain').play(
      'lannister blade keep',
      'martell chooses fiefdoms',
    );
    passMarch(game).play('martell march sunspear: footman > salt-shore');
    cards(game, 'areo-hotah-original', 'eddard-stark');
    expect(asked(game)).toEqual(['martell blade']);
    game.play('martell blade use');
    expect(decided(game)).toMatchObject({ attack: 1 - 1 + 2 + 1 });
  });

  test('1E-S54 the next bids for the tracks end it, and he decides ties of the first of them', () => {
    const game = lay(
      'round 9\nphase westeros\nthrone lannister stark greyjoy baratheon tyrell martell\nmarker throne martell\ntop I last-days-of-summer\ntop II clash-of-kings\ntop III last-days-of-summer',
      OLD,
      6,
    );
    for (const house of ['lannister', 'stark', 'greyjoy', 'baratheon', 'tyrell', 'martell'])
      game.play(`${house} bids 0`);
    expect(asked(game)).toEqual(['martell tied-bids']);
    game.play('martell ranks stark > lannister > greyjoy > baratheon > tyrell > martell');
    expect(game.figure('marker throne')).toBe('stark');
  });
});

describe('1E-S55 Arianne kills one of the winners', () => {
  test('1E-S55 a unit that fought, of her choice, before casualties and retreat', () => {
    const game = attack('lannister 3 knights 1 footman march-zero', 'martell 1 footman', 'supply lannister 6');
    cards(game, 'house-lannister-captain', 'arianne-martell-original');
    expect(decided(game)).toMatchObject({ winner: 'lannister' });
    expect(offered(game, 'martell')).toEqual(['knight', 'footman', 'none']);
    game.play('martell chooses knight');
    expect(game.told('units-destroyed')[0]).toMatchObject({ house: 'lannister', units: { knight: 1 }, why: 'ability' });
    expect(game.figure('units starfall')).toContain('lannister 2 knights 1 footman');
  });

  test('1E-S55 she may kill nobody, and nobody is killed when she wins', () => {
    const idle = attack('lannister 3 knights march-zero', 'martell 1 footman', 'supply lannister 6');
    cards(idle, 'house-lannister-captain', 'arianne-martell-original');
    expect(offered(idle, 'martell')).toEqual(['knight', 'none']); // none of her own
    idle.play('martell chooses none');
    expect(idle.figure('units starfall')).toContain('lannister 3 knights');
    expect(idle.told('units-destroyed')).not.toContainEqual(expect.objectContaining({ why: 'ability' }));
    const wins = attack('lannister 1 footman march-zero', 'martell 3 knights', 'supply martell 6');
    cards(wins, 'house-lannister-captain', 'arianne-martell-original');
    expect(decided(wins)).toMatchObject({ winner: 'martell' });
    expect(asked(wins)).not.toContain('martell may-kill-a-victor');
  });

  test('1E-S55 when the last attacker dies she retreats all the same, and nobody holds the area', () => {
    const game = attack('lannister 1 knight march-plus-one', 'martell 1 footman');
    cards(game, 'tywin-lannister', 'arianne-martell-original').play('martell chooses knight');
    expect(game.figures).toMatchObject({ 'control starfall': null, 'units yronwood': '' });
    expect(game.figure('units starfall')).not.toContain('lannister');
  });

  test('1E-S55 a token of hers there stays', () => {
    const game = attack(
      'lannister 1 knight march-plus-one',
      'martell 1 footman',
      'starfall martell token\nsalt-shore martell token',
    );
    cards(game, 'vargo-hoat', 'arianne-martell-original');
    expect(decided(game)).toMatchObject({ winner: 'lannister' });
    game.play('martell chooses knight', 'martell retreats salt-shore');
    expect(game.figures).toMatchObject({
      'token starfall': 'martell',
      'control starfall': 'martell',
      'units starfall': '',
    });
  });

  test('1E-S55 when she attacked and the last defender dies, his order goes with him', () => {
    const game = attack('martell 1 footman march-zero', 'lannister 1 knight defense-plus-two');
    cards(game, 'arianne-martell-original', 'tywin-lannister').play('martell chooses knight');
    expect(game.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'starfall',
      order: 'defense-plus-two',
      why: 'nobody-there',
    });
    expect(game.figures).toMatchObject({ 'units starfall': '', 'order starfall': '', 'control starfall': null });
  });

  test('1E-S55 swords of the winner count all the same', () => {
    const game = attack('lannister 2 knights march-zero', 'martell 1 footman');
    cards(game, 'tywin-lannister', 'arianne-martell-original').play('martell chooses knight');
    expect(game.told('units-destroyed')).toMatchObject([
      { house: 'lannister', why: 'ability' },
      { house: 'martell', why: 'casualties' },
    ]);
  });
});
