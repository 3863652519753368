import type { Effect } from '@corvo/westeros';
import { afterEffects } from './after.ts';
import { iconEffects } from './icons.ts';
import { outcomeEffects } from './outcome.ts';
import { revealedEffects } from './revealed.ts';
import { strengthEffects } from './strength.ts';

/** Which text stands on which card; cards without a line here have none. */
export const ABILITIES: Readonly<Record<string, string>> = {
  'robb-stark': 'choose-where-the-loser-retreats',
  'roose-bolton': 'take-all-used-cards-back',
  'the-blackfish': 'lose-no-units',
  'catelyn-stark': 'defense-order-counts-twice',
  'tywin-lannister': 'take-two-power',
  'tyrion-lannister': 'may-send-the-opposing-card-back',
  'ser-kevan-lannister': 'own-footmen-worth-two-in-attack',
  'cersei-lannister': 'may-remove-an-order-of-the-loser',
  'stannis-baratheon': 'stronger-below-the-opponent',
  'renly-baratheon': 'may-promote-a-fighter',
  'ser-davos-seaworth': 'stronger-when-stannis-is-used',
  'salladhor-saan': 'foreign-ships-count-nothing-when-supported',
  patchface: 'may-discard-a-card-of-the-opponent',
  'victarion-greyjoy': 'own-ships-worth-two-in-attack',
  'theon-greyjoy': 'stronger-defending-a-castle',
  'balon-greyjoy': 'opponent-printed-strength-counts-nothing',
  'asha-greyjoy': 'icons-without-support',
  'aeron-damphair': 'may-pay-to-play-another-card',
  'mace-tyrell': 'kill-an-opposing-footman',
  'ser-loras-tyrell': 'march-again',
  'queen-of-thorns': 'remove-an-order-next-to-the-battle',
  'nymeria-sand': 'sword-in-attack-tower-in-defense',
  'arianne-martell': 'keep-the-winner-out',
  'doran-martell': 'opponent-last-on-a-track',
};

export const abilityOf = (card: string): string | null => ABILITIES[card] ?? null;

export const EFFECTS: Readonly<Record<string, Effect>> = {
  ...strengthEffects,
  ...iconEffects,
  ...revealedEffects,
  ...outcomeEffects,
  ...afterEffects,
};
