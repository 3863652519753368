import { below, shuffle, type Problem, type Rng } from '@corvo/core';
import type { MusterAsk, MusterChoice } from '../asks/muster.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { roomIn } from '../ports/room.ts';
import { houseAt } from '../realm/pools.ts';
import { namedAreas, refuseUnknownArea } from '../refusals.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/registry.ts';
import type { WesterosOpen } from '../state.ts';
import { allowedArmies, armiesOf } from '../supply/armies.ts';
import { listed, musterItem } from '../items.ts';
import {
  Basket,
  harborsOf,
  inOrder,
  offersIn,
  pointsIn,
  promotionsOfNew,
  readPurchase,
  seaIsOpen,
  type Grant,
  type Purchase,
} from './purchases.ts';

function refusePlace(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  area: AreaId,
  text: string,
  purchase: Purchase | undefined,
  points: number,
): Problem | undefined {
  if (purchase === undefined) {
    const offers = offersIn(open, rules, house, area, points);
    return refuse(rules, 'no-such-purchase', {
      purchase: text.slice(0, 40),
      area,
      offers,
      ...listed(offers.map(offer => musterItem(area, offer))),
    });
  }
  if (purchase.at === area) return undefined;
  if (!harborsOf(rules.board, area).includes(purchase.at)) {
    const seas = [...harborsOf(rules.board, area)];
    return (
      refuseUnknownArea(rules, purchase.at) ??
      refuse(rules, 'sea-not-adjacent', { area, sea: purchase.at, seas, ...namedAreas(seas) })
    );
  }
  return seaIsOpen(open, house, purchase.at) ? undefined : refuse(rules, 'sea-held-by-others', { sea: purchase.at });
}

/** Points, pieces, places and supply of a whole mustering. */
export function refuseMuster(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  grant: Grant,
  { muster }: MusterChoice,
): Problem | undefined {
  const basket = new Basket(open, rules, house, grant);
  const areas = Object.keys(grant.areas);
  for (const area of Object.keys(muster)) {
    if (areas.includes(area)) continue;
    return refuseUnknownArea(rules, area) ?? refuse(rules, 'no-muster-there', { area, areas, ...namedAreas(areas) });
  }
  for (const { area, text } of inOrder(open, rules, house, muster)) {
    const purchase = readPurchase(rules.board, area, text);
    const points = basket.pointsLeft(area) + (basket.spent[area] ?? 0);
    const misplaced = refusePlace(open, rules, house, area, text, purchase, points);
    if (misplaced !== undefined || purchase === undefined) return misplaced;
    const wrong = basket.wrong(area, purchase);
    if (wrong === 'muster-breaks-supply') {
      return refuse(rules, wrong, {
        area: purchase.at,
        armies: armiesOf(open, rules, house, {
          ...basket.changes,
          [purchase.at]: (basket.changes[purchase.at] ?? 0) + 1,
        }),
        allowed: [...allowedArmies(open, rules, house)],
        supply: houseAt(open, house).supply,
      });
    }
    if (wrong === 'port-full')
      return refuse(rules, wrong, { area: purchase.at, most: roomIn(rules, purchase.at) ?? 0 });
    if (wrong !== undefined) {
      const pool = rules.facts.houses[house]?.pool[purchase.kind] ?? 0;
      return refuse(rules, wrong, {
        area,
        kind: wrong === 'nobody-to-promote' ? (purchase.from ?? purchase.kind) : purchase.kind,
        points,
        cost: (basket.spent[area] ?? 0) + purchase.cost,
        pool,
        count: pool,
      });
    }
    basket.add(area, purchase);
  }
  return undefined;
}

/** What is for sale in each area of a grant. */
const offersOf = (open: WesterosOpen, rules: Ruleset, house: HouseId, grant: Grant) =>
  Object.keys(grant.areas).map(area => ({ area, texts: offersIn(open, rules, house, area, pointsIn(grant, area)) }));

/**
 * A random answer to the question: promotions, then new units. The areas take turns in any order for these: where supply
 * or points end before the areas do, the first of the map would have everything in nearly every answer. One answer in
 * four spares.
 */
