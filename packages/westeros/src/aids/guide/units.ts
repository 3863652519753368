import type { UnitsAsk } from '../../asks/units.ts';
import { listed, unitItems } from '../../items.ts';
import { gather, groupsOf, sizeOf } from '../../units.ts';
import { phrase, pick, type Guide } from './pick.ts';

/** One unit after another, until what is owed is paid. */
export const guideUnits: Guide<UnitsAsk> = ({ ask, check }, picked) => {
  const groups = groupsOf(ask.from);
  const chosen = picked.map(id => groups.find(group => `${group.area} ${group.kind}` === id));
  const given = chosen.flatMap(group => (group === undefined ? [] : [{ ...group, count: 1 }]));
  const whole = gather(ask.from, given);
  const isThere = groups.every(({ area, kind, count }) => (whole.units[area]?.[kind] ?? 0) <= count);
  if (given.length < picked.length || !isThere) return undefined;
  const worth = given.reduce((sum, { kind }) => sum + (ask.worth?.[kind] ?? 1), 0);
  const picks = groups
    .filter(({ area, kind, count }) => (whole.units[area]?.[kind] ?? 0) < count)
    .filter(({ area }) => ask.oneArea !== true || given.every(unit => unit.area === area))
    .map(({ area, kind }) => {
      const items = listed(unitItems({ [kind]: 1 }, 'units-there', area));
      const about = ask.worth === null ? null : phrase('guide.worth', { points: ask.worth[kind] ?? 1 });
      return pick(`${area} ${kind}`, phrase('items.1', items), { about });
    });
  // Where fewer will do, more are offered until the most is reached.
  const isPaid = ask.least === undefined ? sizeOf(whole.units) > 0 && check(whole) === undefined : worth >= ask.need;
  const key = ask.worth === null ? 'guide.units' : 'guide.units-worth';
  return {
    asks: phrase(ask.least === undefined ? key : 'guide.units-up-to', { need: ask.need, chosen: worth }),
    picks: isPaid ? [] : picks,
    whole,
    // An area where nothing can be given up: the refusal of one unit more there.
    refuses: area => check({ units: { ...whole.units, [area]: { [groups[0]?.kind ?? '']: 1 } } }),
  };
};
