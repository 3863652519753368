import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '@corvo/westeros';
import {
  comersTo,
  crownCard,
  incomeOutlook,
  prospectsOf,
  supplyOutlook,
  supportersOf,
  waysOf,
} from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { deal, lay, QUIET, westeros } from './ledger/lay.fixture.ts';
import { SHOWN } from './rules/shown.ts';

type Game = ReturnType<typeof lay>;

/** What a spectator sees is all that is looked at. */
const seen = (game: Game) => {
  const { open } = game.view(null);
  return [open, rulesOf(open)] as const;
};
const planning = (position: string, players = 5): Game => lay(`phase planning\n${position}`, players);

const comers = (game: Game, area: string) =>
  comersTo(...seen(game), area).map(({ house, from, by, strength, bonus, when }) =>
    [house, from, by, strength, bonus, when].join(' '),
  );
const prospect = (game: Game, house: string, area: string) =>
  prospectsOf(...seen(game), house).find(found => found.area === area);

describe('who can come', () => {
  test('1E-13.4 neighbours on foot, each with its strength and the best march it could be given', () => {
    const game = planning('winterfell stark 2 knights 1 footman\nmoat-cailin lannister 1 footman');
    expect(comers(game, 'white-harbor')).toEqual([
      'lannister moat-cailin land 1 1 unordered',
      'stark winterfell land 5 1 unordered',
    ]);
  });

  test('1E-14.1 1E-14.2 a chain of own ships carries, those of others do not, and the seas are named in order', () => {
    const fleet = (owner: string): Game =>
      planning(`dragonstone baratheon 1 knight\nshipbreaker-bay baratheon 1 ship\nthe-narrow-sea ${owner} 1 ship`);
    const carried = comersTo(...seen(fleet('baratheon')), 'white-harbor');
    expect(carried).toMatchObject([
      { house: 'baratheon', from: 'dragonstone', by: 'ships', through: ['shipbreaker-bay', 'the-narrow-sea'] },
    ]);
    expect(comers(fleet('stark'), 'white-harbor')).toEqual([]);
  });

  test('1E-17.14 1E-17.15 a march that lies open takes no routed unit along; for the next round they stand again', () => {
    const position = 'winterfell stark 1 knight routed 1 footman march-minus-one\nkarhold baratheon routed 2 footmen';
    expect(comers(lay(`round 3\n${position}`), 'castle-black')).toEqual([
      'baratheon karhold land 2 1 next-round',
      'stark winterfell land 2 -1 ordered',
    ]);
    expect(comers(lay(`round 10\n${position}`), 'castle-black')).toEqual(['stark winterfell land 2 -1 ordered']);
  });

  test('1E-9.7 a house without stars is not promised the march with one', () => {
    const onFoot = planning('court stark lannister baratheon tyrell greyjoy\nriverrun greyjoy 1 footman');
    expect(comers(onFoot, 'seagard')).toEqual(['greyjoy riverrun land 1 0 unordered']);
  });
});

describe('where one can go', () => {
  test('1E-10.1 1E-10.2 ships sail from sea to sea, and an island is left only with ships', () => {
    const alone = planning('dragonstone baratheon 1 footman\nshipbreaker-bay baratheon 1 ship');
    const ways = waysOf(...seen(alone), 'baratheon');
    expect(ways.filter(({ from }) => from === 'dragonstone').every(({ by }) => by === 'ships')).toBe(true);
    expect(ways.filter(({ from }) => from === 'shipbreaker-bay').every(({ by }) => by === 'sail')).toBe(true);
    expect(waysOf(...seen(planning('dragonstone baratheon 1 footman')), 'baratheon')).toEqual([]);
    expect(waysOf(...seen(alone), 'baratheon', 'shipbreaker-bay').map(({ from }) => from)).not.toContain('dragonstone');
  });

  test('every way is one that the rules offer to a march, and none is left out', () => {
    const game = lay('winterfell stark 2 footmen march-zero\nbay-of-ice stark 1 ship\nwhite-harbor stark 1 footman');
    const { ask } = game.request('stark') ?? {};
    const { from } = ask as unknown as { from: Record<string, { reach: Record<string, string[]> }> };
    const ways = waysOf(...seen(game), 'stark', 'winterfell').map(({ to }) => to);
    expect(ways.toSorted()).toEqual([...(from['winterfell']?.reach['footman'] ?? [])].sort());
  });
});

