import type { Messages } from '../messages.ts';

export const en: Messages = {
  'problem.game-over': 'The game is over: nothing more can be decided.',
  'problem.unknown-seat': 'Nobody with this name sits at the table.',
  'problem.not-your-seat': 'You can only answer for your own seat.',
  'problem.not-asked': 'You have nothing to decide right now. The table is waiting for: {{waiting}}.',
  'problem.stale-request': 'This question has already been settled; the current one is number {{current}}.',
  'problem.malformed-action': 'An action needs a seat, the number of a question and a choice.',
  'problem.wrong-shape': 'This is not the kind of answer that the question asks for: $t(shape.{{kind}}).',
  'problem.nothing-to-withdraw': 'There is no sealed answer of yours to take back.',

  'problem.not-offered': '“{{choice}}” is not among the choices.',
  'problem.must-choose': 'You have to choose one; here you cannot pass.',
  'problem.wrong-number': 'You have chosen {{count}}: at least {{min}} and at most {{max}} are needed.',
  'problem.chosen-twice': 'The same thing cannot be chosen twice.',
  'problem.out-of-range': '{{amount}} will not do: the number must be at least {{min}} and at most {{max}}.',
  'problem.ranking-incomplete': 'The order must name each of these exactly once: {{of}}.',

  'problem.unreadable-seat': 'A line starts with the name of a seat ({{seats}}), not with “{{text}}”.',
  'problem.unreadable-choice': '“{{text}}” cannot be read as an answer. What is wanted: $t(shape.{{kind}}).',

  'shape.option': 'one of the choices offered',
  'shape.card': 'a card',
  'shape.cards': 'cards, with commas between them',
  'shape.areas': 'areas, with commas between them',
  'shape.units': 'units, with commas between them',
  'shape.amount': 'a whole number',
  'shape.ranking': 'all names in order, with “>” between them',
  'shape.allotment': 'names, each with a number, with commas between them',

  'problem.options-not-an-object': 'The options must be a list of names with their values.',
  'problem.unknown-option': 'There is no option “{{option}}”. Known options: {{known}}.',
  'problem.unknown-option-value': 'The option “{{option}}” cannot be “{{value}}”. Possible values: {{known}}.',
  'problem.option-not-for-players':
    'The option “{{option}}” is not for this number of players ({{players}}), only for: {{known}}.',

  'problem.damaged-record': 'Line {{line}} of the record is damaged; what should be there: $t(expected.{{expected}}).',
  'problem.record-not-true':
    'Line {{line}} of the record is not true: by the rules, the field “{{field}}” must be {{value}}.',
  'problem.seed-not-promised':
    'Line {{line}} of the record: this seed is not the one that was promised before the game began.',
  'problem.other-rules':
    'This game was recorded under number {{rules}} of the rules; here they are at number {{current}}.',
  'problem.illegal-in-record': 'Line {{line}} of the record breaks a rule. $t(problem.{{code}})',

  'expected.size': 'the end of the game, because the file is too large to be a record',
  'expected.object': 'one JSON object',
  'expected.known-fields': 'no other fields than those of a record',
  'expected.format': '“format”, the name and version of this kind of file',
  'expected.game': '“game”, the id of the game',
  'expected.rules': '“rules”, the number of the rules',
  'expected.options': '“options” that this game can be played with',
  'expected.seats': '“seats”, the different names of those who can play this game',
  'expected.commitment': '“commitment”, the promise of the seed in 64 hexadecimal digits',
  'expected.start': '“start”, the hash of the first state in 64 hexadecimal digits',
  'expected.n': '“n”, the number of the action, counted from 1 without a gap',
  'expected.seat': '“seat”, the name of the seat that acts',
  'expected.request': '“request”, the number of the question',
  'expected.choice': '“choice”, what the seat chose',
  'expected.text': '“text”, the action in the notation',
  'expected.redrawn': '“redrawn”, how often chance was drawn anew by then, more each time',
  'expected.hash': '“hash”, the hash of the state in 64 hexadecimal digits',
  'expected.end': '“end”, which marks the last line of a record',
  'expected.seed': '“seed”, the seed of the game',
  'expected.outcome': '“outcome” with ranking, reason and clause, or null for a game that was broken off',
};
