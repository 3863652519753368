import { type Cast, named } from './cast.ts';

/** The house cards of the first edition. */
export const FIRST_EDITION: Cast = {
  stark: named(
    'eddard-stark',
    'robb-stark',
    'greatjon-umber',
    'house-mormont-lord',
    'ser-rodrik-cassel',
    'catelyn-stark',
    'maester-luwin',
  ),
  greyjoy: named(
    'euron-crows-eye',
    'asha-greyjoy',
    'theon-greyjoy',
    'aeron-damphair',
    'house-blacktyde-captain',
    'victarion-greyjoy',
    'balon-greyjoy',
  ),
  lannister: named(
    'tywin-lannister',
    'ser-jaime-lannister',
    'tyrion-lannister',
    'kevan-lannister',
    'house-lannister-captain',
    'vargo-hoat',
    'cersei-lannister',
  ),
  baratheon: {
    ...named(
      'stannis-baratheon',
      'renly-baratheon',
      'ser-davos-seaworth',
      'ser-axell-florent',
      'house-florent-lord',
      'salladhor-saan',
    ),
    'melisandre-of-asshai': 'melisandre',
  },
  tyrell: named(
    'mace-tyrell',
    'ser-loras-tyrell',
    'ser-garlan-tyrell',
    'house-tyrell-captain',
    'margaery-tyrell',
    'brienne-of-tarth',
    'queen-of-thorns',
  ),
};
