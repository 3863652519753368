import type { Messages } from '@corvo/core';

export const en: Messages = {
  'problem.unknown-bot': 'There is no bot “{{text}}”. Known bots: {{known}}.',
  'problem.bot-budget-out-of-range':
    'A bot cannot think for {{amount}}: the number must be at least {{min}} and at most {{max}}.',
  'problem.unknown-game': 'There is no game “{{game}}”.',
  'problem.bot-not-for-game': 'The bot “{{bot}}” does not play this game ({{game}}). Bots that do: {{known}}.',

  'bot.judgement': 'It looked like the best move.',
  'bot.random': 'At random.',
  'bot.only-choice': 'The only possible choice.',
  'bot.ends-talk': 'Has nothing to say.',
  'bot.whim': 'Followed a whim.',

  'bot.takes-banner': 'Takes the $t(house.{{house}}) banner.',
  'bot.takes-banner-quietly': 'Takes the $t(house.{{house}}) banner, and the next player cannot take it back at once.',
  'bot.takes-banner-for-good': 'Takes the $t(house.{{house}}) banner for good.',
  'bot.takes-banner-at-the-end': 'Takes the $t(house.{{house}}) banner, and nobody can answer any more.',
  'bot.earns-companion': 'Takes the last $t(house.{{house}}) card in King’s Landing and so chooses a companion.',
  'bot.collects_one':
    'Collects {{count}} $t(house.{{house}}) card: no other move looked better at the end of the turn.',
  'bot.collects_other':
    'Collects {{count}} $t(house.{{house}}) cards: no other move looked better at the end of the turn.',
  'bot.best-end-of-turn': 'No other choice looked better at the end of the turn.',

  'bot.wins-by-force': 'Wins whatever the opponent does.',
  'bot.wins-by-force-with': 'Wins whatever the opponent does: {{mine}} banners to {{theirs}}.',
  'bot.holds-out': 'Every move loses against best play; this one holds out longest.',
  'bot.looked-ahead_one': 'Puts its chance of winning at {{percent}}%, seen {{count}} turn ahead.',
  'bot.looked-ahead_other': 'Puts its chance of winning at {{percent}}%, seen {{count}} turns ahead.',
  'bot.takes-banner-ahead_one':
    'Takes the $t(house.{{house}}) banner; puts its chance of winning at {{percent}}%, seen {{count}} turn ahead.',
  'bot.takes-banner-ahead_other':
    'Takes the $t(house.{{house}}) banner; puts its chance of winning at {{percent}}%, seen {{count}} turns ahead.',
  'bot.looked-at': 'Puts its chance of winning at {{percent}}%.',
  'bot.takes-banner-among': 'Takes the $t(house.{{house}}) banner; puts its chance of winning at {{percent}}%.',

  // The same as advice to whoever asks for a hint.
  'hint.only-choice': 'The only possible choice.',
  'hint.ends-talk': 'There is nothing more to say.',
  'hint.takes-banner': 'You get the $t(house.{{house}}) banner.',
  'hint.takes-banner-quietly':
    'You get the $t(house.{{house}}) banner, and the next player cannot take it back at once.',
  'hint.takes-banner-for-good': 'You get the $t(house.{{house}}) banner for good.',
  'hint.takes-banner-at-the-end': 'You get the $t(house.{{house}}) banner, and nobody can answer any more.',
  'hint.earns-companion': 'You take the last $t(house.{{house}}) card in King’s Landing and so choose a companion.',
  'hint.collects_one':
    'You collect {{count}} $t(house.{{house}}) card: no other move looked better at the end of the turn.',
  'hint.collects_other':
    'You collect {{count}} $t(house.{{house}}) cards: no other move looked better at the end of the turn.',
  'hint.wins-by-force': 'You win whatever your opponent does.',
  'hint.wins-by-force-with': 'You win whatever your opponent does: {{mine}} banners to {{theirs}}.',
  'hint.holds-out': 'Every move loses against best play; this one holds out longest.',
  'hint.looked-ahead_one': 'Chance of winning, seen {{count}} turn ahead: about {{percent}}%.',
  'hint.looked-ahead_other': 'Chance of winning, seen {{count}} turns ahead: about {{percent}}%.',
  'hint.takes-banner-ahead_one':
    'You get the $t(house.{{house}}) banner. Chance of winning, seen {{count}} turn ahead: about {{percent}}%.',
  'hint.takes-banner-ahead_other':
    'You get the $t(house.{{house}}) banner. Chance of winning, seen {{count}} turns ahead: about {{percent}}%.',
  'hint.looked-at': 'Chance of winning: about {{percent}}%.',
  'hint.takes-banner-among': 'You get the $t(house.{{house}}) banner. Chance of winning: about {{percent}}%.',
};
