import type { Catalogue } from '@corvo/core';

/** What a browser has to say where an answer may not have reached a server. */
export const laterLinkMessages: Catalogue = {
  it: {
    'problem.not-sent': 'Nessuna conferma: non si sa se sia arrivata. La scelta è ancora qui: riprova.',
  },
  en: {
    'problem.not-sent': 'No confirmation: your move may or may not have arrived. Your choice is still here: try again.',
  },
};
