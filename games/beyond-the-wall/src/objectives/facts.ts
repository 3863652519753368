import type { CardId, HouseId } from '@corvo/westeros';
import { FREE_FOLK, OTHERS, SHEET, WATCH } from '../facts.ts';

/** BW-11.1: the objective cards of each faction, in the order of the sheet. */
export const OBJECTIVES: Readonly<Record<HouseId, readonly CardId[]>> = Object.fromEntries(
  SHEET.factions.map(({ id }) => [id, SHEET.objectiveCards.filter(card => card.faction === id).map(card => card.id)]),
);

/** What the cards of each faction pay. */
export const OBJECTIVE_CLAUSES: Readonly<Record<HouseId, string>> = {
  [WATCH]: 'BW-11.2',
  [FREE_FOLK]: 'BW-11.3',
  [OTHERS]: 'BW-11.4',
};

export const HOLD_THE_FIST = 'obj-nw-fist';
export const RANGE = 'obj-nw-ranging';
export const SLAY = 'obj-wi-slayers';
export const SURVIVE = 'obj-wi-survivors';
export const COURT_OF_ICE = 'obj-ot-court';
export const RAISE = 'obj-ot-raising';

/** BW-11.2: the areas of each tier. */
const { near = [], middle = [], far = [] } = SHEET.objectiveCards.find(({ id }) => id === RANGE) ?? {};
export const TIERS = { near, middle, far } as const;
