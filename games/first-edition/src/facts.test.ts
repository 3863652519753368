import { fits } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from './abilities/index.ts';
import { SHEET } from './facts.ts';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

const { facts, board, effects } = firstEditionRules(5, chosenOf({ kingsCourt: 'printed' }));
const realm = facts.realms['westeros'];
const isNear = (a: string, b: string): boolean => board.near[a]?.includes(b) ?? false;
const card = (id: string): [number, number] => [board.card[id]?.swords ?? -1, board.card[id]?.fortifications ?? -1];

/** How many sea areas a chain of Ships from one coast to another needs. */
function shortestSeaChain(from: string, to: string): number {
  let seas = [...(board.nearSea[from] ?? [])];
  const seen = new Set(seas);
  for (let length = 1; seas.length > 0; length++) {
    if (seas.some(sea => isNear(sea, to))) return length;
    seas = seas.flatMap(sea => [...(board.nearSea[sea] ?? [])]).filter(sea => !seen.has(sea) && seen.add(sea));
  }
  return Infinity;
}

const icon = (area: string, field: string): unknown =>
  (SHEET.areas.find(entry => entry.id === area) as Record<string, unknown> | undefined)?.[field];
const inDeck = (deck: string): string[] => (facts.decks[deck] ?? []).map(entry => entry.card);

/** What the statement says is true of the compiled facts. */
function holds(check: Readonly<Record<string, unknown>>): boolean {
  const text = (field: string): string => String(check[field]);
  const list = (field: string): string[] => check[field] as string[];
  switch (check['type']) {
    case 'start':
      return JSON.stringify(facts.houses[text('house')]?.start) === JSON.stringify(check['units']);
    case 'positions':
      return (
        realm?.throne.indexOf(text('house')) === Number(check['ironThrone']) - 1 &&
        realm.fiefdoms.indexOf(text('house')) === Number(check['fiefdoms']) - 1 &&
        realm.court.indexOf(text('house')) === Number(check['kingsCourt']) - 1
      );
    case 'kingsCourt':
      return ['greyjoy', 'tyrell'].every(house => realm?.court.indexOf(house) === Number(check[house]) - 1);
    case 'icon':
      return icon(text('area'), text('field')) === check['value'];
    case 'supplySum':
      return list('areas').reduce((sum, area) => sum + (board.area[area]?.supply ?? 0), 0) === check['value'];
    case 'supplyRow':
      return JSON.stringify(facts.supply[Number(check['level'])]) === JSON.stringify(check['row']);
    case 'supplyRowFits':
    case 'supplyRowNotFits':
      return (
        fits(check['armies'] as number[], facts.supply[Number(check['level'])] ?? []) ===
        (check['type'] === 'supplyRowFits')
      );
    case 'adjacent':
      return isNear(text('a'), text('b')) && isNear(text('b'), text('a'));
    case 'adjacentAll':
      return list('others').every(other => isNear(text('a'), other));
    case 'notAdjacentAny':
      return list('others').every(other => !isNear(text('a'), other));
    case 'distinct':
      return text('a') !== text('b') && board.area[text('a')] !== undefined && board.area[text('b')] !== undefined;
    case 'stars':
      return facts.stars[Number(check['position']) - 1] === check['value'];
    case 'wildlingTrack':
      return JSON.stringify(SHEET.wildlingTrack.positions) === JSON.stringify(check['values']);
    case 'shortestSeaChain':
      return shortestSeaChain(text('a'), text('b')) === check['length'];
    case 'seaPath': {
      const path = [text('a'), ...list('seas'), text('b')];
      return path.every((area, i) => i === 0 || isNear(path[i - 1] ?? '', area));
    }
    case 'seaReach':
      return shortestSeaChain(text('a'), text('b')) < Infinity;
    case 'noLandNeighbours':
      return list('areas').every(area => board.nearLand[area]?.length === 0);
    case 'neutralSet':
      return JSON.stringify(Object.keys(facts.forces).sort()) === JSON.stringify([...list('areas')].sort());
    case 'bridges':
      return (
        JSON.stringify(SHEET.rivers.bridges.map(bridge => bridge.at).sort()) === JSON.stringify([...list('at')].sort())
      );
    case 'startSupply':
      return Object.entries(facts.houses).every(([house, { start, supply }]) => {
        const barrels = Object.keys(start).reduce((sum, area) => sum + (board.area[area]?.supply ?? 0), 0);
        return supply === check[house] && barrels === check[house];
      });
    case 'cards':
      return (
        JSON.stringify([card('tywin-lannister'), card('margaery-tyrell')]) ===
        JSON.stringify([check['tywin'], check['margaery']])
      );
    case 'cardRange':
      return (
        facts.cards.every(({ strength }) => strength >= Number(check['lo']) && strength <= Number(check['hi'])) &&
        Object.values(facts.houses).every(({ cards }) => cards.length === check['n'])
      );
    case 'decks':
      return (
        Object.keys(facts.decks).every(
          deck =>
            (facts.decks[deck] ?? []).reduce((sum, { copies }) => sum + copies, 0) === 10 &&
            ['winter-is-coming', 'last-days-of-summer'].every(name => inDeck(deck).includes(name)),
        ) && inDeck('III').includes('wildling-attack')
      );
    case 'pools':
      return Object.values(facts.houses).every(
        ({ pool }) => pool['footman'] === 10 && pool['knight'] === 4 && pool['ship'] === 6,
      );
    case 'deckContains':
      return ['I', 'II', 'III'].every(deck => list(deck).every(name => inDeck(deck).includes(name)));
    case 'wildlingIcon':
      return facts.decks[text('deck')]?.some(entry => entry.card === check['card'] && entry.icon) ?? false;
    case 'iconInEachDeck':
      return Object.values(facts.decks).every(deck => deck.some(entry => entry.icon));
    default:
      return false;
  }
}

