import { pageTexts } from '../../base/i18n/page-texts.ts';

/** What the list of guided games says. */
export const coursesTexts = pageTexts({
  it: {
    'learn.lead':
      'Prime partite guidate: brevi situazioni di gioco sul tavolo vero, circa 2 minuti l’una. Esci quando vuoi: riprendi da lì.',
    'learn.others':
      'Gli altri giochi non hanno ancora lezioni: una partita contro bot principianti, con i suggerimenti, li insegna in fretta.',
  },

  en: {
    'learn.lead':
      'Guided first games: short situations on the real table, about 2 minutes each. Leave whenever you like, and pick up where you left off.',
    'learn.others':
      'The other games have no lessons yet: play against newcomer bots, with hints, and you will learn them quickly.',
  },
});
