import type { Catalogue } from '@corvo/core';

/** The words of the toy, so that programs which speak can be tried on it. */
export const messages: Catalogue = {
  it: {
    name: 'Sussurri',
    bid: 'Quante pietre offri per il sussurro?',
    lantern: 'Davanti a quale lanterna ti fermi?',
    offering: 'Quante pietre lasci alla lanterna?',
    show: 'Quale sussurro riveli, se ne riveli uno?',
    'your-hand': 'I tuoi sussurri',
    'most-whispers': 'Vince chi ha svelato di più',
    resigned: 'Un posto si è arreso',
    'option.stones': 'Pietre a testa',
    'option.echo': 'Eco: un posto a sorte sente anche lui un sussurro',
    'out-of-range': 'Puoi scegliere da {{min}} a {{max}}',
    'unreadable-position': 'Riga {{line}}: qui va {{expected}}',
  },
  en: {
    name: 'Whispers',
    bid: 'How many stones do you bid for the whisper?',
    lantern: 'At which lantern do you stop?',
    offering: 'How many stones do you leave at the lantern?',
    show: 'Which whisper do you show, if any?',
    'your-hand': 'Your whispers',
    'most-whispers': 'Whoever told most wins',
    resigned: 'A seat resigned',
    'option.stones': 'Stones for each seat',
    'option.echo': 'Echo: a seat drawn by lot hears a whisper too',
    'out-of-range': 'You may choose from {{min}} to {{max}}',
    'unreadable-position': 'Line {{line}}: expected {{expected}}',
  },
};
