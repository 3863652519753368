import type { CardId, HouseId } from '@corvo/westeros';
import { FREE_FOLK, OTHERS, SHEET, WATCH } from '../facts.ts';

/** One ability of a tactic card, as the fact sheet has it; its id is that of its effect: `tac-07-a`. */
export interface Ability {
  readonly id: string;
  readonly card: CardId;
  readonly number: number;
  readonly isAtOnce: boolean; // used when revealed, or during the round
  readonly isOnce: boolean;
}

const ABILITIES: readonly Ability[] = SHEET.tacticCards.flatMap(({ id: card, number, abilities }) =>
  abilities.map(({ key, timing, oneShot }) => ({
    id: `${card}-${key}`,
    card,
    number,
    isAtOnce: timing === 'when-revealed',
    isOnce: oneShot,
  })),
);
const BY_ID: Readonly<Record<string, Ability>> = Object.fromEntries(ABILITIES.map(ability => [ability.id, ability]));

export const abilityOf = (id: string): Ability | undefined => (Object.hasOwn(BY_ID, id) ? BY_ID[id] : undefined);
export const abilitiesOn = (card: CardId): readonly Ability[] => ABILITIES.filter(ability => ability.card === card);

/** All eighteen (BW-9.6). */
export const TACTICS: readonly CardId[] = SHEET.tacticCards.map(({ id }) => id);

/** BW-9.6. */
export const FEWEST = 3;
export const MOST = 5;

/** A deck for whoever does not choose one in time; bots play it too. */
export const USUAL_DECKS: Readonly<Record<HouseId, readonly CardId[]>> = {
  [WATCH]: ['tac-01', 'tac-05', 'tac-09', 'tac-16'],
  [FREE_FOLK]: ['tac-01', 'tac-03', 'tac-07', 'tac-16'],
  [OTHERS]: ['tac-01', 'tac-07', 'tac-14', 'tac-16'],
};
