import type { Frame } from '@corvo/core';
import type { AreaId, Count, HouseId, UnitKind } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { hasUnits, standing, unitsHere } from '../realm/control.ts';
import { poolOf } from '../realm/pools.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { unitsStep } from '../units-step.ts';
import { groupsOf, sizeOf, type Groups } from '../units.ts';
import { destroyUnits, promoteUnit } from '../verbs.ts';

/** A house gives up units of its own choice. */
export interface GiveUpFrame extends Frame {
  readonly run: 'give-up';
  readonly house: HouseId;
  readonly need: number;
  /** All of one castle where one holds enough, or of this area alone, or of anywhere. */
  readonly where: 'castle' | 'anywhere' | { readonly area: AreaId };
  readonly reason: 'wildlings' | 'skulls';
}

/** Standing units of a house in the areas that a test lets pass. */
function unitsWhere(open: WesterosOpen, house: HouseId, test: (area: AreaId) => boolean): Groups {
  const from: Record<AreaId, Count> = {};
  for (const area of rulesOf(open).board.ids) {
    const state = areaAt(open, area);
    if (hasUnits(state, house) && test(area)) from[area] = standing(state, house);
  }
  return from;
}

/** Castles that can pay the whole price by themselves. */
const richCastles = (open: WesterosOpen, { house, need }: GiveUpFrame): Groups =>
  unitsWhere(open, house, area => {
    const isCastle = rulesOf(open).board.area[area]?.castle === true;
    return isCastle && unitsHere(areaAt(open, area), house) >= need;
  });

function unitsToGive(open: WesterosOpen, frame: GiveUpFrame): Groups {
  const { where, house } = frame;
  if (typeof where === 'object') {
    const kinds = rulesOf(open).board.unit;
    const here = standing(areaAt(open, where.area), house);
    return { [where.area]: Object.fromEntries(Object.entries(here).filter(([kind]) => kinds[kind]?.spared !== true)) };
  }
  const castles = where === 'castle' ? richCastles(open, frame) : {};
  return Object.keys(castles).length > 0 ? castles : unitsWhere(open, house, () => true);
}

const REFUSALS = {
  wildlings: { wrongUnits: 'units-not-on-the-map', wrongNumber: 'wrong-number-given-up' },
  skulls: { wrongUnits: 'no-such-casualty', wrongNumber: 'wrong-skull-losses' },
};

export const giveUpUnits: Code<GiveUpFrame> = unitsStep<GiveUpFrame>({
  verb: 'loses',
  question: frame => (frame.reason === 'skulls' ? 'skulls' : 'give-up-units'),
  who: frame => frame.house,
  from: unitsToGive,
  need: (_open, frame) => frame.need,
  inOneArea: (open, frame) => frame.where === 'castle' && Object.keys(richCastles(open, frame)).length > 0,
  refusals: frame => REFUSALS[frame.reason],
  take(game, frame, units) {
    for (const [area, count] of Object.entries(units)) destroyUnits(game, area, frame.house, count, frame.reason);
  },
});

/** Some units of one kind become units of another; those for which there is no piece are lost. */
export interface ReplaceFrame extends Frame {
  readonly run: 'replace';
  readonly house: HouseId;
  readonly from: UnitKind;
  readonly to: UnitKind;
  readonly need: number;
  chosen: Groups;
  lost: Groups;
}

const unitsOfKind = (open: WesterosOpen, house: HouseId, kind: UnitKind): Groups => {
  const from: Record<AreaId, Count> = {};
  for (const [area, count] of Object.entries(unitsWhere(open, house, () => true))) {
    if ((count[kind] ?? 0) > 0) from[area] = { [kind]: count[kind] ?? 0 };
  }
  return from;
};

export const chooseReplaced: Code<ReplaceFrame> = unitsStep<ReplaceFrame>({
  verb: 'replaces',
  question: () => 'demote-units',
  who: frame => frame.house,
  from: (open, frame) => unitsOfKind(open, frame.house, frame.from),
  need: (_open, frame) => frame.need,
  refusals: () => ({ wrongUnits: 'units-not-on-the-map', wrongNumber: 'wrong-number-replaced' }),
  take(_game, frame, units) {
    frame.chosen = units;
  },
});

export const chooseLost: Code<ReplaceFrame> = unitsStep<ReplaceFrame>({
  verb: 'loses',
  question: () => 'demote-lost',
  who: frame => frame.house,
  from: (_open, frame) => frame.chosen,
  need: (open, frame) => Math.max(0, sizeOf(frame.chosen) - poolOf(open, rulesOf(open), frame.house, frame.to)),
  refusals: () => ({ wrongUnits: 'units-not-on-the-map', wrongNumber: 'wrong-number-given-up' }),
  take(_game, frame, units) {
    frame.lost = units;
  },
});

export const replaceUnits: Code<ReplaceFrame> = {
  enter(game, { house, from, to, chosen, lost }) {
    for (const { area, kind, count } of groupsOf(lost)) destroyUnits(game, area, house, { [kind]: count }, 'wildlings');
    for (const { area, kind, count } of groupsOf(chosen)) {
      const replaced = count - (lost[area]?.[kind] ?? 0);
      for (let i = 0; i < replaced; i++) promoteUnit(game, area, house, from, to);
    }
  },
};

/** A house may better some units of one kind, as far as there are pieces. */
export interface BetterFrame extends Frame {
  readonly run: 'better';
  readonly house: HouseId;
  readonly from: UnitKind;
  readonly to: UnitKind;
  readonly most: number;
}

export const betterUnits: Code<BetterFrame> = unitsStep<BetterFrame>({
  verb: 'promotes',
  question: () => 'promote-units',
  who: frame => frame.house,
  from: (open, frame) => unitsOfKind(open, frame.house, frame.from),
  need: (open, frame) => Math.min(frame.most, poolOf(open, rulesOf(open), frame.house, frame.to)),
  mayTakeFewer: true,
  refusals: () => ({ wrongUnits: 'units-not-on-the-map', wrongNumber: 'too-many-promoted' }),
  take(game, { house, from, to }, units) {
    for (const { area, count } of groupsOf(units))
      for (let i = 0; i < count; i++) promoteUnit(game, area, house, from, to);
  },
});

/** What a card of the wildlings may make a house do; each runs before anything else goes on. */
export const giveUp = (game: Table, house: HouseId, need: number, where: 'castle' | 'anywhere'): void =>
  void game.push<GiveUpFrame>({ run: 'give-up', house, need, where, reason: 'wildlings' });
export const replace = (game: Table, house: HouseId, from: UnitKind, to: UnitKind, need: number): void =>
  void game.push<ReplaceFrame>({ run: 'replace', house, from, to, need, chosen: {}, lost: {} });
export const better = (game: Table, house: HouseId, from: UnitKind, to: UnitKind, most: number): void =>
  void game.push<BetterFrame>({ run: 'better', house, from, to, most });
