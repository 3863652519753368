/** The text of the one who makes the Wall count for nothing. */
export const CANCELS_THE_WALL = 'cancels-the-wall';

/** Which text stands on which card; cards without a line here have none in a battle. */
const ABILITIES: Readonly<Record<string, string>> = {
  'nw-jon': 'bolder-after-mormont-and-qhorin',
  'nw-qhorin': 'skull-against-the-free-folk',
  'nw-sam': 'skull-against-the-others',
  'nw-benjen': 'stronger-by-the-hand',
  'nw-janos': 'nothing-when-outnumbered',
  'wi-osha': CANCELS_THE_WALL,
  'ot-king': 'zombies-by-the-margin',
  'ot-general': 'may-promote-a-zombie',
  'ot-captain': 'the-lost-rise',
  'ot-sorcerer': 'opposing-card-counts-nothing',
  'ot-horde': 'may-add-a-card',
};

export const abilityOf = (card: string): string | null => ABILITIES[card] ?? null;

/** What these two say works at the end of a round (BW-13.5), or through another card (BW-13.16): no effect of a battle. */
export const isTold = (card: string): boolean => card === 'nw-yoren' || card === 'wi-ygritte';
