import type { RaidAsk } from '../../asks/raid.ts';
import { orderHere } from '../../orders/tokens.ts';
import { areaAt } from '../../realm/areas.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import { areaName, phrase, pick, type Guide } from './pick.ts';

/** Where the raid lies, then what it removes. */
export const guideRaid: Guide<RaidAsk> = ({ ask, view, house, check }, picked) => {
  const places = Object.keys(ask.from);
  const [only] = places;
  const [from, ...targets] = places.length === 1 && only !== undefined ? [only, ...picked] : picked;
  if (from === undefined)
    return {
      asks: phrase('guide.raid-where'),
      picks: places.map(area => pick(area, areaName(area))),
      whole: null,
      refuses: area => check({ from: area, targets: [] }),
    };
  const offer = Object.hasOwn(ask.from, from) ? ask.from[from] : undefined;
  if (offer === undefined || new Set(targets).size < targets.length || targets.length > offer.most) return undefined;
  if (!targets.every(target => offer.targets.includes(target))) return undefined;
  const { board, rulings } = rulesOf(view.open);
  const raid = board.order[orderHere(view.open, rulesOf(view.open), from, 'raid', house)?.order ?? ''];
  const isPrey = (id: string): boolean => {
    const order = board.order[id];
    return raid !== undefined && order !== undefined && rulings.raidable(raid, order);
  };
  const left = targets.length === offer.most ? [] : offer.targets.filter(target => !targets.includes(target));
  return {
    asks: phrase('guide.raid-what', { area: from, most: offer.most }),
    picks: left.map(area => {
      const lying = areaAt(view.open, area).orders.find(placed => placed.house !== house && isPrey(placed.order));
      const about =
        lying === undefined ? null : phrase('guide.enemy-order', { house: lying.house, order: lying.order });
      return pick(area, areaName(area), { about });
    }),
    whole: { from, targets },
    refuses: area => check({ from, targets: [...targets, area] }),
  };
};
