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
  'bot.holds-out': 'Contro un avversario perfetto ogni mossa perde; questa resiste più a lungo.',
  'bot.looked-ahead_one': 'Probabilità di vincere {{percent}}%, guardando {{count}} turno avanti.',
  'bot.looked-ahead_other': 'Probabilità di vincere {{percent}}%, guardando {{count}} turni avanti.',
  'bot.takes-banner-ahead_one':
    'Prende il vessillo $t(house.{{house}}) (probabilità di vincere {{percent}}%, guardando {{count}} turno avanti).',
  'bot.takes-banner-ahead_other':
    'Prende il vessillo $t(house.{{house}}) (probabilità di vincere {{percent}}%, guardando {{count}} turni avanti).',
  'bot.looked-at': 'Probabilità di vincere {{percent}}%.',
  'bot.takes-banner-among': 'Prende il vessillo $t(house.{{house}}) (probabilità di vincere {{percent}}%).',

  // Lo stesso, come consiglio a chi chiede un suggerimento.
  'hint.only-choice': 'È l’unica scelta possibile.',
  'hint.ends-talk': 'Non c’è altro da dire.',
  'hint.takes-banner': 'Ottieni il vessillo $t(house.{{house}}).',
  'hint.takes-banner-quietly': 'Ottieni il vessillo $t(house.{{house}}), e chi gioca dopo non può riprenderlo subito.',
  'hint.takes-banner-for-good': 'Ottieni il vessillo $t(house.{{house}}) e non lo perderai più.',
  'hint.takes-banner-at-the-end': 'Ottieni il vessillo $t(house.{{house}}) e nessuno può più rispondere.',
  'hint.earns-companion': 'Prendi l’ultima carta $t(house.{{house}}) ad Approdo del Re, e così scegli un compagno.',
  'hint.collects_one':
    'Raccogli {{count}} carta $t(house.{{house}}): a fine turno nessun’altra mossa sembrava migliore.',
  'hint.collects_other':
    'Raccogli {{count}} carte $t(house.{{house}}): a fine turno nessun’altra mossa sembrava migliore.',
  'hint.wins-by-force': 'Vinci comunque risponda l’avversario.',
  'hint.wins-by-force-with': 'Vinci comunque risponda l’avversario: {{mine}} vessilli a {{theirs}}.',
  'hint.holds-out': 'Contro un avversario perfetto perde ogni mossa; questa resiste più a lungo.',
  'hint.looked-ahead_one': 'Probabilità di vincere, guardando {{count}} turno avanti: circa {{percent}}%.',
  'hint.looked-ahead_other': 'Probabilità di vincere, guardando {{count}} turni avanti: circa {{percent}}%.',
  'hint.takes-banner-ahead_one':
    'Ottieni il vessillo $t(house.{{house}}). Probabilità di vincere, guardando {{count}} turno avanti: circa {{percent}}%.',
  'hint.takes-banner-ahead_other':
    'Ottieni il vessillo $t(house.{{house}}). Probabilità di vincere, guardando {{count}} turni avanti: circa {{percent}}%.',
  'hint.looked-at': 'Probabilità di vincere: circa {{percent}}%.',
  'hint.takes-banner-among': 'Ottieni il vessillo $t(house.{{house}}). Probabilità di vincere: circa {{percent}}%.',
};
