import type { Messages } from '@corvo/core';

export const it: Messages = {
  'problem.unknown-bot': 'Il bot «{{text}}» non esiste. Bot disponibili: {{known}}.',
  'problem.bot-budget-out-of-range':
    'Un bot non può pensare per {{amount}}: il numero dev’essere almeno {{min}} e al massimo {{max}}.',
  'problem.unknown-game': 'Il gioco «{{game}}» non esiste.',
  'problem.bot-not-for-game': 'Il bot «{{bot}}» non sa giocare a questo gioco ({{game}}). Possono farlo: {{known}}.',

  'bot.judgement': 'Gli sembra la mossa migliore.',
  'bot.random': 'A caso.',
  'bot.only-choice': 'L’unica scelta possibile.',
  'bot.ends-talk': 'Non ha nulla da dire.',
  'bot.whim': 'Ha seguito un capriccio.',

  'bot.takes-banner': 'Prende il vessillo $t(house.{{house}}).',
  'bot.takes-banner-quietly': 'Prende il vessillo $t(house.{{house}}), e chi gioca dopo non può riprenderlo subito.',
  'bot.takes-banner-for-good': 'Prende il vessillo $t(house.{{house}}) e non lo perderà più.',
  'bot.takes-banner-at-the-end': 'Prende il vessillo $t(house.{{house}}) e nessuno può più rispondere.',
  'bot.earns-companion': 'Prende l’ultima carta $t(house.{{house}}) ad Approdo del Re, e così sceglie un compagno.',
  'bot.collects_one':
    'Raccoglie {{count}} carta $t(house.{{house}}): a fine turno nessun’altra mossa sembrava migliore.',
  'bot.collects_other':
    'Raccoglie {{count}} carte $t(house.{{house}}): a fine turno nessun’altra mossa sembrava migliore.',
  'bot.best-end-of-turn': 'A fine turno nessun’altra scelta sembrava migliore.',

  'bot.wins-by-force': 'Vince comunque risponda l’avversario.',
  'bot.wins-by-force-with': 'Vince comunque risponda l’avversario: {{mine}} vessilli a {{theirs}}.',
  'bot.holds-out': 'Contro il gioco migliore ogni mossa perde; questa resiste più a lungo.',
  'bot.looked-ahead_one': 'Ha guardato {{count}} turno avanti; si dà il {{percent}}% di probabilità di vincere.',
  'bot.looked-ahead_other': 'Ha guardato {{count}} turni avanti; si dà il {{percent}}% di probabilità di vincere.',
  'bot.takes-banner-ahead_one':
    'Prende il vessillo $t(house.{{house}}); ha guardato {{count}} turno avanti e si dà il {{percent}}% di probabilità di vincere.',
  'bot.takes-banner-ahead_other':
    'Prende il vessillo $t(house.{{house}}); ha guardato {{count}} turni avanti e si dà il {{percent}}% di probabilità di vincere.',
  'bot.looked-at_one': 'Ha esaminato {{count}} posizione; si dà il {{percent}}% di probabilità di vincere.',
  'bot.looked-at_other': 'Ha esaminato {{count}} posizioni; si dà il {{percent}}% di probabilità di vincere.',
  'bot.takes-banner-among_one':
    'Prende il vessillo $t(house.{{house}}); ha esaminato {{count}} posizione e si dà il {{percent}}% di probabilità di vincere.',
  'bot.takes-banner-among_other':
    'Prende il vessillo $t(house.{{house}}); ha esaminato {{count}} posizioni e si dà il {{percent}}% di probabilità di vincere.',
};