export function sampleMuster(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { areas, total }: MusterAsk,
  rng: Rng,
): MusterChoice {
  const bought: Record<AreaId, string[]> = {};
  const points: Record<AreaId, number> = {};
  const offers: { readonly area: AreaId; readonly texts: readonly string[] }[] = [];
  for (const area in areas) {
    const here = areas[area] as MusterAsk['areas'][string];
    points[area] = here.points;
    offers.push({ area, texts: Object.keys(here.offers) });
  }
  const grant = total === undefined ? { areas: points } : { areas: points, total };
  const basket = new Basket(open, rules, house, grant);
  const spares = below(rng, 4) === 0 ? 2 : 8;
  const buy = (area: AreaId, text: string): void => {
    const purchase = readPurchase(rules.board, area, text);
    if (purchase === undefined || basket.wrong(area, purchase) !== undefined || below(rng, spares) === 0) return;
    basket.add(area, purchase);
    (bought[area] ??= []).push(text);
  };
  // A promotion is checked first in a choice, so it must not rely on what was bought before it.
  for (const { area, texts } of offers)
    for (const text of texts) if (text.includes('>') && below(rng, 3) === 0) buy(area, text);
  for (const { area, texts } of shuffle(rng, [...offers])) {
    const fresh = shuffle(
      rng,
      texts.filter(text => !text.includes('>')),
    );
    for (const text of [...fresh, ...fresh]) buy(area, text);
  }
  return { muster: sorted(bought, offers) };
}

/** In the order of the offers, so that equal choices are written equally. */
function sorted(
  bought: Readonly<Record<AreaId, string[]>>,
  offers: readonly { readonly area: AreaId; readonly texts: readonly string[] }[],
): MusterChoice['muster'] {
  const muster: Record<AreaId, readonly string[]> = {};
  for (const { area, texts } of offers) {
    const list = bought[area];
    if (list !== undefined) muster[area] = [...list].sort((a, b) => texts.indexOf(a) - texts.indexOf(b));
  }
  return muster;
}

/** Something to buy at one go in an area: a unit, a promotion, or a new unit with its own promotion. */
interface Step {
  readonly area: AreaId;
  readonly texts: readonly string[];
}

/** All that can be bought, in the order in which it is checked, so that what one purchase frees is there for the next. */
function stepsOf({ rulings }: Ruleset, offers: ReturnType<typeof offersOf>): Step[] {
  const promotions = offers.flatMap(({ area, texts }) =>
    texts.filter(text => text.includes('>')).map(text => ({ area, texts: [text] })),
  );
  const fresh = offers.flatMap(({ area, texts }) =>
    texts
      .filter(text => !text.includes('>'))
      .flatMap(text => {
        const own = rulings.promotesNew ? texts.filter(one => one.startsWith(`${text}>`)) : [];
        return [...own.map(promotion => ({ area, texts: [text, promotion] })), { area, texts: [text] }];
      }),
  );
  return [...promotions, ...fresh];
}

/** Its place in the list: area by area, what comes first among the offers first, less before more. */
const placeInList = (muster: MusterChoice['muster'], offers: ReturnType<typeof offersOf>): string =>
  offers
    .map(({ area, texts }) => (muster[area] ?? []).map(text => String.fromCharCode(1 + texts.indexOf(text))).join(''))
    .join('\0');

/** Every mustering, or undefined where there are more than `limit`. */
export function listMusters(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  grant: Grant,
  limit: number,
): MusterChoice[] | undefined {
  const offers = offersOf(open, rules, house, grant);
  const steps = stepsOf(rules, offers);
  const found = new Map<string, MusterChoice>(); // two promotions of one kind can be shared out in two ways
  const grow = (first: number, bought: Readonly<Record<AreaId, string[]>>): boolean => {
    const choice = { muster: sorted(bought, offers) };
    found.set(placeInList(choice.muster, offers), choice);
    if (found.size > limit) return false;
    for (let i = first; i < steps.length; i++) {
      const { area, texts } = steps[i] as Step;
      const before = bought[area] ?? [];
      const here = [...before, ...texts];
      // A new unit is promoted only when nobody is left who stood there: otherwise it is that one's promotion.
      if (
        texts.length > 1 &&
        promotionsOfNew(open, rules, house, area, here).length ===
          promotionsOfNew(open, rules, house, area, before).length
      )
        continue;
      const next = { ...bought, [area]: here };
      const refused = refuseMuster(open, rules, house, grant, { muster: sorted(next, offers) });
      if (refused === undefined && !grow(i, next)) return false;
    }
    return true;
  };
  if (!grow(0, {})) return undefined;
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice);
}
