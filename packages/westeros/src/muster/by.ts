import type { Frame } from '@corvo/core';
import type { AreaId, HouseId } from '../ids.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Table } from '../state.ts';
import { musterAreas, type Grant } from './purchases.ts';

/** Mustering: all houses in the order of play, or one house in one place. */
export interface MusterFrame extends Frame {
  readonly run: 'muster';
  position: number;
  readonly only: { readonly house: HouseId; readonly areas: readonly AreaId[] } | null;
  readonly oneArea?: boolean; // in a single area of its choice
  readonly grant?: Grant; // other points than those that are printed: of the one house that musters
}

/** One house musters with points that are not printed, in areas that it may use. */
export const musterBy = (game: Table, house: HouseId, grant: Grant): void =>
  void game.push<MusterFrame>({ run: 'muster', position: 0, only: { house, areas: Object.keys(grant.areas) }, grant });

/** One house musters in a single area of its choice. */
export const musterInOne = (game: Table, house: HouseId): void =>
  void game.push<MusterFrame>({
    run: 'muster',
    position: 0,
    only: { house, areas: musterAreas(game.open, rulesOf(game.open), house) },
    oneArea: true,
  });
