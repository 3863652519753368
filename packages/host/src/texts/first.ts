import type { Catalogue } from '@corvo/core';

/** What a table may tell or refuse from its first answer on. */
export const firstTexts: Catalogue = {
  en: {
    'note.resigned-to-bot': '{{name}} resigned; a bot took over.',
    'note.bot-stands-in': '{{name}} let a bot take over.',
    'note.host-called-bot': 'The host called in a bot for {{name}}, who is away.',
    'note.is-back': '{{name}} is playing again.',
  },

  it: {
    'note.resigned-to-bot': '{{name}} ha abbandonato; al suo posto gioca un bot.',
    'note.bot-stands-in': '{{name}} ha lasciato il posto a un bot.',
    'note.host-called-bot': 'L’host ha fatto giocare un bot al posto di {{name}}, che non c’è.',
    'note.is-back': '{{name}} ha ripreso a giocare.',
  },
};
