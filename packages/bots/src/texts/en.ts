import type { Messages } from '@corvo/core';

export const en: Messages = {
  'problem.unknown-bot': 'There is no bot “{{text}}”. Known: {{known}}.',
  'problem.bot-budget-out-of-range': 'A bot cannot think for {{amount}}: the number must be at least {{min}} and at most {{max}}.',
  'problem.bot-not-for-game': 'The bot “{{bot}}” does not play this game ({{game}}). Those that do: {{known}}.',
  'bot.random': 'Drawn by lot.',
};
