import type { Catalogue, Language, Messages } from '@corvo/core';
import { SHEET } from '../facts.ts';

const printed = (text: string): string => text.replaceAll("'", '’');

/** Names of the objective cards, as the sheet has them. */
const cards = (language: Language): Messages =>
  Object.fromEntries(
    SHEET.objectiveCards.map(({ id, name, nameIt }) => [`card.${id}`, printed(language === 'it' ? nameIt : name)]),
  );

/** What objectives are called, and what is refused of them. */
export const names: Catalogue = {
  en: {
    ...cards('en'),
    'option.objectives': 'Objectives',
    'option.objectives.help':
      'How many of its two objective cards each northern faction plays with: both, or one chosen before the game.',
    'option.objectives.2': 'Both',
    'option.objectives.1': 'One each',
    'problem.not-your-objective': 'You pick one of your own objectives: $t(items.{{items}}).',
    'draw.objective': '$t(house.{{house}}), objective “$t(card.{{card}})”: worth {{amount}} Power now',
  },
  it: {
    ...cards('it'),
    'option.objectives': 'Obiettivi',
    'option.objectives.help':
      'Le carte Obiettivo dei tre del nord: entrambe, o una che ognuno sceglie prima della partita.',
    'option.objectives.2': 'Entrambi',
    'option.objectives.1': 'Uno a testa',
    'problem.not-your-objective': 'Scegli uno dei tuoi obiettivi: $t(items.{{items}}).',
    'draw.objective': '$t(house.{{house}}), obiettivo «$t(card.{{card}})»: ora vale $t(term.power-token, {{amount}})',
  },
};
