import type { HouseId } from '@corvo/westeros';
import { comersTo, supportersOf, type Comer, type Supporter, type When } from '@corvo/westeros/aids';
import { housesIn, type Realm } from '../realm.ts';
import type { AreaMark, MarkPattern } from '../map/props.ts';
import type { Speak } from '../speak.ts';
import { cite, nearness, signed } from './cite.ts';
import type { Overlay, OverlayGroup } from './overlay.ts';
import { byWay } from './ways.ts';

const PATTERN: Readonly<Record<When, MarkPattern>> = { ordered: 'grid', unordered: 'stripes', 'next-round': 'dots' };
const NEARNESS: readonly When[] = ['ordered', 'unordered', 'next-round'];

/** Only what is on the map stands in the legend. */
const legendOf = (found: readonly { readonly when: When }[], say: Speak): Overlay['legend'] =>
  NEARNESS.filter(when => found.some(one => one.when === when)).map(when => ({
    pattern: PATTERN[when],
    text: say(`over.legend-${when}`),
  }));

/** The house that looks first, then the others in the order of play; a house without a line is left out. */
function grouped<T extends { readonly house: HouseId }>(
  { open, mine }: Realm,
  found: readonly T[],
  head: (house: HouseId, own: readonly T[]) => string,
  line: (one: T) => OverlayGroup['lines'][number],
): OverlayGroup[] {
  return housesIn(open)
    .toSorted((a, b) => Number(b === mine) - Number(a === mine))
    .map(house => ({ house, own: found.filter(one => one.house === house) }))
    .filter(({ own }) => own.length > 0)
    .map(({ house, own }) => ({ house, head: head(house, own), lines: own.map(line) }));
}

const nothing = (title: string): Overlay => ({
  title,
  marks: {},
  arrows: [],
  legend: [],
  groups: [],
  notes: [],
  clauses: [],
});

const pointedAt: AreaMark = { pattern: 'ring' };

/** Who can come to an area with one march, on foot, carried or sailing, and how strong. */
export function reachOverlay(realm: Realm, area: string | null, say: Speak): Overlay {
  if (area === null) return nothing(say('over.point-reach'));
  const { open, rules } = realm;
  const found = comersTo(open, rules, area);
  const strongest = (own: readonly Comer[]): number => Math.max(...own.map(one => one.strength + one.bonus));
  return {
    title:
      found.length === 0 ? say('over.reach-none', { area }) : say('over.reach-title', { area, count: found.length }),
    marks: {
      ...Object.fromEntries(
        found.map(one => [one.from, { pattern: PATTERN[one.when], badge: `${one.strength}${signed(one.bonus)}` }]),
      ),
      [area]: pointedAt,
    },
    arrows: found.map(({ from, to, through, when }) => ({
      kind: 'march',
      from,
      to,
      through,
      isDraft: when !== 'ordered',
    })),
    legend: legendOf(found, say),
    groups: grouped(
      realm,
      found,
      (house, own) => say('over.comers-of', { house, most: strongest(own) }),
      one => ({
        area: one.from,
        text: say('over.comer', {
          area: one.from,
          strength: one.strength,
          way: byWay(one, say),
          when: nearness(one, say),
        }),
      }),
    ),
    notes: found.length === 0 ? [] : [say('over.one-march')],
    clauses: cite(rules, 'march', 'carry', 'one-battle', 'routed'),
  };
}

/** Who could support a battle in an area, and with how much. */
export function supportOverlay(realm: Realm, area: string | null, say: Speak): Overlay {
  if (area === null) return nothing(say('over.point-support'));
  const { open, rules } = realm;
  const found = supportersOf(open, rules, area);
  const value = ({ attack, defence }: Supporter): string =>
    attack === defence ? `${attack}` : say('over.two-sided', { attack, defence });
  return {
    title:
      found.length === 0
        ? say('over.support-none', { area })
        : say('over.support-title', { area, count: found.length }),
    marks: {
      ...Object.fromEntries(
        found.map(one => [
          one.area,
          { pattern: PATTERN[one.when], badge: `${Math.max(one.attack, one.defence)}${signed(one.bonus)}` },
        ]),
      ),
      [area]: pointedAt,
    },
    arrows: found.map(one => ({ kind: 'support', from: one.area, to: area, isDraft: one.when !== 'ordered' })),
    legend: legendOf(found, say),
    groups: grouped(
      realm,
      found,
      house => say('over.house', { house }),
      one => ({
        area: one.area,
        text: say('over.supporter', { area: one.area, strength: value(one), when: nearness(one, say) }),
      }),
    ),
    notes: [],
    clauses: cite(rules, 'support', 'support-sea'),
  };
}
