import type { AreasAsk } from '@corvo/core';
import { battleNow, waysAdded, type AreaId, type MusterAsk, type UnitsAsk } from '@corvo/westeros';
import { neutralNow } from '@corvo/westeros/aids';
import { chosen, toggle } from '../../../kit/asks/draft.ts';
import { SUPPORT } from '../battle/answered.ts';
import type { Desk } from '../desk.ts';
import { lit, type Gesture } from './gesture.ts';

/** Some areas of a list: where to retreat, whose order goes. */
export function areasGesture(desk: Desk, ask: AreasAsk): Gesture {
  const { props, say, open } = desk;
  const picked = chosen(ask, props.draft);
  const battle = battleNow(open);
  const isRetreat = desk.why.startsWith('retreat');
  return {
    highlights: {
      ...lit(ask.from, 'target'),
      ...(battle ? { [battle.area]: 'threatened' } : {}),
      ...lit(picked, 'selected'),
    },
    arrows: battle && isRetreat ? picked.map(to => ({ kind: 'retreat', from: battle.area, to, isDraft: true })) : [],
    next: say(isRetreat ? 'next.retreat' : 'next.areas', { count: ask.max }),
    pick(area) {
      if (ask.from.includes(area)) desk.lay(toggle(ask, props.draft, area));
      else desk.hold({ note: desk.check({ areas: [area] }) ?? null });
    },
  };
}

/** Where units may be bought: the area that is pointed at opens its offers. */
export function musterGesture(desk: Desk, ask: MusterAsk): Gesture {
  const areas = Object.keys(ask.areas);
  const area = desk.area ?? (areas.length === 1 ? (areas[0] ?? null) : null);
  const seas = Object.keys((area && ask.areas[area]?.offers) || {}).flatMap(offer => offer.split('@')[1] ?? []);
  return {
    highlights: { ...lit(areas, 'selectable'), ...lit(seas, 'target'), ...(area ? { [area]: 'selected' } : {}) },
    arrows: [],
    next: area ? desk.say('next.muster-here', { area }) : desk.say('next.muster'),
    pick(picked) {
      if (areas.includes(picked)) desk.hold({ area: picked });
      else desk.hold({ note: desk.check({ muster: { [picked]: [desk.rules.board.kinds[0] ?? ''] } }) ?? null });
    },
  };
}

/** How many units are asked for: so many, so many at least until supply can feed the rest, or up to so many. */
function unitsAsked({ why }: Desk, { worth, least }: UnitsAsk): string {
  if (worth !== null) return 'next.units-worth';
  if (why === 'supply-cut') return 'next.units-supply';
  return least === undefined ? 'next.units' : 'next.units-up-to';
}

/** Units to be given up: their areas are lit, the units themselves stand in the dock. */
export function unitsGesture(desk: Desk, ask: UnitsAsk): Gesture {
  const areas = Object.keys(ask.from);
  return {
    highlights: { ...lit(areas, 'selectable'), ...(desk.area ? { [desk.area]: 'selected' } : {}) },
    arrows: [],
    next: desk.say(unitsAsked(desk, ask), { count: ask.need }),
    pick(area) {
      if (areas.includes(area)) desk.hold({ area });
      else desk.hold({ note: desk.check({ units: { [area]: { [desk.rules.board.kinds[0] ?? '']: 1 } } }) ?? null });
    },
  };
}

/** The areas whose support is asked for, or is offered and can be refused. */
function supportersIn({ open }: Desk, from: readonly string[]): readonly AreaId[] {
  const asked = from.flatMap(option => SUPPORT.exec(option)?.[1] ?? []).slice(0, 1);
  const offered = battleNow(open)?.supports.filter(
    ({ house, side, taken }) =>
      taken === undefined && (side === 0 || side === 1) && from.includes(`${house} for accept`),
  );
  return [...asked, ...(offered ?? []).map(({ area }) => area)];
}

/** A choice between ways that is about places: whom an area supports, which of some areas. */
export function optionGesture(desk: Desk, from: readonly string[]): Gesture {
  const { board } = desk.rules;
  const battle = battleNow(desk.open);
  const assault = battle ? undefined : neutralNow(desk.open, desk.rules);
  const target = battle?.area ?? assault?.sheet.area;
  const named = from.map(option => option.split(' for ')[0] ?? '').filter(area => Object.hasOwn(board.area, area));
  const bare = from.filter(option => Object.hasOwn(board.area, option));
  const supporters = supportersIn(desk, from);
  const isCounted = battle !== undefined && (supporters.length > 0 || desk.why === 'blade');
  return {
    highlights: {
      ...(target === undefined ? {} : { [target]: 'threatened' }),
      ...lit(named, bare.length > 0 ? 'target' : 'selected'),
      ...lit(
        bare.filter(area => chosen({ kind: 'option' }, desk.props.draft).includes(area)),
        'selected',
      ),
    },
    arrows: [
      ...(assault ? [{ kind: 'march' as const, from: assault.from, to: assault.sheet.area }] : []),
      ...(target === undefined
        ? []
        : supporters.map(area => ({ kind: 'support' as const, from: area, to: target, isDraft: true }))),
    ],
    next: desk.say(isCounted ? 'next.option-battle' : 'next.option'),
    pick(area) {
      // An area that stands for several answers goes through them.
      const named = from.filter(option => option === area || option.startsWith(`${area} for `));
      const added = waysAdded(desk.rules);
      const isAdded = (option: string): boolean => added.includes(option.split(' for ')[1] ?? '');
      // What a feature adds forgoes the rest: never at the first touch.
      const about = [...named.filter(option => !isAdded(option)), ...named.filter(isAdded)];
      const [now] = chosen({ kind: 'option' }, desk.props.draft);
      const next = about[(about.indexOf(now ?? '') + 1) % about.length];
      if (next !== undefined) desk.lay({ option: next });
    },
  };
}
