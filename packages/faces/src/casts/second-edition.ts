import { type Cast, named } from './cast.ts';

/** The house cards of the second edition. */
export const SECOND_EDITION: Cast = {
  stark: named(
    'eddard-stark',
    'robb-stark',
    'roose-bolton',
    'greatjon-umber',
    'ser-rodrik-cassel',
    'the-blackfish',
    'catelyn-stark',
  ),
  lannister: {
    ...named('tywin-lannister', 'ser-gregor-clegane', 'ser-jaime-lannister', 'the-hound', 'tyrion-lannister'),
    'ser-kevan-lannister': 'kevan-lannister',
    ...named('cersei-lannister'),
  },
  baratheon: named(
    'stannis-baratheon',
    'renly-baratheon',
    'ser-davos-seaworth',
    'brienne-of-tarth',
    'melisandre',
    'salladhor-saan',
    'patchface',
  ),
  greyjoy: named(
    'euron-crows-eye',
    'victarion-greyjoy',
    'theon-greyjoy',
    'balon-greyjoy',
    'asha-greyjoy',
    'dagmar-cleftjaw',
    'aeron-damphair',
  ),
  tyrell: named(
    'mace-tyrell',
    'ser-loras-tyrell',
    'ser-garlan-tyrell',
    'randyll-tarly',
    'alester-florent',
    'margaery-tyrell',
    'queen-of-thorns',
  ),
  martell: named(
    'the-red-viper',
    'areo-hotah',
    'obara-sand',
    'darkstar',
    'nymeria-sand',
    'arianne-martell',
    'doran-martell',
  ),
};
