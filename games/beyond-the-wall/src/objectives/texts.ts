import type { Catalogue, Language, Messages } from '@corvo/core';
import { SHEET } from '../facts.ts';

const printed = (text: string): string => text.replaceAll("'", '’');

/** Texts of the objective cards, as the sheet has them. */
const cards = (language: Language): Messages =>
  Object.fromEntries(
    SHEET.objectiveCards.map(({ id, text, textIt }) => [`card.${id}.text`, printed(language === 'it' ? textIt : text)]),
  );

/** What objectives ask, tell and explain. */
export const texts: Catalogue = {
  en: {
    ...cards('en'),
    'ask.pick-objective': 'Which objective do you play with?',
    'ask.pick-objective.waiting': '{{seat|is|are}} picking an objective',
    'choice.pick-objective': 'Play with “$t(card.{{card}})”',
    'event.objective-shown': '$t(house.{{house}}, plays|play) with the objective “$t(card.{{card}})”',
    'event.objective-met':
      '$t(house.{{house}}, gains|gain) $t(term.power-token, {{amount}}) for the objective “$t(card.{{card}})”',
    'explain.objective': '“$t(card.{{card}})”: worth {{amount}} Power if the round ended now.',
  },
  it: {
    ...cards('it'),
    'ask.pick-objective': 'Con quale obiettivo giochi?',
    'ask.pick-objective.waiting': '{{seat|sceglie|scelgono}} un obiettivo',
    'choice.pick-objective': 'Gioca con «$t(card.{{card}})»',
    'event.objective-shown': '$t(house.{{house}}, gioca|giocano) con l’obiettivo «$t(card.{{card}})»',
    'event.objective-met':
      '$t(house.{{house}}, guadagna|guadagnano) $t(term.power-token, {{amount}}) per l’obiettivo «$t(card.{{card}})»',
    'explain.objective': '«$t(card.{{card}})»: varrebbe $t(term.power-token, {{amount}}) se il turno finisse ora.',
  },
};
