import type { Frame } from '@corvo/core';
import type { MusterChoice } from '../asks/muster.ts';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { addUnit, promoteUnit } from '../verbs.ts';
import { listMusters, refuseMuster, sampleMuster } from './check.ts';
import { inOrder, musterAreas, musterAsk, readPurchase } from './purchases.ts';

/** Mustering: all houses in the order of play, or one house in one place. */
export interface MusterFrame extends Frame {
  readonly run: 'muster';
  position: number;
  readonly only: { readonly house: HouseId; readonly areas: readonly AreaId[] } | null;
}

const houseNow = (open: WesterosOpen, frame: MusterFrame): HouseId | undefined =>
  frame.only === null ? orderOfPlay(open)[frame.position] : frame.position === 0 ? frame.only.house : undefined;

function areasFor(open: WesterosOpen, frame: MusterFrame, house: HouseId): readonly AreaId[] {
  const areas = musterAreas(open, rulesOf(open), house);
  return frame.only === null ? areas : areas.filter(area => frame.only?.areas.includes(area));
}

/** Puts what was bought on the map. */
function muster(game: Table, house: HouseId, choice: MusterChoice): void {
  const { board } = rulesOf(game.open);
  for (const { area, text } of inOrder(choice.muster)) {
    const purchase = readPurchase(board, area, text);
    if (purchase === undefined) throw new Error(`no such purchase: ${text}`);
    if (purchase.from === null) addUnit(game, purchase.at, house, purchase.kind);
    else promoteUnit(game, area, house, purchase.from, purchase.kind);
  }
}

export const musterStep: Code<MusterFrame> = {
  decides: 'muster',
  enter(game, frame) {
    const house = houseNow(game.open, frame);
    if (house === undefined) return;
    if (areasFor(game.open, frame, house).length > 0) askHouse(game, frame, house, 'muster');
    else {
      frame.position += 1;
      game.repeat(frame);
    }
  },
  ask({ open }, frame, seat) {
    const house = houseOf(open, seat);
    return musterAsk(open, rulesOf(open), house, areasFor(open, frame, house));
  },
  refuse({ open }, frame, seat, choice) {
    const house = houseOf(open, seat);
    return refuseMuster(open, rulesOf(open), house, areasFor(open, frame, house), choice as MusterChoice);
  },
  sample({ open, seat }, frame, _ask, rng) {
    const house = houseOf(open, seat ?? '');
    return sampleMuster(open, rulesOf(open), house, areasFor(open, frame, house), rng);
  },
  list({ open, seat }, frame, _ask, limit) {
    const house = houseOf(open, seat ?? '');
    return listMusters(open, rulesOf(open), house, areasFor(open, frame, house), limit);
  },
  answer(game, frame, seat, choice) {
    muster(game, houseOf(game.open, seat), choice as MusterChoice);
    frame.position += 1;
    game.repeat(frame);
  },
};
