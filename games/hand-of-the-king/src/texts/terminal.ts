import type { Catalogue } from '@corvo/core';

/** What is refused of a position that somebody types, and the legend of the table as a terminal draws it. */
export const terminal: Catalogue = {
  en: {
    'draw.legend': '{{code}}/{{size}}: the $t(house.{{house}}) cards, {{size}} in all; *: holds the banner',

    // Setting the table
    'problem.no-such-seat': 'There is no seat {{seat}} at a table for {{players}}.',
    'problem.damaged-position': 'Line {{line}} of the position cannot be read; expected: {{expected}}.',
  },

  it: {
    'draw.legend': '{{code}}/{{size}}: le carte $t(house.{{house}}), in tutto {{size}}; *: tiene il vessillo',

    'problem.no-such-seat': 'Non c’è un posto {{seat}} a un tavolo da {{players}}.',
    'problem.damaged-position': 'La riga {{line}} della posizione non si legge; atteso: {{expected}}.',
  },
};
