import { isNorthern, NORTH } from '@corvo/beyond-the-wall/table';
import type { AreaId, HouseId, WesterosOpen } from '@corvo/westeros';
import { remembered } from '../../base/settings/remembered.ts';
import type { Moment } from '../../session/session.ts';
import { areasOf } from '../westeros/told.ts';

export const BOARDS = ['north', 'westeros'] as const;
export type BoardName = (typeof BOARDS)[number];

interface Looked {
  readonly boards: Readonly<Record<HouseId, BoardName>>;
  look(house: HouseId, board: BoardName): void;
}

/** Which of the two boards each house looked at last on this device. */
export const useLooked = remembered<Looked>('corvo.north', set => ({
  boards: {},
  look: (house, board) => set(({ boards }) => ({ boards: { ...boards, [house]: board } })),
}));

/** The board that a house plays on; who only watches begins with the big one. */
export const homeOf = ({ houses }: WesterosOpen, house: HouseId | undefined): BoardName =>
  house !== undefined && houses[house]?.realm === NORTH ? 'north' : 'westeros';

export const boardOf = (area: AreaId): BoardName => (isNorthern(area) ? 'north' : 'westeros');

/** Where on the board that is out of sight something has happened since it was last looked at. */
export const newsOn = (board: BoardName, moments: readonly Moment[], since: number): AreaId[] => [
  ...new Set(
    moments
      .filter(({ n }) => n > since)
      .flatMap(areasOf)
      .filter(area => boardOf(area) === board),
  ),
];
