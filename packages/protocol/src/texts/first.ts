import type { Catalogue } from '@corvo/core';

/** What a server may refuse to anybody. */
export const firstTexts: Catalogue = {
  en: {
    'problem.no-identity': 'Choose a name first.',
    'problem.too-fast_one': 'You are going too fast: try again in {{count}} second.',
    'problem.too-fast_other': 'You are going too fast: try again in {{count}} seconds.',
    'problem.moved-on': 'The table has moved on in the meantime: look again.',
    'problem.server-stopping': 'The server is shutting down and accepts nothing new.',
  },

  it: {
    'problem.no-identity': 'Prima scegli un nome.',
    'problem.too-fast_one': 'Vai troppo in fretta: riprova fra {{count}} secondo.',
    'problem.too-fast_other': 'Vai troppo in fretta: riprova fra {{count}} secondi.',
    'problem.moved-on': 'Nel frattempo il tavolo è andato avanti: guarda di nuovo.',
    'problem.server-stopping': 'Il server si sta fermando e non accetta più nulla.',
  },
};
