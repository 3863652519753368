import type { Catalogue } from '@corvo/core';

/** What is refused of a position that somebody types. */
export const terminal: Catalogue = {
  en: {
    // Setting the table
    'problem.no-such-seat': 'There is no seat {{seat}} at a table for {{players}}.',
    'problem.damaged-position': 'Line {{line}} of the position cannot be read; expected: {{expected}}.',
  },

  it: {
    'problem.no-such-seat': 'Non c’è un posto {{seat}} a un tavolo da {{players}}.',
    'problem.damaged-position': 'La riga {{line}} della posizione non si legge; atteso: {{expected}}.',
  },
};
