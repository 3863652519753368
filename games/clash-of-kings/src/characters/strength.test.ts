import { describe, expect, test } from 'vitest';
import { only } from '../lay.fixture.ts';
import { asked, attack, cards, decided } from './fight.fixture.ts';

describe('CK-2.4 texts about strength', () => {
  test('1E-S53 Stannis compares places on the Iron Throne track, not the marker', () => {
    const below = attack(
      'baratheon 1 knight march-zero',
      'lannister 1 footman',
      'throne lannister baratheon stark greyjoy tyrell\nmarker throne baratheon',
    );
    cards(below, 'stannis-baratheon-ck', 'the-hound-ck');
    expect(decided(below)).toMatchObject({ attack: 2 + 4 + 2, defence: 1 + 4 });
    const above = attack(
      'baratheon 1 knight march-zero',
      'lannister 1 footman',
      'throne baratheon lannister stark greyjoy tyrell\nmarker throne lannister',
    );
    cards(above, 'stannis-baratheon-ck', 'the-hound-ck');
    expect(decided(above)).toMatchObject({ attack: 2 + 4, defence: 1 + 4 });
  });

  test('CK-2.4 Theon: +2 and a sword in defence of a City or Stronghold, nowhere else', () => {
    const castle = attack('stark 2 knights march-zero', 'greyjoy 1 knight', '', {
      from: 'kingswood',
      at: 'kings-landing',
    });
    cards(castle, 'arya-stark-ck', 'theon-greyjoy-ck');
    expect(decided(castle)).toMatchObject({ winner: 'greyjoy', attack: 4 + 1, defence: 2 + 4 + 2 });
    expect(castle.told('units-destroyed')).toMatchObject([{ house: 'stark', units: { knight: 1 }, why: 'casualties' }]);
    const field = attack('stark 2 knights march-zero', 'greyjoy 1 knight');
    cards(field, 'arya-stark-ck', 'theon-greyjoy-ck');
    expect(decided(field)).toMatchObject({ attack: 4 + 1, defence: 2 + 4 });
    expect(field.told('units-destroyed')).toEqual([]);
    const attacking = attack('greyjoy 1 knight march-zero', 'stark 1 knight', '', {
      from: 'kingswood',
      at: 'kings-landing',
    });
    cards(attacking, 'theon-greyjoy-ck', 'arya-stark-ck');
    expect(decided(attacking)).toMatchObject({ attack: 2 + 4, defence: 2 + 1 });
  });

  test('1E-S51 Dagmar: one for every own Ship in the seas around, whatever its order', () => {
    const ships =
      'shipbreaker-bay greyjoy 2 ships consolidate\nblackwater-bay greyjoy 1 ship routed 1 ship\nthe-narrow-sea greyjoy 2 ships';
    const at = { from: 'kingswood', at: 'kings-landing' };
    const game = attack(
      'greyjoy 1 knight march-zero',
      'stark 1 footman',
      ships.replace(' consolidate', ' defense-plus-one'),
      at,
    );
    cards(game, 'dagmar-cleftjaw-ck', 'arya-stark-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 2 + 2, defence: 1 + 1 }); // King's Landing lies at Blackwater Bay alone
  });

  test('1E-S51 Dagmar: Ships in port do not count; those of others neither', () => {
    const ships = 'the-golden-sound greyjoy 2 ships\nport-of-lannisport stark 1 ship';
    const game = attack('greyjoy 1 knight march-zero', 'stark 1 footman', ships, {
      from: 'searoad-marches',
      at: 'lannisport',
      options: only('characters', 'ports'),
    });
    cards(game, 'dagmar-cleftjaw-ck', 'arya-stark-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 2 + 2, defence: 1 + 1 });
    const port = attack('stark 1 knight march-zero', 'greyjoy 1 footman', 'port-of-lannisport greyjoy 2 ships', {
      from: 'searoad-marches',
      at: 'lannisport',
      options: only('characters', 'ports'),
    });
    cards(port, 'arya-stark-ck', 'dagmar-cleftjaw-ck');
    expect(decided(port)).toMatchObject({ attack: 2 + 1, defence: 1 + 2 });
  });

  test('1E-S51 Dagmar: the Ships of others around do not count', () => {
    const game = attack(
      'greyjoy 1 knight march-zero',
      'stark 1 footman',
      'shipbreaker-bay greyjoy 1 ship\nsea-of-dorne tyrell 2 ships',
      { from: 'kingswood', at: 'storms-end' },
    );
    cards(game, 'dagmar-cleftjaw-ck', 'arya-stark-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 2 + 1 });
  });

  test('1E-S80 CK-2.4 what Dagmar adds is the side’s, so the Queen of Thorns leaves it', () => {
    const game = attack('greyjoy 1 knight march-zero', 'tyrell 1 footman', 'the-golden-sound greyjoy 2 ships', {
      from: 'searoad-marches',
      at: 'lannisport',
    });
    cards(game, 'dagmar-cleftjaw-ck', 'queen-of-thorns-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 0 + 2, defence: 1 + 1 });
  });

  test('1E-S80 CK-2.4 Queen of Thorns: the opposing card counts 0, what its text gives it included', () => {
    const game = attack(
      'tyrell 1 knight march-zero',
      'baratheon 1 footman',
      'throne tyrell baratheon stark lannister greyjoy',
    );
    cards(game, 'queen-of-thorns-ck', 'stannis-baratheon-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 1, defence: 1 + 0 });
  });

  test('CK-2.4 Queen of Thorns leaves the icons of the opposing card', () => {
    const game = attack('tyrell 1 knight march-zero', 'lannister 4 knights', '', {});
    cards(game, 'queen-of-thorns-ck', 'ser-gregor-clegane-ck');
    expect(decided(game)).toMatchObject({ winner: 'lannister', attack: 2 + 1, defence: 8 });
    expect(game.told('units-destroyed')).toMatchObject([{ house: 'tyrell', why: 'casualties' }]);
  });

  test('CK-2.4 Ellaria: the opposing card counts 0 while she defends, not while she attacks', () => {
    const at = { players: 6, from: 'yronwood', at: 'starfall' };
    const defends = attack('lannister 2 knights march-zero', 'martell 1 footman', '', at);
    cards(defends, 'ser-gregor-clegane-ck', 'ellaria-sand-ck');
    expect(decided(defends)).toMatchObject({ attack: 4 + 0, defence: 1 + 1 });
    const attacks = attack('martell 2 knights march-zero', 'lannister 1 footman', '', at);
    cards(attacks, 'ellaria-sand-ck', 'ser-gregor-clegane-ck');
    expect(decided(attacks)).toMatchObject({ attack: 4 + 1, defence: 1 + 4 });
  });

  test('1E-H67 against Jaime the Blade cannot be used, and is not spent', () => {
    const position = 'fiefdoms tyrell lannister stark greyjoy baratheon';
    const game = attack('tyrell 1 knight march-zero', 'lannister 1 footman', position, { blade: true });
    cards(game, 'ser-garlan-tyrell-ck', 'ser-jaime-lannister-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 3, defence: 1 + 5 });
    expect(game.figure('used fiefdoms')).toBe(false);
    const other = attack('tyrell 1 knight march-zero', 'lannister 1 footman', position, { blade: true });
    cards(other, 'ser-garlan-tyrell-ck', 'the-hound-ck');
    expect(asked(other)).toEqual(['tyrell blade']);
  });
});
