import type { Catalogue, Language, Messages } from '@corvo/core';
import { SHEET } from '../facts.ts';

const printed = (text: string): string => text.replaceAll("'", '’');

/** Names and texts of the objective cards, as the sheet has them. */
const cards = (language: Language): Messages =>
  Object.fromEntries(
    SHEET.objectiveCards.flatMap(({ id, name, nameIt, text, textIt }) => [
      [`card.${id}`, printed(language === 'it' ? nameIt : name)],
      [`card.${id}.text`, printed(language === 'it' ? textIt : text)],
    ]),
  );

/** What objectives ask, refuse, tell and explain. */
export const objectiveTexts: Catalogue = {
  en: {
    ...cards('en'),
    'option.objectives': 'Objectives',
    'option.objectives.help':
      'How many of its two objective cards each northern faction plays with: both, or one chosen before the game.',
    'option.objectives.2': 'Both',
    'option.objectives.1': 'One each',
    'ask.pick-objective': 'Which objective do you play with?',
    'ask.pick-objective.waiting': '{{seat|is|are}} picking an objective',
    'choice.pick-objective': 'Play with “$t(card.{{card}})”',
    'problem.not-your-objective': 'You pick one of your own objectives: $t(items.{{items}}).',
    'event.objective-shown': '$t(house.{{house}}, plays|play) with the objective “$t(card.{{card}})”',
    'event.objective-met':
      '$t(house.{{house}}, gains|gain) $t(term.power-token, {{amount}}) for the objective “$t(card.{{card}})”',
    'explain.objective': '“$t(card.{{card}})”: worth {{amount}} Power if the round ended now',
    'draw.objective': '$t(house.{{house}}), objective “$t(card.{{card}})”: worth {{amount}} Power now',
  },
  it: {
    ...cards('it'),
    'option.objectives': 'Obiettivi',
    'option.objectives.help':
      'Le carte Obiettivo dei tre del nord: entrambe, o una che ognuno sceglie prima della partita.',
    'option.objectives.2': 'Entrambi',
    'option.objectives.1': 'Uno a testa',
    'ask.pick-objective': 'Con quale obiettivo giochi?',
    'ask.pick-objective.waiting': '{{seat|sceglie|scelgono}} un obiettivo',
    'choice.pick-objective': 'Gioca con «$t(card.{{card}})»',
    'problem.not-your-objective': 'Scegli uno dei tuoi obiettivi: $t(items.{{items}}).',
    'event.objective-shown': '$t(house.{{house}}, gioca|giocano) con l’obiettivo «$t(card.{{card}})»',
    'event.objective-met':
      '$t(house.{{house}}, guadagna|guadagnano) $t(term.power-token, {{amount}}) per l’obiettivo «$t(card.{{card}})»',
    'explain.objective': '«$t(card.{{card}})»: varrebbe $t(term.power-token, {{amount}}) se il turno finisse ora',
    'draw.objective': '$t(house.{{house}}), obiettivo «$t(card.{{card}})»: ora vale $t(term.power-token, {{amount}})',
  },
};
