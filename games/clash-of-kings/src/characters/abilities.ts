import type { Effect } from '@corvo/westeros';
import { afterEffects } from './after.ts';
import { copyEffects } from './copying.ts';
import { revealedEffects } from './revealed.ts';
import { strengthEffects } from './strength.ts';

/** Which text stands on which card; cards without a line here have none. */
export const ABILITIES: Readonly<Record<string, string>> = {
  'melisandre-of-asshai-ck': 'ignore-the-opponents-text',
  'patchface-ck': 'become-a-used-card-of-the-opponent',
  'stannis-baratheon-ck': 'two-stronger-below-the-opponent',
  'aeron-damphair-ck': 'may-muster-after-winning',
  'the-reader-ck': 'take-power-for-the-opposing-card',
  'garold-goodbrother-ck': 'ignore-the-opponents-text',
  'theon-greyjoy-ck': 'two-stronger-defending-a-castle',
  'dagmar-cleftjaw-ck': 'ships-around-add-strength',
  'ser-jaime-lannister-ck': 'opponent-keeps-the-blade',
  'tyrion-lannister-ck': 'opponent-without-support',
  'tywin-lannister-ck': 'pay-for-strength',
  'old-nan-ck': 'take-the-text-of-a-used-card',
  'the-blackfish-ck': 'ignore-the-opponents-text',
  'robb-stark-ck': 'may-march-again-with-knights',
  'willas-tyrell-ck': 'ignore-and-may-use-the-opponents-text',
  'queen-of-thorns-ck': 'opposing-card-counts-nothing',
  'mace-tyrell-ck': 'keep-the-march',
  'doran-martell-ck': 'add-a-card-of-the-hand',
  'ellaria-sand-ck': 'opposing-card-counts-nothing-in-defence',
};

export const EFFECTS: Readonly<Record<string, Effect>> = {
  ...copyEffects,
  ...revealedEffects,
  ...strengthEffects,
  ...afterEffects,
};
