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
import { deal, lay, westeros } from './ledger/lay.fixture.ts';
import { SHOWN } from './rules/shown.ts';

type Game = ReturnType<typeof lay>;

/** What a spectator sees is all that is looked at. */
const seen = (game: Game) => {
  const { open } = game.view(null);
  return [open, rulesOf(open)] as const;
};
const planning = (position: string): Game => lay(`phase planning\n${position}`);
const prospect = (game: Game, house: string, area: string) =>
  prospectsOf(...seen(game), house).find(found => found.area === area);

describe('ports', () => {
  const port = 'lannisport lannister 1 footman\nport-of-lannisport lannister 1 ship\nthe-golden-sound lannister 1 ship';

  test('2E-10.7 2E-10.8 2E-3.9 ships sail between a port and its sea, into an own port with room and no other', () => {
    const ways = (position: string, house: string, from: string) =>
      waysOf(...seen(planning(position)), house, from).map(({ to }) => to);
    expect(ways(port, 'lannister', 'port-of-lannisport')).toEqual(['the-golden-sound']);
    expect(ways(port, 'lannister', 'the-golden-sound')).toContain('port-of-lannisport');
    const full = port.replace('port-of-lannisport lannister 1 ship', 'port-of-lannisport lannister 3 ships');
    expect(ways(full, 'lannister', 'the-golden-sound')).not.toContain('port-of-lannisport');
    const foreign = 'lannisport lannister 1 footman\nthe-golden-sound greyjoy 1 ship';
    expect(ways(foreign, 'greyjoy', 'the-golden-sound')).not.toContain('port-of-lannisport');
  });

  test('2E-12.8 2E-13.4 ships in a port can support their sea and nothing else', () => {
    const areas = (target: string) => supportersOf(...seen(planning(port)), target).map(({ area }) => area);
    expect(areas('the-golden-sound')).toEqual(['port-of-lannisport']);
    expect(areas('lannisport')).not.toContain('port-of-lannisport');
  });

  test('2E-10.11 ships in a port carry nobody', () => {
    const game = planning('lannisport lannister 1 footman\nport-of-lannisport lannister 2 ships');
    expect(waysOf(...seen(game), 'lannister', 'lannisport').every(({ by }) => by === 'land')).toBe(true);
  });

  test('2E-4.9 2E-4.10 the card pays for crowns and for ports, and a blockaded port pays nothing', () => {
    const position = (sea: string): string =>
      `${sea}\nport-of-lannisport lannister 1 ship\nlannisport lannister 1 footman`;
    expect(crownCard(seen(planning(''))[1])).toEqual({ card: 'game-of-thrones', ports: true });
    for (const [sea, ports] of [
      ['', 1],
      ['the-golden-sound greyjoy 1 ship', 0],
    ] as const) {
      const outlook = incomeOutlook(...seen(planning(position(sea))));
      expect(outlook.find(({ house }) => house === 'lannister')?.ports).toBe(ports);
      const paid = westeros(['last-days-of-summer', 'game-of-thrones', 'storm-of-swords'], position(sea));
      for (const { house, gain } of outlook) expect([house, paid.figure(`power ${house}`)]).toEqual([house, 5 + gain]);
    }
  });
});

test('2E-3.2 2E-12.9 a siege engine counts 4 where it attacks a castle or supports the attack, else nothing', () => {
  const game = planning('moat-cailin stark 1 siege-engine\nwhite-harbor stark 1 siege-engine');
  const strengthAt = (area: string) =>
    comersTo(...seen(game), area).find(({ from }) => from === 'moat-cailin')?.strength;
  expect([strengthAt('seagard'), strengthAt('greywater-watch')]).toEqual([4, 0]);
  expect(supportersOf(...seen(game), 'winterfell')).toEqual(
    expect.arrayContaining([expect.objectContaining({ area: 'white-harbor', attack: 4, defence: 0 })]),
  );
});

test('2E-3.2 a siege engine defends a castle with nothing', () => {
  const defence = (units: string) =>
    prospect(planning(`supply greyjoy 6\nriverrun greyjoy 4 knights\nseagard stark ${units}`), 'greyjoy', 'seagard')
      ?.defence;
  expect([defence('1 footman'), defence('1 footman 1 siege-engine')]).toMatchObject([{ here: 1 }, { here: 1 }]);
});

test('2E-11.8 2E-10.13 a garrison defends alone, and once it is gone the home is entered freely', () => {
  const walls = planning('riverrun greyjoy 2 knights');
  expect(prospect(walls, 'greyjoy', 'lannisport')).toMatchObject({ against: 'lannister', defence: { here: 2 } });
  const fallen = planning('riverrun greyjoy 1 footman\nlannisport garrison 0');
  expect(prospect(fallen, 'greyjoy', 'lannisport')).toMatchObject({ verdict: 'unopposed' });
  const weak = planning('fiefdoms lannister greyjoy stark martell baratheon tyrell\nriverrun greyjoy 1 footman');
  expect(prospect(weak, 'greyjoy', 'lannisport')).toBeUndefined();
});

test('2E-12.24 2E-12.13 the defence that lies open counts units, garrison, order and support; the rest is unknown', () => {
  const game = lay(`
    supply greyjoy 6
    riverrun greyjoy 4 knights march-plus-one
    lannisport lannister 1 footman defense-two
    stoney-sept lannister 1 knight support
    harrenhal baratheon 1 footman support`);
  const found = prospect(game, 'greyjoy', 'lannisport');
  expect(found).toMatchObject({
    against: 'lannister',
    attack: { march: 9, support: 0 },
    defence: { here: 1 + 2 + 2, support: 2, total: 7 },
    verdict: 'open',
  });
});

test('2E-4.16 a march that this round bans is promised to nobody', () => {
  const position = 'court greyjoy stark lannister martell baratheon tyrell\nriverrun greyjoy 1 footman';
  const bonus = (game: Game) => comersTo(...seen(game), 'seagard')[0]?.bonus;
  expect(bonus(planning(position))).toBe(1);
  expect(bonus(planning(`effect no-march-plus-one-order\n${position}`))).toBe(0);
});

test('2E-3.5 2E-4.7 supply: the largest army takes the largest flag, and a count now may cost units', () => {
  const game = planning(
    'supply stark 6\nwinterfell stark 4 footmen\nwhite-harbor stark 3 footmen\nkarhold stark 2 footmen',
  );
  const stark = supplyOutlook(...seen(game)).find(({ house }) => house === 'stark');
  expect(stark?.armies.map(({ size, allowed }) => [size, allowed])).toEqual([
    [4, 4],
    [3, 3],
    [2, 2],
  ]);
  // Winterfell's one barrel gives the flags 3 and 2: one unit too many, one more, and one of an army without a flag.
  expect(stark?.next).toEqual({ level: 1, allowed: [3, 2], lost: 3 });
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
    ]);
  });
  expect(new Set(all).size).toBe(1);
});

test('every clause that the map cites stands in the ledger', () => {
  const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/second-edition.md'), 'utf8');
  expect(Object.values(SHOWN).filter(clause => !ledger.includes(`**${clause}**`))).toEqual([]);
});
