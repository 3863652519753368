import type { Frame, StandingCheck } from '@corvo/core';
import { askHouse } from '../asking.ts';
import { ATTACKER } from '../battle-frame.ts';
import { battleGoingOn } from '../battle-now.ts';
import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import { areaAt, areaFor, areaList } from '../realm/areas.ts';
import { unitsHere } from '../realm/control.ts';
import { poolOf } from '../realm/pools.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { AreaState, Code, Table, Westeros, WesterosOpen } from '../state.ts';
import { keepsSupply, type Changes } from '../supply/armies.ts';
import { isRouted, unitOf } from '../units.ts';
import { destroyUnits, removeOrder } from '../verbs.ts';
import { roomIn } from './room.ts';

/** The new lord of a land decides on the ships he finds in its port. */
export interface CaptureFrame extends Frame {
  readonly run: 'capture';
  readonly port: AreaId;
  readonly house: HouseId;
}

function isBeingTaken(open: WesterosOpen, port: AreaId): boolean {
  return open.frames.some(frame => frame.run === 'capture' && (frame as CaptureFrame).port === port);
}

/** In the step `ports`, where a ruleset has it, and in the last one it is known whose the land is. */
function isFoughtFor(open: WesterosOpen, land: AreaId): boolean {
  const battle = battleGoingOn(open);
  return battle?.area === land && battle.step !== 'ports';
}

/** The ships in a port go back to their owner's pool. */
function destroyShips(game: Table, port: AreaId): void {
  const state = areaAt(game.open, port);
  const owner = state.units[0]?.house;
  if (owner === undefined) return;
  for (const routed of [false, true]) {
    const count: Record<UnitKind, number> = {};
    for (const unit of state.units) if (isRouted(unit) === routed) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
    if (Object.keys(count).length > 0) destroyUnits(game, port, owner, count, 'port-lost', routed);
  }
}

/**
 * Ships in a port belong to whoever controls its land: without a lord they are lost, and a new lord may take them over.
 * While the land is fought for, nothing happens to its port.
 */
export const portsFollowLand: StandingCheck<Westeros> = game => {
  const { open } = game;
  const rules = rulesOf(open);
  const areas = areaList(open);
  let changed = false;
  for (const { id, at, land } of rules.board.ports) {
    const state = areas[at] as AreaState;
    const owner = state.units[0]?.house;
    if (owner === undefined) continue;
    const lord = rules.rulings.controller(open, rules.board, land);
    if (lord === owner || isFoughtFor(open, land) || isBeingTaken(open, id)) continue;
    for (const placed of state.orders.slice()) removeOrder(game, id, placed, 'area-taken');
    if (lord === null || !rules.rulings.takesShips(open, lord, land)) destroyShips(game, id);
    else game.push<CaptureFrame>({ run: 'capture', port: id, house: lord });
    changed = true;
  }
  return changed;
};

/** The same march may have an attack still to be fought: if it fails, its units come home, and supply must hold there too. */
function comingHome(open: WesterosOpen, rules: Ruleset, house: HouseId): Changes {
  const battle = battleGoingOn(open);
  const isOpen = battle !== undefined && battle.winner === -1 && battle.sides[ATTACKER].house === house;
  if (!isOpen || !rules.rulings.bothOutcomes || !rules.rulings.mayReturnTo(open, rules, house, battle.from)) return {};
  const away = unitsHere(areaAt(open, battle.area), house);
  return { [battle.area]: -away, [battle.from]: away };
}

/** How many of the ships the new lord could replace by his own: pool, supply and room allow. */
function mostTaken(open: WesterosOpen, { port, house }: CaptureFrame): number {
  const rules = rulesOf(open);
  const ships = areaAt(open, port).units;
  const kind = ships[0]?.kind ?? '';
  let most = Math.min(ships.length, poolOf(open, rules, house, kind), roomIn(rules, port) ?? ships.length);
  const beaten = comingHome(open, rules, house);
  const fits = (taken: number): boolean =>
    keepsSupply(open, rules, house, { [port]: taken }) && keepsSupply(open, rules, house, { ...beaten, [port]: taken });
  while (most > 0 && !fits(most)) most -= 1;
  return most;
}

/** The ships are replaced, as many as the new lord likes; the others are lost. */
function takeShips(game: Table, { port, house }: CaptureFrame, amount: number): void {
  const { units } = areaAt(game.open, port);
  const [first] = units;
  if (first === undefined) return;
  // Those that are replaced are not told as destroyed; they are the ones that stand, as far as there are any.
  areaFor(game.open, port).units = units.toSorted((a, b) => Number(isRouted(a)) - Number(isRouted(b))).slice(amount);
  destroyShips(game, port);
  if (amount === 0) return;
  const state = areaFor(game.open, port);
  state.units = [...state.units, ...Array.from({ length: amount }, () => unitOf(house, first.kind))];
  game.tell('ships-taken', { house, area: port, before: first.house, units: { [first.kind]: amount } });
}

export const captureShips: Code<CaptureFrame, 'amount'> = {
  verb: 'captures',
  about: (open, { port }) => ({ area: port, count: areaAt(open, port).units.length }),
  enter(game, frame) {
    if (mostTaken(game.open, frame) > 0) askHouse(game, frame, frame.house, 'capture-ships');
    else takeShips(game, frame, 0);
  },
  ask: ({ open }, frame) => ({ kind: 'amount', min: 0, max: mostTaken(open, frame) }),
  refuse({ open }, frame, _seat, choice) {
    const { amount } = choice;
    const most = mostTaken(open, frame);
    return amount >= 0 && amount <= most
      ? undefined
      : refuse(rulesOf(open), 'too-many-ships-taken', { area: frame.port, amount, most });
  },
  answer(game, frame, _seat, choice) {
    takeShips(game, frame, choice.amount);
  },
};
