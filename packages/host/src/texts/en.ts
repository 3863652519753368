import type { Messages } from '@corvo/core';

export const en: Messages = {
  'problem.went-back': 'The table went back in the meantime: look again at what you are asked.',
  'problem.not-seated': 'You do not sit at this table.',
  'problem.seat-unknown': 'There is no seat {{seat}} at this table.',
  'problem.seat-not-yours': 'This seat is not yours, and whoever it belongs to is at the table or has only just left.',
  'problem.seat-resigned': 'This player resigned: a bot plays on to the end.',
  'problem.bot-plays-your-seat': 'A bot is playing your seat: take it back first.',
  'problem.nothing-to-undo': 'There is nothing of yours to take back.',
  'problem.never-back': 'At this table nothing is taken back.',
  'problem.seen-too-much':
    'You have seen what came of it, and there is nobody else here to agree: make this a practice game to take moves back freely.',
  'problem.others-sit-here': 'Other people play here too: only a game against bots alone can become a practice game.',
  'problem.no-proposal': 'This proposal is no longer open.',
  'problem.more-would-go':
    'More has happened since you were asked, so your answer was not counted: look again at what would be taken back.',
  'problem.asked-enough': 'This table has been asked often enough about this moment: play on first.',
  'problem.proposal-open': 'The table is already deciding about another proposal.',

  'note.took-back': '{{name}} took a move back.',
  'note.table-took-back': '{{name}} took a move back; everybody agreed.',
  'note.table-took-back-with': '{{name}} took a move back; {{others}} agreed.',
  'note.redrawn': 'What nobody has seen was shuffled again (time {{count}}).',
  'note.resigned': '{{name}} resigned, and the game is over.',
  'note.resigned-to-bot': '{{name}} resigned; a bot plays on.',
  'note.bot-stands-in': '{{name}} lets a bot play on.',
  'note.host-called-bot': 'The host lets a bot play in place of {{name}}, who is away.',
  'note.is-back': '{{name}} plays again.',
  'note.you-were-late': 'Your time was over, so the server decided for you as the rules say: {{text}}.',
  'note.was-late': 'The time of {{name}} was over: the server decided.',
};
