import type { Catalogue, Messages } from '@corvo/core';

/** Names that are the same in both languages. */
const NAMES: Messages = {
  'card.eddard-stark': 'Eddard Stark',
  'card.robb-stark': 'Robb Stark',
  'card.ser-rodrik-cassel': 'Ser Rodrik Cassel',
  'card.catelyn-stark': 'Catelyn Stark',
  'card.asha-greyjoy': 'Asha Greyjoy',
  'card.theon-greyjoy': 'Theon Greyjoy',
  'card.victarion-greyjoy': 'Victarion Greyjoy',
  'card.balon-greyjoy': 'Balon Greyjoy',
  'card.tywin-lannister': 'Tywin Lannister',
  'card.ser-jaime-lannister': 'Ser Jaime Lannister',
  'card.tyrion-lannister': 'Tyrion Lannister',
  'card.kevan-lannister': 'Kevan Lannister',
  'card.vargo-hoat': 'Vargo Hoat',
  'card.cersei-lannister': 'Cersei Lannister',
  'card.stannis-baratheon': 'Stannis Baratheon',
  'card.renly-baratheon': 'Renly Baratheon',
  'card.ser-davos-seaworth': 'Ser Davos Seaworth',
  'card.ser-axell-florent': 'Ser Axell Florent',
  'card.salladhor-saan': 'Salladhor Saan',
  'card.mace-tyrell': 'Mace Tyrell',
  'card.ser-loras-tyrell': 'Ser Loras Tyrell',
  'card.ser-garlan-tyrell': 'Ser Garlan Tyrell',
  'card.margaery-tyrell': 'Margaery Tyrell',
};

/** `card.ID` names a house card. */
export const cards: Catalogue = {
  en: {
    ...NAMES,
    'card.greatjon-umber': 'Greatjon Umber',
    'card.house-mormont-lord': 'House Mormont Lord',
    'card.maester-luwin': 'Maester Luwin',
    'card.euron-crows-eye': 'Euron Crow’s Eye',
    'card.aeron-damphair': 'Aeron Damphair',
    'card.house-blacktyde-captain': 'House Blacktyde Captain',
    'card.house-lannister-captain': 'House Lannister Captain',
    'card.house-florent-lord': 'House Florent Lord',
    'card.melisandre-of-asshai': 'Melisandre of Asshai',
    'card.house-tyrell-captain': 'House Tyrell Captain',
    'card.brienne-of-tarth': 'Brienne of Tarth',
    'card.queen-of-thorns': 'Queen of Thorns',
  },

  it: {
    ...NAMES,
    'card.greatjon-umber': 'Grande Jon Umber',
    'card.house-mormont-lord': 'Lord di Casa Mormont',
    'card.maester-luwin': 'Maestro Luwin',
    'card.euron-crows-eye': 'Euron Occhio di Corvo',
    'card.aeron-damphair': 'Aeron Capelli Bagnati',
    'card.house-blacktyde-captain': 'Capitano di Casa Blacktyde',
    'card.house-lannister-captain': 'Capitano di Casa Lannister',
    'card.house-florent-lord': 'Lord di Casa Florent',
    'card.melisandre-of-asshai': 'Melisandre di Asshai',
    'card.house-tyrell-captain': 'Capitano di Casa Tyrell',
    'card.brienne-of-tarth': 'Brienne di Tarth',
    'card.queen-of-thorns': 'Regina di Spine',
  },
};
