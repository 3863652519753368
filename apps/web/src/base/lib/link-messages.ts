import type { Catalogue } from '@corvo/core';

/**
 * What only a browser has to say: the server did not answer, or this device keeps nothing. And what it says in other
 * words than a terminal, where an answer is typed: a test (`kit/refusals.test.ts`) holds that no grammar of typed answers is read here.
 */
export const linkMessages: Catalogue = {
  it: {
    'problem.wrong-shape': 'Così non va: scegli di nuovo.',
    'problem.malformed-action': 'Così non va: scegli di nuovo.',
    'problem.unreadable-choice': 'Così non va: scegli di nuovo.',
    'problem.unreadable-seat': 'Così non va: scegli di nuovo.',
    'problem.unreachable':
      'Il server non risponde. Le partite su questo dispositivo vanno avanti; per il resto riprova fra poco.',
    'problem.no-hint-came': 'Il suggerimento non è arrivato. Puoi chiederlo di nuovo.',
    'problem.not-kept':
      'La partita non può cominciare: il browser non ha più posto per salvarla, o non gli è permesso. Elimina vecchie partite e riprova.',
    'problem.deleted': 'Nel frattempo questa partita è stata eliminata da questo dispositivo.',
    'note.not-kept':
      'Da qui in poi il browser non salva più la partita: prosegue finché questa pagina resta aperta. Per fare posto elimina vecchie partite.',
  },
  en: {
    'problem.wrong-shape': 'That does not answer the question: choose again.',
    'problem.malformed-action': 'That does not answer the question: choose again.',
    'problem.unreadable-choice': 'That does not answer the question: choose again.',
    'problem.unreadable-seat': 'That does not answer the question: choose again.',
    'problem.unreachable': 'The server is not responding. Games on this device go on; try the rest again in a moment.',
    'problem.no-hint-came': 'The hint did not come. You can ask for it again.',
    'problem.not-kept':
      'The game cannot begin: the browser has no room left to save it, or is not allowed to. Delete old games and try again.',
    'problem.deleted': 'This game has since been deleted from this device.',
    'note.not-kept':
      'From here on the browser no longer saves the game: it goes on while this page stays open. Delete old games to make room.',
  },
};
