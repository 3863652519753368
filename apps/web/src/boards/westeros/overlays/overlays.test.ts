import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { LANGUAGES, type Game } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { realmIn } from '../realm.ts';
import { speakerOf } from '../speak.ts';
import { overlayOf } from './facts.ts';
import { isAboutArea, isAboutHouse, OVERLAYS, type Overlay, type OverlayId } from './overlay.ts';

const GAMES = [firstEdition, secondEdition] as const;
const say = speakerOf(firstEdition as Game, 'en');

function laid(position: string, id: OverlayId, { seat = 'stark', area = null as string | null, house = 'stark' } = {}) {
  const { state } = table(firstEdition, { players: 5 }, `round 10\n${position}`);
  return overlayOf(id, realmIn(firstEdition.view(state, seat)), { area, house }, say);
}
const linesOf = ({ groups }: Overlay): string[] => groups.flatMap(({ lines }) => lines.map(({ text }) => text));
const textsOf = (shown: Overlay): string[] => [
  shown.title,
  ...shown.legend.map(({ text }) => text),
  ...shown.groups.map(({ head }) => head),
  ...linesOf(shown),
  ...shown.notes,
];

test('1E-5.2 supply: own armies first, each with its flag on the map and in words', () => {
  const shown = laid('phase planning\nsupply stark 6\nwinterfell stark 4 footmen\nriverrun tyrell 2 knights', 'supply');
  expect(shown.groups[0]?.house).toBe('stark');
  // Four are allowed now; the barrels of Winterfell would not feed them.
  expect(shown.marks['winterfell']).toEqual({ pattern: 'grid', badge: '4/4' });
  expect(linesOf(shown)).toContain('Winterfell: 4 of 4');
  expect(linesOf(shown).join(' ')).toMatch(/If “Supply” came up now: supply 1 .* units? lost/);
  expect(shown.clauses).toEqual(['1E-5.2', '1E-5.7']);
});

test('1E-14.1 who can come: an arrow through the seas, the strength on a plate, the same in words', () => {
  const shown = laid(
    'phase planning\ndragonstone baratheon 1 knight\nshipbreaker-bay baratheon 1 ship\nthe-narrow-sea baratheon 1 ship',
    'reach',
    { area: 'white-harbor' },
  );
  expect(shown.arrows).toEqual([
    {
      kind: 'march',
      from: 'dragonstone',
      to: 'white-harbor',
      through: ['shipbreaker-bay', 'the-narrow-sea'],
      isDraft: true,
    },
  ]);
  expect(shown.marks).toMatchObject({ dragonstone: { pattern: 'stripes' }, 'white-harbor': { pattern: 'ring' } });
  expect(linesOf(shown)[0]).toMatch(
    /^Dragonstone: 2, ship transport \(Shipbreaker Bay, The Narrow Sea\); if given a March/,
  );
});

test('1E-15.7 who can support: orders that lie open apart from those of the next round', () => {
  const shown = laid(
    'round 3\nwinterfell stark 1 knight support-plus-one\nkarhold stark 1 footman march-zero',
    'support',
    {
      area: 'castle-black',
    },
  );
  expect(shown.marks).toMatchObject({
    winterfell: { pattern: 'grid', badge: '2+1' },
    karhold: { pattern: 'dots' },
  });
  expect(linesOf(shown)[0]).toBe('Winterfell: 2; has Support +1');
  expect(shown.legend.map(({ pattern }) => pattern)).toEqual(['grid', 'dots']);
});

test('an overlay about an area asks for one first, and draws nothing', () => {
  for (const id of ['reach', 'support'] as const) {
    const shown = laid('winterfell stark 1 knight march-zero', id);
    expect([shown.marks, shown.arrows, shown.groups]).toEqual([{}, [], []]);
    expect(shown.title).toMatch(/^Choose the area/);
  }
});

test('where to go: an area that is not the house’s own start means all of them', () => {
  const position = 'phase planning\nwinterfell stark 1 footman\nwhite-harbor stark 1 footman';
  const heads = (area: string | null) => laid(position, 'ways', { area }).groups.map(({ head }) => head);
  expect(heads(null).toSorted()).toEqual(['White Harbor', 'Winterfell']);
  expect(heads('winterfell')).toEqual(['Winterfell']);
  expect(heads('sunspear')).toHaveLength(2);
});

test('what can be won names what is not known; a spectator may look with the eyes of any house', () => {
  const position = 'phase planning\nwinterfell stark 2 knights\ncastle-black baratheon 1 footman';
  const line = linesOf(laid(position, 'win')).find(text => text.startsWith('Castle Black'));
  expect(line).toMatch(
    /^Castle Black from Winterfell, by land, if given a March: 5 .*against 1 for Baratheon so far; the defense may gain up to \d+/,
  );
  const single = linesOf(laid(`${position}\nhand stark eddard-stark`, 'win')).join();
  expect(single).toMatch(/\(attacker’s 3, defender’s 0–3\)/); // one card is no range
  const { state } = table(firstEdition, { players: 5 }, `round 10\n${position}`);
  const watched = overlayOf('win', realmIn(firstEdition.view(state, null)), { area: null, house: 'baratheon' }, say);
  expect(watched.title).toMatch(/^Baratheon: /);
});

/** What no text may contain: an unfilled place, an unresolved reference, a key. */
const FLAW = /\{\{|\}\}|\$t\(|\bover\.[a-z]|undefined|NaN|Infinity/;

test.each(GAMES)('every overlay of every area can be said in both languages, and cites its clauses ($id)', game => {
  const laidOut = table(game, { players: 5, seed: 'overlays' });
  const realm = realmIn(game.view(laidOut.state, laidOut.state.open.seats[0] ?? null));
  const houses = Object.keys(realm.open.houses);
  for (const language of LANGUAGES)
    for (const id of OVERLAYS)
      for (const house of isAboutHouse(id) ? houses : houses.slice(0, 1))
        for (const area of isAboutArea(id) ? realm.rules.board.ids : [null]) {
          const shown = overlayOf(id, realm, { area, house }, speakerOf(game as Game, language));
          expect(textsOf(shown).filter(text => FLAW.test(text))).toEqual([]);
          expect(shown.clauses.length).toBeGreaterThan(0);
        }
});
