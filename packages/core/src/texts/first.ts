import type { Catalogue } from '../messages.ts';

/** What may be refused at the first answer. */
export const firstTexts: Catalogue = {
  en: {
    'problem.game-over': 'The game is over: nothing more can be decided.',
    'problem.not-your-seat': 'You can only answer for your own seat.',
    'problem.not-asked': 'Not your turn. Waiting for: {{waiting}}.',
    'problem.stale-request': 'The game has moved on: look at what you are asked now.',

    'problem.not-offered': '“{{choice}}” is not among the choices.',
    'problem.must-choose': 'You have to choose one: you cannot pass here.',
    'problem.wrong-number': 'You chose {{count}}; choose at least {{min}} and at most {{max}}.',
    'problem.wrong-number_exact': 'You chose {{count}}; choose {{max}}.',
    'problem.wrong-number_most': 'You chose {{count}}; choose at most {{max}}.',
    'problem.chosen-twice': 'The same thing cannot be chosen twice.',
    'problem.out-of-range': '{{amount}} is not possible: the number must be at least {{min}} and at most {{max}}.',

    'problem.unknown-option': 'There is no option “{{option}}”. Known options: {{known}}.',
    'problem.unknown-option-value': 'The option “{{option}}” cannot be “{{value}}”. Possible values: {{known}}.',
    'problem.option-not-for-players':
      'The option “{{option}}” cannot be used with {{players}} players, only with: {{known}}.',
  },

  it: {
    'problem.game-over': 'La partita è finita: non c’è più nulla da decidere.',
    'problem.not-your-seat': 'Puoi rispondere soltanto per il tuo posto.',
    'problem.not-asked': 'Non tocca a te. In attesa di: {{waiting}}.',
    'problem.stale-request': 'La partita è andata avanti: guarda che cosa ti si chiede ora.',

    'problem.not-offered': '«{{choice}}» non è fra le scelte possibili.',
    'problem.must-choose': 'Devi sceglierne una: qui non si può passare.',
    'problem.wrong-number': 'Scelte fatte: {{count}}. Ne servono almeno {{min}} e al massimo {{max}}.',
    'problem.wrong-number_exact': 'Scelte fatte: {{count}}. Ne servono {{max}}.',
    'problem.wrong-number_most': 'Scelte fatte: {{count}}. Se ne può fare al massimo {{max}}.',
    'problem.chosen-twice': 'La stessa cosa non si può scegliere due volte.',
    'problem.out-of-range': '{{amount}} non va bene: il numero dev’essere almeno {{min}} e al massimo {{max}}.',

    'problem.unknown-option': 'L’opzione «{{option}}» non esiste. Opzioni disponibili: {{known}}.',
    'problem.unknown-option-value': 'L’opzione «{{option}}» non può valere «{{value}}». Valori possibili: {{known}}.',
    'problem.option-not-for-players':
      'L’opzione «{{option}}» non è prevista con questo numero di giocatori ({{players}}), ma solo con: {{known}}.',
  },
};
