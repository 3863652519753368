import type { CharacterId, CompanionId } from '@corvo/hand-of-the-king';

/** The small charge that tells one character of a house from another; drawings of our sprite. */
export const CHARGE: Readonly<Record<CharacterId, string>> = {
  'eddard-stark': 'valyrian-steel-blade',
  'catelyn-stark': 'house-tully',
  'robb-stark': 'crown',
  'sansa-stark': 'ring',
  'arya-stark': 'sword',
  'bran-stark': 'three-eyed-raven',
  'rickon-stark': 'star',
  'lyanna-stark': 'house-tyrell',
  'balon-greyjoy': 'crown',
  'asha-greyjoy': 'unit-ship',
  'theon-greyjoy': 'house-stark',
  'euron-greyjoy': 'horn',
  'victarion-greyjoy': 'neutral-force',
  'aeron-greyjoy': 'port',
  'rodrik-greyjoy': 'westeros-card',
  'tywin-lannister': 'power',
  'cersei-lannister': 'crown',
  'jaime-lannister': 'sword',
  'tyrion-lannister': 'supply',
  'kevan-lannister': 'castle',
  'joffrey-baratheon': 'iron-throne',
  'daenerys-targaryen': 'flame',
  'viserys-targaryen': 'crown',
  'rhaegar-targaryen': 'harp',
  'aerys-targaryen': 'skull',
  'aegon-i-targaryen': 'iron-throne',
  'robert-baratheon': 'hammer',
  'stannis-baratheon': 'flame',
  'renly-baratheon': 'crown',
  'shireen-baratheon': 'westeros-card',
  'olenna-tyrell': 'power',
  'margaery-tyrell': 'crown',
  'garlan-tyrell': 'sword',
  'hoster-tully': 'stronghold',
  'edmure-tully': 'garrison',
};

/** The drawing of each companion. */
export const PORTRAIT: Readonly<Record<CompanionId, string>> = {
  hodor: 'garrison',
  'jon-snow': 'house-nights-watch',
  gendry: 'hammer',
  shae: 'ring',
  bronn: 'sword',
  'sandor-clegane': 'neutral-force',
  'jaqen-hghar': 'power',
  'ramsay-snow': 'saltire',
  melisandre: 'flame',
  'petyr-baelish': 'messenger-raven',
  'brienne-of-tarth': 'valyrian-steel-blade',
  'jorah-mormont': 'paw',
  'gregor-clegane': 'mountain',
  'ilyn-payne': 'skull',
};

/** First name and the rest of it, as a card prints them. */
export function splitName(name: string): readonly [string, string] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
