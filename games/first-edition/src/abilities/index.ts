import type { Effect } from '@corvo/westeros';
import { lastingEffects } from './lasting.ts';
import { revealedEffects } from './revealed.ts';
import { strengthEffects } from './strength.ts';
import { wonEffects } from './won.ts';

/** Which text stands on which card; cards without a line here have none. */
export const ABILITIES: Readonly<Record<string, string>> = {
  'robb-stark': 'knights-worth-three-in-attack',
  'catelyn-stark': 'defence-order-counts-twice',
  'maester-luwin': 'may-take-a-used-card-back',
  'asha-greyjoy': 'may-remove-support-or-consolidate-next-to-the-battle',
  'victarion-greyjoy': 'ships-worth-two-in-attack',
  'balon-greyjoy': 'opponent-printed-strength-counts-nothing',
  'ser-jaime-lannister': 'take-two-power',
  'vargo-hoat': 'footmen-worth-two-in-attack',
  'cersei-lannister': 'remove-an-order-of-the-loser',
  'renly-baratheon': 'may-promote-a-fighter',
  'salladhor-saan': 'ships-supporting-the-opponent-count-nothing',
  'melisandre-of-asshai': 'may-pay-to-discard-a-card-of-the-loser',
  'ser-loras-tyrell': 'kill-an-opposing-footman',
  'brienne-of-tarth': 'remove-the-defence-order',
  'queen-of-thorns': 'cancel-the-opponents-text',
};

export const abilityOf = (card: string): string | null => ABILITIES[card] ?? null;

export const EFFECTS: Readonly<Record<string, Effect>> = {
  ...strengthEffects,
  ...revealedEffects,
  ...wonEffects,
  ...lastingEffects,
};
