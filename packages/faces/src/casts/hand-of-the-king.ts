import { type Cast, named } from './cast.ts';

/** The characters of the court, Varys, and the companions. */
export const HAND_OF_THE_KING: Cast = {
  stark: named(
    'eddard-stark',
    'catelyn-stark',
    'robb-stark',
    'sansa-stark',
    'arya-stark',
    'bran-stark',
    'rickon-stark',
    'lyanna-stark',
  ),
  greyjoy: {
    ...named('balon-greyjoy', 'asha-greyjoy', 'theon-greyjoy'),
    'euron-greyjoy': 'euron-crows-eye',
    ...named('victarion-greyjoy'),
    'aeron-greyjoy': 'aeron-damphair',
    ...named('rodrik-greyjoy'),
  },
  lannister: {
    ...named('tywin-lannister', 'cersei-lannister'),
    'jaime-lannister': 'ser-jaime-lannister',
    ...named('tyrion-lannister', 'kevan-lannister'),
    'joffrey-baratheon': 'joffrey-lannister',
  },
  targaryen: named(
    'daenerys-targaryen',
    'viserys-targaryen',
    'rhaegar-targaryen',
    'aerys-targaryen',
    'aegon-i-targaryen',
  ),
  baratheon: named('robert-baratheon', 'stannis-baratheon', 'renly-baratheon', 'shireen-baratheon'),
  tyrell: { 'olenna-tyrell': 'queen-of-thorns', ...named('margaery-tyrell'), 'garlan-tyrell': 'ser-garlan-tyrell' },
  tully: named('hoster-tully', 'edmure-tully'),
  web: named('varys'),
  none: {
    ...named('jon-snow', 'gendry', 'shae', 'hodor', 'bronn'),
    'sandor-clegane': 'the-hound',
    ...named('jaqen-hghar', 'ramsay-snow', 'melisandre', 'petyr-baelish', 'brienne-of-tarth', 'jorah-mormont'),
    'gregor-clegane': 'ser-gregor-clegane',
    ...named('ilyn-payne'),
  },
};
