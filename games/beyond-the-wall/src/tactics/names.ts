import type { Catalogue, Language, Messages } from '@corvo/core';
import { SHEET } from '../facts.ts';

/** What the cards are called, as the sheet has them, with apostrophes as printers write them. */
const cards = (language: Language): Messages =>
  Object.fromEntries(
    SHEET.tacticCards.map(({ id, name, nameIt }) => [
      `card.${id}`,
      (language === 'it' ? nameIt : name).replaceAll("'", '’'),
    ]),
  );

const en: Messages = {
  'order.pursuit': 'Pursuit (March +0)',
  'order.pursuit.text': 'Victorious cavalry pursues the beaten army.',
  'order.hit-and-run': 'Hit and Run (March +0)',
  'order.hit-and-run.text': 'A Raid that attacks like a March +0; the troops come home afterwards.',
  'order.hit-and-run-plus-one': 'Hit and Run (March +1)',
  'order.hit-and-run-plus-one.text': 'A special Raid that attacks like a March +1; the troops come home afterwards.',

  'problem.no-such-tactic-card': '“{{card}}” is not a tactic card.',
  'problem.tactic-card-twice': 'Each tactic card can be in a deck only once.',
  'problem.tactic-deck-size': 'A tactic deck has {{min}} to {{max}} cards, not {{count}}.',
  'problem.tactic-must-be-played': 'A tactic card must be played every round. In your hand: $t(items.{{items}}).',
  'problem.tactic-not-in-hand': 'This tactic card is not in your hand. In your hand: $t(items.{{items}}).',

  'draw.tactics': '$t(house.{{house}}), tactic cards: $t(items.{{items}})',
  'draw.tactics-played': '$t(house.{{house}}, plays|play) $t(items.{{items}})',

  'option.tactics': 'Tactic cards',
  'option.tactics.help':
    'Each faction plays with a deck of three to five tactic cards. Without them the game is quicker to learn.',
  'option.tactics.true': 'With',
  'option.tactics.false': 'Without',
};

const it: Messages = {
  'order.pursuit': 'Inseguimento (Marcia +0)',
  'order.pursuit.text': 'La cavalleria che ha vinto marcia dietro allo sconfitto.',
  'order.hit-and-run': 'Mordi e fuggi (Marcia +0)',
  'order.hit-and-run.text': 'Un’Incursione che attacca come una Marcia +0; poi le truppe tornano indietro.',
  'order.hit-and-run-plus-one': 'Mordi e fuggi (Marcia +1)',
  'order.hit-and-run-plus-one.text':
    'Un’Incursione speciale che attacca come una Marcia +1; poi le truppe tornano indietro.',

  'problem.no-such-tactic-card': '«{{card}}» non è una carta tattica.',
  'problem.tactic-card-twice': 'Ogni carta tattica può stare una sola volta in un mazzo.',
  'problem.tactic-deck-size': 'Un mazzo tattico ha da {{min}} a {{max}} carte; queste sono {{count}}.',
  'problem.tactic-must-be-played': 'Ogni turno si deve giocare una carta tattica. In mano hai: $t(items.{{items}}).',
  'problem.tactic-not-in-hand': 'Questa carta tattica non è nella tua mano. In mano hai: $t(items.{{items}}).',

  'draw.tactics': '$t(house.{{house}}), carte tattiche: $t(items.{{items}})',
  'draw.tactics-played': '$t(house.{{house}}), carta tattica del turno: $t(items.{{items}})',

  'option.tactics': 'Carte tattiche',
  'option.tactics.help':
    'Ognuno gioca con un mazzo di carte tattiche, da tre a cinque. Senza, il gioco si impara più in fretta.',
  'option.tactics.true': 'Con',
  'option.tactics.false': 'Senza',
};

/** What tactic cards and their orders are called, and what is refused of decks. */
export const names: Catalogue = {
  en: { ...cards('en'), ...en },
  it: { ...cards('it'), ...it },
};
