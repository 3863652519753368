import type { Sentence } from '@corvo/core';
import type { MusterAsk, MusterChoice } from '../../asks/muster.ts';
import type { AreaId } from '../../ids.ts';
import { areaName, phrase, pick, type Guide, type Guided, type Part } from './pick.ts';

type Bought = MusterChoice['muster'];

/** An area, then something to buy there, and so on. */
export const guideMuster: Guide<MusterAsk> = (guided, picked) => {
  const areas = Object.keys(guided.ask.areas);
  const [only] = areas;
  const hasOne = areas.length === 1 && only !== undefined;
  let bought: Bought = {};
  for (let at = 0; at < picked.length;) {
    const area = hasOne ? only : (picked[at++] as AreaId);
    const offer = Object.hasOwn(guided.ask.areas, area) ? guided.ask.areas[area] : undefined;
    if (offer === undefined) return undefined;
    const text = picked[at++];
    if (text === undefined) return offerPart(guided, bought, area, false);
    const more = withPurchase(bought, area, text);
    if (!Object.hasOwn(offer.offers, text) || guided.check({ muster: more }) !== undefined) return undefined;
    bought = more;
  }
  return hasOne ? offerPart(guided, bought, only, true) : areaPart(guided, bought);
};

const withPurchase = (bought: Bought, area: AreaId, text: string): Bought => ({
  ...bought,
  [area]: [...(bought[area] ?? []), text],
});

function pointsLeft({ ask }: Guided<MusterAsk>, bought: Bought, area: AreaId): number {
  const spentIn = (place: AreaId): number =>
    (bought[place] ?? []).reduce((sum, text) => sum + (ask.areas[place]?.offers[text] ?? 0), 0);
  const here = (ask.areas[area]?.points ?? 0) - spentIn(area);
  if (ask.total === undefined) return here;
  return Math.min(here, ask.total - Object.keys(bought).reduce((sum, place) => sum + spentIn(place), 0));
}

const anyOffer = ({ ask }: Guided<MusterAsk>): string =>
  Object.values(ask.areas).flatMap(({ offers }) => Object.keys(offers))[0] ?? '';

function areaPart(guided: Guided<MusterAsk>, bought: Bought): Part {
  const isOpen = (area: AreaId): boolean => guided.ask.oneArea !== true || Object.keys(bought).every(at => at === area);
  const areas = Object.keys(guided.ask.areas).filter(area => isOpen(area) && pointsLeft(guided, bought, area) > 0);
  const picks = areas.map(area =>
    pick(area, areaName(area), { about: phrase('guide.points', { points: pointsLeft(guided, bought, area) }) }),
  );
  return {
    asks: phrase('guide.muster-where'),
    picks,
    whole: { muster: bought },
    refuses: area => guided.check({ muster: withPurchase(bought, area, anyOffer(guided)) }),
  };
}

/** `Footman`, `Ship in the Bay` or `Footman → Knight`. */
function purchaseName(text: string): Sentence {
  const [before = '', promoted] = text.split('>');
  if (promoted !== undefined) return phrase('guide.promotion', { kind: before, unit: promoted });
  const [unit = '', sea] = text.split('@');
  return sea === undefined ? phrase(`unit.${unit}`) : phrase('guide.ship-in', { unit, area: sea });
}

function offerPart(guided: Guided<MusterAsk>, bought: Bought, area: AreaId, isWhole: boolean): Part {
  const left = pointsLeft(guided, bought, area);
  const offers = Object.entries(guided.ask.areas[area]?.offers ?? {});
  const picks = offers.map(([text, cost]) =>
    pick(text, purchaseName(text), {
      about: phrase('guide.costs', { points: cost }),
      closed: guided.check({ muster: withPurchase(bought, area, text) }) ?? null,
    }),
  );
  return {
    asks: phrase('guide.muster-what', { area, points: left }),
    picks: isWhole && left === 0 ? [] : picks,
    whole: isWhole ? { muster: bought } : null,
    refuses: text => guided.check({ muster: withPurchase(bought, area, text) }),
  };
}