describe('who can support', () => {
  test('1E-15.11 1E-15.12 true neighbours, ships for land too, but no land for the sea', () => {
    const game = planning('bay-of-ice stark 2 ships\nwinterfell stark 1 knight\nflints-finger greyjoy 1 footman');
    const areas = (target: string) => supportersOf(...seen(game), target).map(({ area }) => area);
    expect(areas('the-stony-shore')).toEqual(expect.arrayContaining(['bay-of-ice', 'winterfell']));
    expect(areas('sunset-sea')).toEqual(['bay-of-ice']);
  });

  test('1E-9.10 nobody supports from an island', () => {
    const game = planning('dragonstone baratheon 2 footmen');
    expect(supportersOf(...seen(game), 'shipbreaker-bay')).toEqual([]);
  });

  test('1E-15.9 an order that lies open says exactly what it adds', () => {
    const game = lay('round 3\nwinterfell stark 1 knight support-plus-one\nkarhold stark 1 footman march-zero');
    expect(supportersOf(...seen(game), 'castle-black')).toMatchObject([
      { area: 'winterfell', attack: 2, defence: 2, bonus: 1, order: 'support-plus-one', when: 'ordered' },
      { area: 'karhold', when: 'next-round', order: null },
    ]);
  });
});

test('1E-5.2 1E-5.7 supply: each army and its flag, and what the barrels would give now', () => {
  const game = planning(`
    supply stark 6
    winterfell stark 3 footmen
    karhold stark 2 footmen
    white-harbor stark 1 footman`);
  const [open, rules] = seen(game);
  const stark = supplyOutlook(open, rules).find(({ house }) => house === 'stark');
  const flags = rules.facts.supply[6] ?? [];
  expect(stark?.armies).toEqual([
    { area: 'winterfell', size: 3, allowed: flags[0] },
    { area: 'karhold', size: 2, allowed: flags[1] },
  ]);
  expect(stark?.free).toEqual(flags.slice(2));
  const next = rules.facts.supply[stark?.barrels ?? 0] ?? [];
  expect(stark?.next).toEqual({
    level: stark?.barrels,
    allowed: next,
    lost: Math.max(0, 3 - (next[0] ?? 1)) + Math.max(0, 2 - (next[1] ?? 1)),
  });
  expect(stark?.next.level).toBeLessThan(6);
});

test('1E-4.11 1E-1.6 income: a token for every crown, no more than the reserve holds, as the card then pays', () => {
  const game = deal();
  const [open, rules] = seen(game);
  expect(crownCard(rules)).toEqual({ card: 'game-of-thrones', ports: false });
  for (const { areas, crowns, gain } of incomeOutlook(open, rules)) {
    expect(crowns).toBe(areas.reduce((sum, area) => sum + area.crowns, 0));
    expect(gain).toBe(crowns);
  }
  const position =
    'power lannister 19\nkings-landing lannister 1 footman\nriverrun tyrell token\nwinterfell stark 1 footman';
  const foreseen = incomeOutlook(...seen(planning(position)));
  expect(foreseen.find(({ house }) => house === 'lannister')).toMatchObject({ crowns: 2, gain: 1 });
  const paid = westeros([QUIET, 'game-of-thrones', QUIET], position);
  for (const { house, gain } of foreseen) {
    const before = planning(position).figure(`power ${house}`) as number;
    expect([house, paid.figure(`power ${house}`)]).toEqual([house, before + gain]);
  }
});

