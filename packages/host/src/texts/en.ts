import type { Messages } from '@corvo/core';

export const en: Messages = {
  'problem.went-back': 'A move was undone in the meantime: look again at what you are asked.',
  'problem.not-seated': 'You have no seat at this table.',
  'problem.seat-unknown': 'There is no seat {{seat}} at this table.',
  'problem.seat-not-yours': 'This seat is not yours: its player is at the table, or has only just left.',
  'problem.seat-resigned': 'This player resigned: a bot plays on to the end.',
  'problem.bot-plays-your-seat': 'A bot is playing your seat: take it back first.',
  'problem.nothing-to-undo': 'There is nothing of yours to undo.',
  'problem.never-back': 'At this table nothing can be undone.',
  'problem.seen-too-much':
    'You have seen what came of it, and there is nobody else here to agree. Make this a practice game to undo moves freely.',
  'problem.others-sit-here': 'Other people play here too: only a game against bots alone can become a practice game.',
  'problem.no-proposal': 'This proposal is no longer open.',
  'problem.more-would-go':
    'More has happened since you were asked, so your answer was not counted: look again at what would be undone.',
  'problem.asked-enough': 'The table has been asked about this move often enough: play on first.',
  'problem.proposal-open': 'The table is already deciding about another proposal.',

  'note.took-back': '{{name}} undid a move.',
  'note.table-took-back': '{{name}} undid a move; everybody agreed.',
  'note.table-took-back-with': '{{name}} undid a move; {{others}} agreed.',
  'note.redrawn': 'What nobody has seen was shuffled again (reshuffle {{count}}).',
  'note.resigned': '{{name}} resigned, and the game is over.',
  'note.resigned-to-bot': '{{name}} resigned; a bot took over.',
  'note.bot-stands-in': '{{name}} let a bot take over.',
  'note.host-called-bot': 'The host called in a bot for {{name}}, who is away.',
  'note.late-bot': '{{name}} ran out of time: a bot plays until they are back.',
  'note.you-late-bot': 'You ran out of time: a bot plays for you until you are back.',
  'note.bot-played-you': 'A bot played for you ({{text}}).',
  'note.is-back': '{{name}} is playing again.',
  'note.you-were-late': 'You ran out of time: a bot played for you ({{text}}).',
  'note.was-late': '{{name}} ran out of time: a bot played.',
};
