import { below, type Frame } from '@corvo/core';
import {
  areaAt,
  askHouse,
  areasWithUnits,
  away,
  field,
  gather,
  groupsOf,
  houseAt,
  houseOf,
  listUnits,
  missing,
  mobile,
  refuse,
  refuseAbsent,
  rulesOf,
  singles,
  standing,
  takeUnits,
  type AreaState,
  type Code,
  type Count,
  type Groups,
  type HouseId,
  type HouseState,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { FREE_FOLK, WATCH } from '../facts.ts';
import { worthOf } from '../north/worth.ts';
import { northInTurn } from '../north/turn.ts';

/** The round in which a house has completed its quest. */
export const quest = field<HouseState, number>('quest');
/** A section that the Others hold since a conquest without their quest: only a new one counts (BW-H65, H102). */
export const tried = field<AreaState, boolean>('tried');

export const NEED = { [WATCH]: 7, [FREE_FOLK]: 3 } as const;

/** BW-6.3, 6.4, 6.7: how many points a quest needs now; undefined where a house has no such quest. */
export function needOf(open: WesterosOpen, house: HouseId): number | undefined {
  if (house === WATCH) return Math.max(NEED[WATCH], open.round);
  return house === FREE_FOLK ? NEED[FREE_FOLK] : undefined;
}

export const sentBy = (open: WesterosOpen, house: HouseId): number =>
  worthOf(open, away.of(houseAt(open, house)) ?? {});

/** In Throne order (BW-S46), after the Raven. */
export interface QuestsFrame extends Frame {
  readonly run: 'quests';
  position: number;
}

/** Whom a house may send: all that can leave, of the free folk only footmen. */
function senders(open: WesterosOpen, house: HouseId): Groups {
  const { board } = rulesOf(open);
  const from: Record<string, Count> = {};
  for (const area of areasWithUnits(open, board, house)) {
    const units = mobile(board, standing(areaAt(open, area), house));
    const sent = house === FREE_FOLK ? (units['footman'] === undefined ? {} : { footman: units['footman'] }) : units;
    if (Object.keys(sent).length > 0) from[area] = sent;
  }
  return from;
}

const sizeOf = (groups: Groups): number => groupsOf(groups).reduce((sum, { count }) => sum + count, 0);

/** BW-S70: the wildlings' card never holds more than it needs; the Watch may send too many (BW-H61). */
function mostOf(open: WesterosOpen, house: HouseId): number {
  const all = sizeOf(senders(open, house));
  return house === FREE_FOLK ? Math.min(all, NEED[FREE_FOLK] - sentBy(open, house)) : all;
}

function send(game: Table, house: HouseId, units: Groups): void {
  const state = houseAt(game.open, house);
  const all: Record<string, number> = { ...away.of(state) };
  for (const { area, kind, count } of groupsOf(units)) {
    takeUnits(game, area, house, { [kind]: count });
    all[kind] = (all[kind] ?? 0) + count;
    game.tell('quest-joined', { house, area, units: { [kind]: count } });
  }
  if (Object.keys(all).length > 0) away.put(state, all);
  if (sentBy(game.open, house) < (needOf(game.open, house) ?? Infinity)) return;
  quest.put(state, game.open.round);
  game.tell(house === WATCH ? 'benjen-found' : 'free-folk-saved', { house });
}

export const sendOnQuests: Code<QuestsFrame, 'units'> = {
  verb: 'sends',
  decides: 'units',
  late: () => ({ units: {} }),
  about(open, _frame, seat) {
    const house = houseOf(open, seat);
    return { points: sentBy(open, house), need: needOf(open, house) ?? 0 };
  },
  enter(game, frame) {
    const house = northInTurn(game.open)[frame.position];
    if (house === undefined) return;
    frame.position += 1;
    const { open } = game;
    const isOpen = needOf(open, house) !== undefined && quest.of(houseAt(open, house)) === undefined;
    if (isOpen && mostOf(open, house) > 0)
      askHouse(game, frame, house, house === WATCH ? 'find-benjen' : 'save-free-folk');
    else game.repeat(frame);
  },
  ask({ open }, _frame, seat) {
    const house = houseOf(open, seat);
    return { kind: 'units', from: senders(open, house), need: mostOf(open, house), worth: null, least: 0 };
  },
  refuse({ open }, _frame, seat, { units }) {
    const house = houseOf(open, seat);
    const absent = missing(senders(open, house), units);
    if (absent !== undefined) return refuseAbsent(rulesOf(open), absent, 'cannot-go-on-the-quest');
    const need = mostOf(open, house);
    const count = sizeOf(units);
    return count <= need ? undefined : refuse(rulesOf(open), 'too-many-on-the-quest', { count, need });
  },
  sample({ open, seat }, _frame, _ask, rng) {
    const from = senders(open, houseOf(open, seat ?? ''));
    const all = singles(from);
    if (below(rng, 2) === 0) return { units: {} };
    const chosen = all.filter(() => below(rng, 4) === 0).slice(0, mostOf(open, houseOf(open, seat ?? '')));
    return gather(from, chosen);
  },
  list({ open, seat }, _frame, { from }, limit) {
    const most = mostOf(open, houseOf(open, seat ?? ''));
    return listUnits(from, limit, ({ units }) => sizeOf(units) <= most);
  },
  answer(game, frame, seat, { units }) {
    send(game, houseOf(game.open, seat), units);
    game.repeat(frame);
  },
};
