import { pageTexts } from '../../base/i18n/page-texts.ts';

/** What is said where a game is opened to be looked at again. */
export const replayTexts = pageTexts({
  it: {
    'replay.title': 'Rivedi una partita',
    'replay.elsewhere':
      'Questa partita è sul dispositivo dove è stata giocata: aprila lì e premi «Copia il link», oppure salvala come file e aprila qui.',
    'replay.brokenLink':
      'Questo link non contiene una partita intera, oppure è di una partita giocata con altre regole. Chiedi il file della partita.',
  },

  en: {
    'replay.title': 'Replay a game',
    'replay.elsewhere':
      'This game is kept on the device where it was played, and this address works only there. On that device press Copy link under the replay, or save the game as a file and open it here.',
    'replay.brokenLink':
      'This link is incomplete, or its game was played under other rules. Ask for the game file instead.',
  },
});
