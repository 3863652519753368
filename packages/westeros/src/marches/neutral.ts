import type { Frame } from '@corvo/core';
import type { MarchMove } from '../asks/march.ts';
import { askHouse } from '../asking.ts';
import type { SupportCall } from '../battle-frame.ts';
import { callsFor, supportStrength } from '../battle/support.ts';
import type { AreaId, Count, HouseId, OrderId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { moveUnits, placeToken, removeForce } from '../verbs.ts';
import { marchingStrength } from './check.ts';
import { helpOptions, nextCall, refuseHelp, takeHelp } from './help.ts';

/** A march on a neutral force: no battle, no cards. The units stay where they are until they are strong enough. */
export interface NeutralFrame extends Frame {
  readonly run: 'neutral';
  readonly house: HouseId;
  readonly from: AreaId;
  readonly area: AreaId;
  readonly units: Count;
  readonly order: OrderId;
  readonly leave: boolean;
  readonly supports: SupportCall[];
}

/** Own support is granted at once; other houses are asked only where it is needed. */
export function startNeutral(
  game: Table,
  house: HouseId,
  from: AreaId,
  { to, units }: MarchMove,
  order: OrderId,
  leave: boolean,
): void {
  const rules = rulesOf(game.open);
  const supports = callsFor(game.open, rules, to).map(call =>
    call.house === house ? { ...call, side: 0 as const } : call,
  );
  game.push<NeutralFrame>({ run: 'neutral', house, from, area: to, units, order, leave, supports });
}

/** What marches on the force now. */
function strengthAgainst(open: WesterosOpen, frame: NeutralFrame): number {
  const rules = rulesOf(open);
  let strength = marchingStrength(open, rules, frame.units, frame.area) + (rules.board.order[frame.order]?.value ?? 0);
  for (const { area, house, side } of frame.supports) {
    if (side === 0) strength += supportStrength(open, rules, null, -1, frame.area, area, house);
  }
  return strength;
}

const beats = (open: WesterosOpen, frame: NeutralFrame): boolean =>
  rulesOf(open).rulings.overcomes(strengthAgainst(open, frame), areaAt(open, frame.area).force);

export const neutralSupport: Code<NeutralFrame, 'option'> = {
  verb: 'support',
  about(_open, { area, house, supports }) {
    const asked = supports.find(call => call.side === null);
    return { battle: area, house, area: asked?.area ?? area };
  },
  enter(game, frame) {
    const call = nextCall(frame.supports);
    if (call !== undefined && !beats(game.open, frame)) askHouse(game, frame, call.house, 'support-neutral');
  },
  ask: (_view, frame) => ({ kind: 'option', from: helpOptions(frame.supports) }),
  refuse: ({ open }, { supports, area }, _seat, choice) => refuseHelp(open, supports, area, choice),
  answer(game, frame, _seat, choice) {
    takeHelp(game, frame.supports, frame.area, choice);
    game.repeat(frame);
  },
};

/** Strong enough: the force is out of the game for good. Otherwise nobody moves. */
export const neutralEntry: Code<NeutralFrame> = {
  enter(game, frame) {
    const { house, from, area, units, leave } = frame;
    const strength = strengthAgainst(game.open, frame);
    if (!beats(game.open, frame)) {
      game.tell('neutral-force-held', { house, area, strength, force: areaAt(game.open, area).force });
      return;
    }
    removeForce(game, area);
    moveUnits(game, house, from, area, units);
    if (leave) placeToken(game, house, from);
  },
};
