import type { Catalogue, Messages } from '@corvo/core';
import { CHARACTERS, COMPANIONS } from '../cards.ts';

/** Names that are the same in both languages. */
const NAMES: Messages = {
  varys: 'Varys',
  'house.stark': 'Stark',
  'house.greyjoy': 'Greyjoy',
  'house.lannister': 'Lannister',
  'house.targaryen': 'Targaryen',
  'house.baratheon': 'Baratheon',
  'house.tyrell': 'Tyrell',
  'house.tully': 'Tully',

  'character.eddard-stark': 'Eddard Stark',
  'character.catelyn-stark': 'Catelyn Stark',
  'character.robb-stark': 'Robb Stark',
  'character.sansa-stark': 'Sansa Stark',
  'character.arya-stark': 'Arya Stark',
  'character.bran-stark': 'Bran Stark',
  'character.rickon-stark': 'Rickon Stark',
  'character.lyanna-stark': 'Lyanna Stark',
  'character.balon-greyjoy': 'Balon Greyjoy',
  'character.asha-greyjoy': 'Asha Greyjoy',
  'character.theon-greyjoy': 'Theon Greyjoy',
  'character.euron-greyjoy': 'Euron Greyjoy',
  'character.victarion-greyjoy': 'Victarion Greyjoy',
  'character.aeron-greyjoy': 'Aeron Greyjoy',
  'character.rodrik-greyjoy': 'Rodrik Greyjoy',
  'character.tywin-lannister': 'Tywin Lannister',
  'character.cersei-lannister': 'Cersei Lannister',
  'character.jaime-lannister': 'Jaime Lannister',
  'character.tyrion-lannister': 'Tyrion Lannister',
  'character.kevan-lannister': 'Kevan Lannister',
  'character.joffrey-baratheon': 'Joffrey Baratheon',
  'character.daenerys-targaryen': 'Daenerys Targaryen',
  'character.viserys-targaryen': 'Viserys Targaryen',
  'character.rhaegar-targaryen': 'Rhaegar Targaryen',
  'character.aerys-targaryen': 'Aerys Targaryen',
  'character.aegon-i-targaryen': 'Aegon I Targaryen',
  'character.robert-baratheon': 'Robert Baratheon',
  'character.stannis-baratheon': 'Stannis Baratheon',
  'character.renly-baratheon': 'Renly Baratheon',
  'character.shireen-baratheon': 'Shireen Baratheon',
  'character.olenna-tyrell': 'Olenna Tyrell',
  'character.margaery-tyrell': 'Margaery Tyrell',
  'character.garlan-tyrell': 'Garlan Tyrell',
  'character.hoster-tully': 'Hoster Tully',
  'character.edmure-tully': 'Edmure Tully',

  'companion.hodor': 'Hodor',
  'companion.jon-snow': 'Jon Snow',
  'companion.gendry': 'Gendry',
  'companion.shae': 'Shae',
  'companion.bronn': 'Bronn',
  'companion.sandor-clegane': 'Sandor Clegane',
  'companion.jaqen-hghar': 'Jaqen H’ghar',
  'companion.ramsay-snow': 'Ramsay Snow',
  'companion.melisandre': 'Melisandre',
  'companion.petyr-baelish': 'Petyr Baelish',
  'companion.jorah-mormont': 'Jorah Mormont',
  'companion.gregor-clegane': 'Gregor Clegane',
  'companion.ilyn-payne': 'Ilyn Payne',

  // The name of any card by its id, for choices that may be characters, companions or Varys.
  'card.varys': '$t(varys)',
  ...Object.fromEntries(CHARACTERS.map(id => [`card.${id}`, `$t(character.${id})`])),
  ...Object.fromEntries(COMPANIONS.map(id => [`card.${id}`, `$t(companion.${id})`])),
};

/**
 * Names, and what the companions do. `companion.ID.text` is the effect as the ledger has it by default; a table whose
 * options change it reads the longer key that `companionText` gives. `companion.ID.note` says what is our reconstruction.
 */
