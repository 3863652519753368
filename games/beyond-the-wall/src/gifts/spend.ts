import {
  Basket,
  musterAreas,
  offersIn,
  printedGrant,
  readPurchase,
  rulesOf,
  type AreaId,
  type HouseId,
  type Purchase,
  type WesterosOpen,
} from '@corvo/westeros';

/** Something that may be bought in an area, as often as it goes. */
interface Offer {
  readonly area: AreaId;
  readonly purchase: Purchase;
}

/**
 * The most points that a house can spend in one mustering, within pieces, ports and supply (BW-H130). What is bought is
 * tried offer by offer, promotions first, since they free pieces; so nothing that comes later makes room for what failed
 * before. The search ends as soon as all printed points are spent, which is nearly always at once.
 */
export function mostSpent(open: WesterosOpen, house: HouseId): number {
  const rules = rulesOf(open);
  const grant = printedGrant(rules, musterAreas(open, rules, house));
  const all = Object.values(grant.areas).reduce((sum, points) => sum + points, 0);
  const offers = Object.entries(grant.areas)
    .flatMap(([area, points]) =>
      offersIn(open, rules, house, area, points).flatMap((text): Offer[] => {
        const purchase = readPurchase(rules.board, area, text);
        return purchase === undefined ? [] : [{ area, purchase }];
      }),
    )
    .sort((one, two) => Number(one.purchase.from === null) - Number(two.purchase.from === null));
  let best = 0;

  const spend = (bought: readonly Offer[], from: number, spent: number): void => {
    best = Math.max(best, spent);
    const basket = new Basket(open, rules, house, grant);
    for (const { area, purchase } of bought) basket.add(area, purchase);
    const ahead = new Set(offers.slice(from).map(({ area }) => area));
    const hope = [...ahead].reduce((sum, area) => sum + basket.pointsLeft(area), spent);
    for (let i = from; i < offers.length && best < Math.min(all, hope); i++) {
      const offer = offers[i] as Offer;
      if (basket.wrong(offer.area, offer.purchase) === undefined)
        spend([...bought, offer], i, spent + offer.purchase.cost);
    }
  };
  spend([], 0, 0);
  return best;
}
