import type { Messages } from '@corvo/core';

export const it: Messages = {
  'problem.unknown-bot': 'Il bot «{{text}}» non esiste. Disponibili: {{known}}.',
  'problem.bot-budget-out-of-range': 'Un bot non può pensare per {{amount}}: il numero dev’essere almeno {{min}} e al massimo {{max}}.',
  'problem.bot-not-for-game': 'Il bot «{{bot}}» non sa giocare a questo gioco ({{game}}). Possono farlo: {{known}}.',
  'bot.random': 'Tirata a sorte.',
};
