import type { Frame, NewFrame } from '@corvo/core';
import type { TurnsFrame } from './orders/raids.ts';
import type { PlanningFrame } from './orders/planning.ts';
import type { RavenFrame } from './orders/raven.ts';
import type { ConsolidateFrame } from './orders/consolidate.ts';
import { areaFor, areaList } from './realm/areas.ts';
import { rulesOf } from './ruleset/registry.ts';
import type { AreaState, Code } from './state.ts';
import { unitOf } from './units.ts';
import { endEffects, removeOrder } from './verbs.ts';
import type { WesterosFrame } from './westeros-cards/phase.ts';

export interface RoundFrame extends Frame {
  readonly run: 'round';
}

/** A step of the round that is a procedure of its own. */
const runs = <F extends Frame>(make: () => NewFrame<F>): Code<RoundFrame> => ({
  enter: game => void game.push<F>(make()),
});

export const begin: Code<RoundFrame> = {
  enter(game) {
    game.open.round += 1;
    game.tell('round-began', { round: game.open.round });
  },
};

/** The first round has no Westeros phase. */
export const westeros: Code<RoundFrame> = {
  enter(game) {
    if (game.open.round > 1) game.push<WesterosFrame>({ run: 'westeros', deck: 0 });
  },
};
export const planning = runs<PlanningFrame>(() => ({ run: 'planning' }));
export const raven = runs<RavenFrame>(() => ({ run: 'raven', realm: 0 }));
export const raids = runs<TurnsFrame>(() => ({ run: 'raids', position: 0 }));
export const marches = runs<TurnsFrame>(() => ({ run: 'marches', position: 0 }));
export const consolidate = runs<ConsolidateFrame>(() => ({ run: 'consolidate', position: 0 }));

/** Once every march is done the routed stand up. */
export const standUp: Code<RoundFrame> = {
  enter(game) {
    const { ids } = rulesOf(game.open).board;
    const areas = areaList(game.open);
    for (let i = 0; i < areas.length; i++) {
      const state = areas[i] as AreaState;
      if (state.units.length === 0 || !state.units.some(unit => unit.routed)) continue;
      const area = ids[i] ?? '';
      areaFor(game.open, area).units = state.units.map(unit => (unit.routed ? unitOf(unit.house, unit.kind) : unit));
      game.tell('units-stood-up', { area });
    }
  },
};

/** What is left of the orders goes back, tokens are fresh again; after the last round the game is decided. */
export const cleanUp: Code<RoundFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const areas = areaList(game.open);
    for (let i = 0; i < areas.length; i++) {
      const { orders } = areas[i] as AreaState;
      if (orders.length === 0) continue;
      for (const placed of orders) removeOrder(game, rules.board.ids[i] ?? '', placed, 'round-over');
    }
    for (const realm of Object.values(game.open.realms)) realm.used = { throne: false, fiefdoms: false, court: false };
    endEffects(game, 'round');
    if (game.open.round >= rules.numbers.rounds) game.end(rules.rulings.finalOutcome(game.open));
    else game.goTo(frame, 'begin');
  },
};