export const cards: Catalogue = {
  en: {
    ...NAMES,
    title: 'Hand of the King',
    tagline: 'Move Varys through the court, gather characters, win the most banners.',

    'house.stark.full': 'House Stark',
    'house.greyjoy.full': 'House Greyjoy',
    'house.lannister.full': 'House Lannister',
    'house.targaryen.full': 'House Targaryen',
    'house.baratheon.full': 'House Baratheon',
    'house.tyrell.full': 'House Tyrell',
    'house.tully.full': 'House Tully',

    'banner.stark': 'Stark banner',
    'banner.greyjoy': 'Greyjoy banner',
    'banner.lannister': 'Lannister banner',
    'banner.targaryen': 'Targaryen banner',
    'banner.baratheon': 'Baratheon banner',
    'banner.tyrell': 'Tyrell banner',
    'banner.tully': 'Tully banner',

    'direction.north': 'up',
    'direction.east': 'right',
    'direction.south': 'down',
    'direction.west': 'left',

    'companion.brienne-of-tarth': 'Brienne of Tarth',

    'companion.hodor.text': 'Take Bran Stark, from King’s Landing or from an opponent.',
    'companion.jon-snow.text':
      'Name a House: Jon Snow stays with you and counts as 2 of its characters to the end of the game.',
    'companion.jon-snow.text.grid':
      'Name a House that still has a character in King’s Landing: Jon Snow stays with you and counts as 2 of its characters to the end of the game.',
    'companion.gendry.text': 'He stays with you and counts as 1 Baratheon to the end of the game.',
    'companion.shae.text': 'She stays with you and counts as 1 Lannister to the end of the game.',
    'companion.shae.text.tyrion':
      'She stays with you and counts as 1 Lannister for as long as Tyrion Lannister is in your play area.',
    'companion.bronn.text': 'Take Tyrion Lannister, from King’s Landing or from an opponent.',
    'companion.sandor-clegane.text': 'Kill 1 character in King’s Landing.',
    'companion.jaqen-hghar.text':
      'Kill 1 character in King’s Landing, then 1 in any play area, your own included, then discard 1 of the other available companions.',
    'companion.jaqen-hghar.text.grid':
      'Kill 1 character in King’s Landing, then another one there, then discard 1 of the other available companions.',
    'companion.ramsay-snow.text': 'Choose 2 characters in King’s Landing: they swap places.',
    'companion.ramsay-snow.text.varys': 'Choose 2 cards in King’s Landing, Varys included: they swap places.',
    'companion.melisandre.text': 'When this turn is over, play another one.',
    'companion.petyr-baelish.text': 'Exchange 1 character in your play area for 1 of an opponent’s.',
    'companion.brienne-of-tarth.text': 'Take Renly Baratheon, from King’s Landing or from an opponent.',
    'companion.jorah-mormont.text': 'Take Daenerys Targaryen, from King’s Landing or from an opponent.',
    'companion.gregor-clegane.text': 'Kill 1 character in any play area, your own included.',
    'companion.ilyn-payne.text': 'Kill Eddard Stark, wherever he is.',

    'companion.shae.note': 'The rulebook gives her name and her protection; the effect is our reconstruction.',
    'companion.petyr-baelish.note': 'The name is official; the effect is our reconstruction.',
    'companion.brienne-of-tarth.note': 'Name and effect are our reconstruction.',
    'companion.jorah-mormont.note': 'Name and effect are our reconstruction.',
    'companion.gregor-clegane.note': 'Name and effect are our reconstruction.',
    'companion.ilyn-payne.note': 'Name and effect are our reconstruction.',
  },

  it: {
    ...NAMES,
    title: 'Il Primo Cavaliere',
    tagline: 'Muovi Varys per la corte, raccogli personaggi, conquista più vessilli di tutti.',

    'house.stark.full': 'Casa Stark',
    'house.greyjoy.full': 'Casa Greyjoy',
    'house.lannister.full': 'Casa Lannister',
    'house.targaryen.full': 'Casa Targaryen',
    'house.baratheon.full': 'Casa Baratheon',
    'house.tyrell.full': 'Casa Tyrell',
    'house.tully.full': 'Casa Tully',

    'banner.stark': 'Vessillo Stark',
    'banner.greyjoy': 'Vessillo Greyjoy',
    'banner.lannister': 'Vessillo Lannister',
    'banner.targaryen': 'Vessillo Targaryen',
    'banner.baratheon': 'Vessillo Baratheon',
    'banner.tyrell': 'Vessillo Tyrell',
    'banner.tully': 'Vessillo Tully',

    'direction.north': 'in alto',
    'direction.east': 'a destra',
    'direction.south': 'in basso',
    'direction.west': 'a sinistra',

    'companion.brienne-of-tarth': 'Brienne di Tarth',

    'companion.hodor.text': 'Prendi Bran Stark, da Approdo del Re o da un avversario.',
    'companion.jon-snow.text':
      'Nomina una Casa: Jon Snow resta con te e fino alla fine conta come 2 dei suoi personaggi.',
    'companion.jon-snow.text.grid':
      'Nomina una Casa che ha ancora un personaggio ad Approdo del Re: Jon Snow resta con te e fino alla fine conta come 2 dei suoi personaggi.',
    'companion.gendry.text': 'Resta con te e conta come 1 Baratheon fino alla fine.',
    'companion.shae.text': 'Resta con te e conta come 1 Lannister fino alla fine.',
    'companion.shae.text.tyrion':
      'Resta con te e conta come 1 Lannister finché Tyrion Lannister è nella tua area di gioco.',
    'companion.bronn.text': 'Prendi Tyrion Lannister, da Approdo del Re o da un avversario.',
    'companion.sandor-clegane.text': 'Uccidi 1 personaggio ad Approdo del Re.',
    'companion.jaqen-hghar.text':
      'Uccidi 1 personaggio ad Approdo del Re, poi 1 in un’area di gioco qualsiasi, anche la tua, poi scarta 1 degli altri compagni disponibili.',
    'companion.jaqen-hghar.text.grid':
      'Uccidi 1 personaggio ad Approdo del Re, poi un altro sempre lì, poi scarta 1 degli altri compagni disponibili.',
    'companion.ramsay-snow.text': 'Scegli 2 personaggi ad Approdo del Re: si scambiano di posto.',
    'companion.ramsay-snow.text.varys': 'Scegli 2 carte ad Approdo del Re, Varys compreso: si scambiano di posto.',
    'companion.melisandre.text': 'Alla fine di questo turno giocane un altro.',
    'companion.petyr-baelish.text': 'Scambia 1 personaggio della tua area di gioco con 1 di un avversario.',
    'companion.brienne-of-tarth.text': 'Prendi Renly Baratheon, da Approdo del Re o da un avversario.',
    'companion.jorah-mormont.text': 'Prendi Daenerys Targaryen, da Approdo del Re o da un avversario.',
    'companion.gregor-clegane.text': 'Uccidi 1 personaggio in un’area di gioco qualsiasi, anche la tua.',
    'companion.ilyn-payne.text': 'Uccidi Eddard Stark, ovunque sia.',

    'companion.shae.note': 'Il regolamento dà il nome e la protezione; l’effetto è una nostra ricostruzione.',
    'companion.petyr-baelish.note': 'Il nome è ufficiale; l’effetto è una nostra ricostruzione.',
    'companion.brienne-of-tarth.note': 'Nome ed effetto sono una nostra ricostruzione.',
    'companion.jorah-mormont.note': 'Nome ed effetto sono una nostra ricostruzione.',
    'companion.gregor-clegane.note': 'Nome ed effetto sono una nostra ricostruzione.',
    'companion.ilyn-payne.note': 'Nome ed effetto sono una nostra ricostruzione.',
  },
};