describe('the 62 statements of the rulebook about the map and the pieces', () => {
  test('there are 62', () => expect(SHEET.constraints).toHaveLength(62));
  test.each(SHEET.constraints)('$id $statement', ({ check }) => expect(holds(check)).toBe(true));
});

describe('the facts agree with themselves', () => {
  test('every border joins two areas, once', () => {
    const seen = new Set<string>();
    for (const [a, b] of facts.borders) {
      expect([board.area[a], board.area[b]]).not.toContain(undefined);
      seen.add([a, b].sort().join());
    }
    expect(seen.size).toBe(facts.borders.length);
  });

  test('rivers without a bridge are no borders', () => {
    for (const [a = '', b = ''] of SHEET.rivers.closedPairs) expect(isNear(a, b)).toBe(false);
  });

  test('the map is one piece', () => {
    const seen = new Set(['winterfell']);
    for (const area of seen) for (const next of board.near[area] ?? []) seen.add(next);
    expect(seen.size).toBe(45);
  });

  test('every card with a text has an ability, and every ability is on a card', () => {
    const texts = Object.values(SHEET.houseCards)
      .flat()
      .filter(entry => 'ability' in entry);
    expect(texts.map(entry => entry.id).sort()).toEqual(Object.keys(ABILITIES).sort());
    for (const ability of Object.values(ABILITIES)) expect(effects[ability]).toBeDefined();
    const lasting = ['no-raid-orders', 'no-defence-orders', 'no-consolidate-orders', 'footmen-support-with-nothing'];
    expect(Object.keys(EFFECTS).sort()).toEqual([...Object.values(ABILITIES), ...lasting].sort());
  });
});

test('every land and port belongs to a region of the map, and only seas to none', () => {
  for (const { id, element, region } of Object.values(board.area))
    expect([id, region === 'seas']).toEqual([id, element === 'sea']);
});
