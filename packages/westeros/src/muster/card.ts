import { pick } from '@corvo/core';
import type { MusterChoice } from '../asks/muster.ts';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { standing } from '../realm/control.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { addUnit, promoteUnit } from '../verbs.ts';
import type { MusterFrame } from './by.ts';
import { listMusters, refuseMuster, sampleMuster } from './check.ts';
import { inOrder, musterAreas, musterAsk, printedGrant, readPurchase, type Grant } from './purchases.ts';

const houseNow = (open: WesterosOpen, frame: MusterFrame): HouseId | undefined =>
  frame.only === null ? orderOfPlay(open)[frame.position] : frame.position === 0 ? frame.only.house : undefined;

function grantFor(open: WesterosOpen, frame: MusterFrame, house: HouseId): Grant {
  if (frame.grant !== undefined) return frame.grant;
  const rules = rulesOf(open);
  const areas = musterAreas(open, rules, house);
  return printedGrant(rules, frame.only === null ? areas : areas.filter(area => frame.only?.areas.includes(area)));
}

const inArea = (grant: Grant, area: AreaId): Grant => ({ ...grant, areas: { [area]: grant.areas[area] ?? 0 } });

/** Puts what was bought on the map. */
function muster(game: Table, house: HouseId, choice: MusterChoice): void {
  const rules = rulesOf(game.open);
  for (const { area, text } of inOrder(game.open, rules, house, choice.muster)) {
    const purchase = readPurchase(rules.board, area, text);
    if (purchase === undefined) throw new Error(`no such purchase: ${text}`);
    if (purchase.from === null) addUnit(game, purchase.at, house, purchase.kind);
    else {
      const { from, kind } = purchase;
      const lies = (standing(areaAt(game.open, area), house)[from] ?? 0) === 0; // those who stand first
      promoteUnit(game, area, house, from, kind, lies);
    }
  }
}

export const musterStep: Code<MusterFrame, 'muster'> = {
  verb: 'musters',
  decides: 'muster',
  enter(game, frame) {
    const house = houseNow(game.open, frame);
    if (house === undefined) return;
    if (Object.keys(grantFor(game.open, frame, house).areas).length > 0) askHouse(game, frame, house, 'muster');
    else {
      frame.position += 1;
      game.repeat(frame);
    }
  },
  ask({ open }, frame, seat) {
    const house = houseOf(open, seat);
    const ask = musterAsk(open, rulesOf(open), house, grantFor(open, frame, house));
    return frame.oneArea === true ? { ...ask, oneArea: true } : ask;
  },
  refuse({ open }, frame, seat, choice) {
    const house = houseOf(open, seat);
    const areas = Object.keys(choice.muster);
    if (frame.oneArea === true && areas.length > 1)
      return refuse(rulesOf(open), 'muster-in-one-area', { areas: areas.map(area => area.slice(0, 40)) });
    return refuseMuster(open, rulesOf(open), house, grantFor(open, frame, house), choice);
  },
  sample({ open, seat }, _frame, ask, rng) {
    const areas = Object.entries(ask.areas);
    const chosen = ask.oneArea === true ? Object.fromEntries([pick(rng, areas)]) : ask.areas;
    return sampleMuster(open, rulesOf(open), houseOf(open, seat ?? ''), { ...ask, areas: chosen }, rng);
  },
  list({ open, seat }, frame, _ask, limit) {
    const house = houseOf(open, seat ?? '');
    const grant = grantFor(open, frame, house);
    if (frame.oneArea !== true) return listMusters(open, rulesOf(open), house, grant, limit);
    const found: MusterChoice[] = [{ muster: {} }];
    for (const area in grant.areas) {
      const here = listMusters(open, rulesOf(open), house, inArea(grant, area), limit);
      if (here === undefined) return undefined;
      found.push(...here.filter(({ muster: bought }) => Object.keys(bought).length > 0));
    }
    return found.length > limit ? undefined : found;
  },
  answer(game, frame, seat, choice) {
    muster(game, houseOf(game.open, seat), choice);
    frame.position += 1;
    game.repeat(frame);
  },
};
