import type { Messages } from '@corvo/core';

export const en: Messages = {
  'problem.no-identity': 'Choose a name first.',
  'problem.link-void':
    'This personal link no longer works: it has expired, or a newer one was made. Make a new one on your other device, in the settings.',
  'problem.malformed-message': 'Something went wrong: reload the page.',
  'problem.message-too-large': 'This is too long for the server.',
  'problem.page-too-old': 'This page is older than the server: reload it. Nothing is lost.',
  'problem.foreign-origin': 'This request came from another website, so it was ignored.',
  'problem.too-fast_one': 'That was too much at once: try again in {{count}} second.',
  'problem.too-fast_other': 'That was too much at once: try again in {{count}} seconds.',
  'problem.bot-tables-too-many_one': 'You already have a running table at which only bots play.',
  'problem.bot-tables-too-many_other':
    'You already have {{count}} running tables at which only bots play: wait until one of them is over.',
  'problem.bot-tables-too-many-here_one': 'From your address there is already a running table at which only bots play.',
  'problem.bot-tables-too-many-here_other':
    'From your address there are already {{count}} running tables at which only bots play: wait until one of them is over.',
  'problem.address-refused':
    'This server sends nothing to that address: only https addresses on the internet are taken.',
  'problem.no-mail': 'This server cannot send mail.',
  'problem.not-mailed': 'The mail could not be sent. Try again later.',
  'problem.no-such-table': 'There is no such table, or you are not invited to it.',
  'problem.no-such-game': 'There is no game “{{game}}”. Games: {{known}}.',
  'problem.no-spectators': 'This table is played without spectators.',
  'problem.not-joined': 'You are not at this table yet.',
  'problem.seat-taken': 'Seat {{seat}} is already taken.',
  'problem.already-seated': 'You already have a seat at this table.',
  'problem.already-started': 'The game has already started.',
  'problem.not-started': 'The game has not started yet.',
  'problem.removed-lately_one':
    'The host has removed you from your seat: you can sit down here again in {{count}} minute.',
  'problem.removed-lately_other':
    'The host has removed you from your seat: you can sit down here again in {{count}} minutes.',
  'problem.unknown-host':
    'This server does not know itself by the name {{host}}. Whoever keeps it can add that address to {{setting}}.',
  'problem.not-host': 'Only the host of the table can do this.',
  'problem.wrong-players': 'This game cannot be played by {{players}}. Possible: {{possible}}.',
  'problem.seats-still-taken': 'Too many seats are taken: open some of them first.',
  'problem.seats-open_one': 'One seat is still open: fill it with a person or a bot.',
  'problem.seats-open_other': '{{count}} seats are still open: fill them with people or bots.',
  'problem.no-hints': 'Hints are off at this table.',
  'problem.no-hint-now': 'You have nothing to decide right now, so there is nothing to suggest.',
  'problem.not-stored': 'The server could not store this, so it did not happen. Try again.',
  'problem.moved-on': 'The table has moved on in the meantime: look again.',
  'problem.server-stopping': 'The server is shutting down and accepts nothing new.',
  'problem.record-before-end': 'A game can be watched again once it is over.',
  'problem.record-too-long': 'Checking this saved game takes longer than the server can give to one person.',
  'problem.no-such-moment': 'You cannot see that move.',
  'problem.cannot-resume':
    'This game was played under older rules and cannot go on under the current ones; its log can still be read.',
  'problem.story-held_one':
    'The rules of this server have changed, and the last action of this game cannot be replayed under them. Nothing is lost: the game waits for the rules it was played with, and its log can still be read.',
  'problem.story-held_other':
    'The rules of this server have changed, and the last {{count}} actions of this game cannot be replayed under them. Nothing is lost: the game waits for the rules it was played with, and its log can still be read.',
  'problem.not-in-channel': 'You are not part of this conversation.',
  'problem.only-seats-talk': 'While the game is going on, only those who sit at the table talk.',
  'problem.silent-table': 'No talking now: the rules forbid it.',
  'problem.only-to-others':
    'The rules keep you apart: nothing you write may reach {{seats}}. You can write to the others in private.',
  'problem.only-in-private': 'The rules allow only this private conversation now: {{seats}}.',

  'note.sat': '{{name}} sat down.',
  'note.stood': '{{name}} left the seat.',
  'note.made-host': '{{name}} is the host now.',
  'note.bot-seated': 'The host put a bot in a seat.',
  'note.seat-opened': 'The host removed {{name}} from their seat.',
};
