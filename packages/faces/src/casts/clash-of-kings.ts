import { type Cast, named } from './cast.ts';

/** The house cards that Clash of Kings adds; both sets of Martell cards share their faces. */
export const CLASH_OF_KINGS: Cast = {
  stark: named('old-nan', 'arya-stark', 'jory-cassel', 'roose-bolton', 'the-blackfish', 'robb-stark', 'eddard-stark'),
  greyjoy: named(
    'aeron-damphair',
    'the-reader',
    'balon-greyjoy',
    'asha-greyjoy',
    'garold-goodbrother',
    'theon-greyjoy',
    'dagmar-cleftjaw',
  ),
  lannister: named(
    'cersei-lannister',
    'ser-gregor-clegane',
    'the-hound',
    'joffrey-lannister',
    'ser-jaime-lannister',
    'tyrion-lannister',
    'tywin-lannister',
  ),
  baratheon: {
    'melisandre-of-asshai': 'melisandre',
    ...named(
      'brienne-of-tarth',
      'alester-florent',
      'selyse-baratheon',
      'ser-davos-seaworth',
      'patchface',
      'stannis-baratheon',
    ),
  },
  tyrell: named(
    'willas-tyrell',
    'queen-of-thorns',
    'paxter-redwyne',
    'alerie-tyrell',
    'ser-garlan-tyrell',
    'ser-loras-tyrell',
    'mace-tyrell',
  ),
  martell: named(
    'doran-martell',
    'arianne-martell',
    'nymeria-sand',
    'ellaria-sand',
    'areo-hotah',
    'obara-sand',
    'the-red-viper',
  ),
};
