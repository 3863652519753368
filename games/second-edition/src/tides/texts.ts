import type { Catalogue } from '@corvo/core';

/** What the Tides of Battle ask and tell. */
export const texts: Catalogue = {
  en: {
    'ask.tide-again': 'Do you spend the $t(marker.fiefdoms) to draw again?',
    'ask.tide-again.waiting': '{{seat}} is deciding whether to draw again',
    'choice.tide-again.draw': 'Draw again',
    'choice.tide-again.keep': 'Keep the card you drew',
    'event.tide-drawn': '$t(house.{{house}}) draws: $t(tide.{{card}})',
    'event.tide-revealed': '$t(house.{{house}}) shows what was drawn: $t(tide.{{card}})',
  },
  it: {
    'ask.tide-again': 'Spendi il segnalino $t(marker.fiefdoms) per pescare di nuovo?',
    'ask.tide-again.waiting': '{{seat}} decide se pescare di nuovo',
    'choice.tide-again.draw': 'Pesca di nuovo',
    'choice.tide-again.keep': 'Tieni la carta pescata',
    'event.tide-drawn': '$t(house.{{house}}) pesca: $t(tide.{{card}})',
    'event.tide-revealed': '$t(house.{{house}}) mostra ciò che ha pescato: $t(tide.{{card}})',
  },
};

export const laterTexts: Catalogue = {
  en: {
    'explain.tide': '{{value}}: drawn by chance, $t(tide.{{card}})',
    'problem.draw-or-keep': '“{{choice}}” is no answer: draw again or keep your card.',
  },
  it: {
    'explain.tide': '{{value}}: pescata a sorte, $t(tide.{{card}})',
    'problem.draw-or-keep': '«{{choice}}» non è una risposta: pesca di nuovo, o tieni la tua carta.',
  },
};
