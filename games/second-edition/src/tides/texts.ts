import type { Catalogue } from '@corvo/core';

/** What the Tides of Battle ask and tell. */
export const texts: Catalogue = {
  en: {
    'ask.tide-again': 'Do you use $t(marker.fiefdoms, the) to draw again?',
    'ask.tide-again.waiting': '{{seat|is|are}} deciding whether to draw again',
    'choice.tide-again.draw': 'Draw again',
    'choice.tide-again.keep': 'Keep the card you drew',
    'event.tide-drawn': '$t(house.{{house}}, draws|draw): $t(tide.{{card}})',
    'event.tide-revealed': '$t(house.{{house}}, drew|drew): $t(tide.{{card}})',
    'explain.tide': '{{value}}: drawn card, $t(tide.{{card}})',
    'problem.draw-or-keep': '“{{choice}}” is not a valid answer: draw again, or keep your card.',
  },
  it: {
    'ask.tide-again': 'Usi $t(marker.fiefdoms, the) per pescare di nuovo?',
    'ask.tide-again.waiting': '{{seat|decide|decidono}} se pescare di nuovo',
    'choice.tide-again.draw': 'Pesca di nuovo',
    'choice.tide-again.keep': 'Tieni la carta pescata',
    'event.tide-drawn': '$t(house.{{house}}, pesca|pescano): $t(tide.{{card}})',
    'event.tide-revealed': '$t(house.{{house}}, aveva pescato|avevano pescato): $t(tide.{{card}})',
    'explain.tide': '{{value}}: carta pescata, $t(tide.{{card}})',
    'problem.draw-or-keep': '«{{choice}}» non è una risposta valida: pesca di nuovo, o tieni la tua carta.',
  },
};