describe('what can be won', () => {
  test('1E-11.6 land that nobody defends is free, token or not', () => {
    const game = planning('winterfell stark 1 footman\nmoat-cailin lannister token');
    expect(prospect(game, 'stark', 'moat-cailin')).toMatchObject({ verdict: 'unopposed', against: null });
  });

  test('1E-15.13 units beat units as they lie open; orders, help and cards still decide', () => {
    const game = planning('winterfell stark 2 knights\nkarhold stark 1 footman\ncastle-black baratheon 1 footman');
    expect(prospect(game, 'stark', 'castle-black')).toMatchObject({
      verdict: 'open',
      against: 'baratheon',
      attack: { march: 5, total: 7 },
      defence: { total: 1 },
    });
    const weak = planning('karhold stark 1 footman\ncastle-black baratheon 2 knights');
    expect(prospect(weak, 'stark', 'castle-black')).toBeUndefined();
  });

  test('1E-15.17 equal strength is enough for the house higher on Fiefdoms', () => {
    const tied = (first: string, second: string): Game =>
      lay(`fiefdoms ${first} ${second} lannister greyjoy tyrell
        karhold stark 1 footman march-zero
        castle-black baratheon 1 footman`);
    expect(prospect(tied('stark', 'baratheon'), 'stark', 'castle-black')).toBeDefined();
    const lower = prospect(tied('baratheon', 'stark'), 'stark', 'castle-black');
    expect(lower?.by.when ?? 'none').not.toBe('ordered');
  });

  test('1E-9.11 who holds the raven may still lay a better defence, until its step is past', () => {
    const unknown = (phase: string, court: string): number | undefined =>
      prospect(
        lay(`phase ${phase}\ncourt ${court} lannister greyjoy tyrell
          winterfell stark 2 knights march-zero\ncastle-black baratheon 1 footman march-minus-one`),
        'stark',
        'castle-black',
      )?.unknown;
    const none = unknown('marches', 'baratheon stark');
    expect(unknown('raven', 'baratheon stark')).toBe((none ?? 0) + 2);
    expect(unknown('raven', 'stark baratheon')).toBe(none);
  });

  test('1E-16.1 beaten whatever they play needs the weakest own card to be enough against their best and all help', () => {
    const position = (own: string): string => `
      fiefdoms baratheon stark lannister greyjoy tyrell
      winterfell stark ${own} march-plus-one
      castle-black baratheon 1 footman defense-plus-one`;
    const best = (game: Game): number =>
      Math.max(
        ...game
          .view(null)
          .open.houses['baratheon']!.hand.map(card => rulesOf(game.view(null).open).board.card[card]?.strength ?? 0),
      );
    const few = lay(position('1 knight 1 footman'));
    expect(prospect(few, 'stark', 'castle-black')).toMatchObject({
      verdict: 'open',
      attack: { total: 4 },
      defence: { total: 2 },
    });
    const many = lay(`supply stark 6\n${position('4 knights')}`);
    const won = prospect(many, 'stark', 'castle-black');
    // 9 and the weakest card against 2, their best card and the Blade.
    expect([won?.attack.total, won?.unknown, won?.cards?.theirs.most]).toEqual([9, 1, best(many)]);
    expect(won?.verdict).toBe('beaten');
  });

  test('1E-19.1 a neutral force is beaten by march and own support together, without cards', () => {
    const march = (position: string) => prospect(lay(position), 'baratheon', 'kings-landing');
    expect(march('blackwater baratheon 2 knights march-plus-one\nkings-landing force 5')).toMatchObject({
      verdict: 'force-beaten',
      force: 5,
      cards: null,
    });
    const one = 'blackwater baratheon 1 knight march-plus-one\nkings-landing force 5';
    expect(march(one)).toBeUndefined();
    expect(march(`${one}\nkingswood baratheon 1 knight support`)).toMatchObject({ attack: { march: 3, support: 2 } });
  });
});

test('what is foreseen looks at nothing that is not open: every seat and a spectator find the same', () => {
  const game = deal();
  const all = [...game.view(null).open.seats, null].map(seat => {
    const { open } = game.view(seat);
    const rules = rulesOf(open);
    return JSON.stringify([
      supplyOutlook(open, rules),
      incomeOutlook(open, rules),
      Object.keys(open.houses).map(house => prospectsOf(open, rules, house)),
      rules.board.ids.map(area => [comersTo(open, rules, area), supportersOf(open, rules, area)]),
    ]);
  });
  expect(new Set(all).size).toBe(1);
});

test('every clause that the map cites stands in the ledger', () => {
  const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/first-edition.md'), 'utf8');
  expect(Object.values(SHOWN).filter(clause => !ledger.includes(`**${clause}**`))).toEqual([]);
});
