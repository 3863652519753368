import type { Catalogue, Language, Messages } from '@corvo/core';
import { FREE_FOLK, OTHERS, SHEET, WATCH } from '../facts.ts';

/** Apostrophes as printers write them. */
const printed = (text: string): string => text.replaceAll("'", '’');

interface Named {
  readonly name: string;
  readonly nameIt: string;
}
const nameIn = (language: Language, { name, nameIt }: Named): string => printed(language === 'it' ? nameIt : name);

/** Units by number, one and several, and how they stand in a sentence (`KEY.noun`): *uno Zombi*, *una Catapulta*. */
const UNITS: Readonly<Record<Language, Readonly<Record<string, readonly [string, string, string]>>>> = {
  en: {
    catapult: ['Catapult', 'Catapults', 'in the'],
    giant: ['Giant', 'Giants', 'in the'],
    zombie: ['Zombie', 'Zombies', 'in the'],
    other: ['Other', 'Others', 'in the'],
    'other-king': ['Other King', 'Other Kings', 'in the only'],
  },
  it: {
    catapult: ['Catapulta', 'Catapulte', 'a la'],
    giant: ['Gigante', 'Giganti', 'a il'],
    zombie: ['Zombi', 'Zombi', 'a lo'],
    other: ['Estraneo', 'Estranei', 'a l’'],
    'other-king': ['Re Estraneo', 'Re Estranei', 'a il only'],
  },
};

/** How sentences speak of the three (`KEY.noun`): *the Others march*, *gli Estranei marciano*. */
const NOUNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { [WATCH]: 'at the', [FREE_FOLK]: 'at the common plural', [OTHERS]: 'at the plural' },
  it: { [WATCH]: 'a i', [FREE_FOLK]: 'a i', [OTHERS]: 'a gli' },
};

const REGIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    beyond: 'Always Winter',
    far: 'Far north',
    middle: 'Middle lands',
    fist: 'The Fist',
    near: 'Close to the Wall',
    wall: 'The Wall',
    gift: 'The Gift',
  },
  it: {
    beyond: 'Eterno Inverno',
    far: 'Estremo nord',
    middle: 'Terre di mezzo',
    fist: 'Il Pugno',
    near: 'A ridosso della Barriera',
    wall: 'La Barriera',
    gift: 'Il Dono',
  },
};

function speak(language: Language): Messages {
  const texts: Record<string, string> = {};
  for (const [tier, name] of Object.entries(REGIONS[language])) texts[`region.${tier}`] = name;
  for (const faction of SHEET.factions) {
    texts[`house.${faction.id}`] = nameIn(language, faction);
    texts[`house.${faction.id}.full`] = nameIn(language, faction);
    for (const key of [`house.${faction.id}`, `house.${faction.id}.full`])
      texts[`${key}.noun`] = NOUNS[language][faction.id] ?? '';
  }
  for (const [kind, [one, several, note]] of Object.entries(UNITS[language])) {
    texts[`unit.${kind}`] = one;
    texts[`unit.${kind}_one`] = one;
    texts[`unit.${kind}_other`] = several;
    texts[`unit.${kind}.noun`] = note;
  }
  for (const card of SHEET.houseCards) texts[`card.${card.id}`] = nameIn(language, card);
  return texts;
}

/** Names, as the fact sheet has them. */
export const names: Catalogue = { en: speak('en'), it: speak('it') };
