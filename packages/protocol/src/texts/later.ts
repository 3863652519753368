import type { Catalogue } from '@corvo/core';

/** What a server refuses and tells at its tables. */
export const laterTexts: Catalogue = {
  en: {
    'problem.foreign-origin': 'This came from another website, so it was ignored.',
    'problem.address-refused':
      'This server sends nothing to that address: only https addresses on the internet are taken.',
    'problem.no-mail': 'This server cannot send e-mail.',
    'problem.not-mailed': 'The e-mail could not be sent. Try again later.',

    'problem.link-void':
      'This personal link no longer works: it has expired, or a newer one was made. Make a new one on your other device, in the settings.',
    'problem.malformed-message': 'Something went wrong: reload the page.',
    'problem.message-too-large': 'This is too long for the server.',
    'problem.no-such-address': 'There is nothing at this address of the server.',
    'problem.page-too-old': 'This page is older than the server: reload it. Nothing is lost.',
    'problem.bot-tables-too-many_one':
      'You already have a running table at which only bots play: wait until it is over.',
    'problem.bot-tables-too-many_other':
      'You already have {{count}} running tables at which only bots play: wait until one of them is over.',
    'problem.bot-tables-too-many-here_one':
      'From your address there is already a running table at which only bots play: wait until it is over.',
    'problem.bot-tables-too-many-here_other':
      'From your address there are already {{count}} running tables at which only bots play: wait until one of them is over.',
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
    'problem.record-before-end': 'A game can be watched again once it is over.',
    'problem.record-too-long': 'Checking this saved game takes longer than the server can give to one person.',
    'problem.no-such-moment': 'You cannot see that move.',
    'problem.cannot-resume':
      'This game was played under older rules and cannot go on under the current ones; its log can still be read.',
    'problem.story-held_one':
      'The rules of this server have changed, and the last move of this game cannot be replayed under them. Nothing is lost: the game waits for the rules it was played with, and its log can still be read.',
    'problem.story-held_other':
      'The rules of this server have changed, and the last {{count}} moves of this game cannot be replayed under them. Nothing is lost: the game waits for the rules it was played with, and its log can still be read.',
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
  },

  it: {
    'problem.foreign-origin': 'Veniva da un altro sito, perciò è stato ignorato.',
    'problem.address-refused':
      'Questo server non manda nulla a quell’indirizzo: valgono solo indirizzi https su internet.',
    'problem.no-mail': 'Questo server non può mandare e-mail.',
    'problem.not-mailed': 'Il messaggio non è partito. Riprova più tardi.',

    'problem.link-void':
      'Questo link personale non funziona più: è scaduto, oppure ne è stato creato uno più nuovo. Creane un altro sull’altro dispositivo, nelle impostazioni.',
    'problem.malformed-message': 'Qualcosa è andato storto: ricarica la pagina.',
    'problem.message-too-large': 'È troppo lungo per il server.',
    'problem.no-such-address': 'A questo indirizzo del server non c’è niente.',
    'problem.page-too-old': 'Questa pagina è più vecchia del server: ricaricala, non si perde nulla.',
    'problem.bot-tables-too-many_one': 'Hai già un tavolo in corso a cui giocano soltanto bot: aspetta che finisca.',
    'problem.bot-tables-too-many_other':
      'Hai già {{count}} tavoli in corso a cui giocano soltanto bot: aspetta che uno finisca.',
    'problem.bot-tables-too-many-here_one':
      'Dal tuo indirizzo c’è già un tavolo in corso a cui giocano soltanto bot: aspetta che finisca.',
    'problem.bot-tables-too-many-here_other':
      'Dal tuo indirizzo ci sono già {{count}} tavoli in corso a cui giocano soltanto bot: aspetta che uno finisca.',
    'problem.no-such-table': 'Questo tavolo non esiste, oppure non hai un invito.',
    'problem.no-such-game': 'Il gioco «{{game}}» non esiste. Giochi: {{known}}.',
    'problem.no-spectators': 'A questo tavolo si gioca senza spettatori.',
    'problem.not-joined': 'Non sei ancora a questo tavolo.',
    'problem.seat-taken': 'Il posto {{seat}} è già occupato.',
    'problem.already-seated': 'Siedi già a questo tavolo.',
    'problem.already-started': 'La partita è già cominciata.',
    'problem.not-started': 'La partita non è ancora cominciata.',
    'problem.removed-lately_one':
      'L’host ha appena liberato il tuo posto: per {{count}} minuto non puoi sederti di nuovo qui.',
    'problem.removed-lately_other':
      'L’host ha appena liberato il tuo posto: per {{count}} minuti non puoi sederti di nuovo qui.',
    'problem.unknown-host':
      'Questo server non risponde al nome {{host}}: chi lo gestisce può aggiungerlo a {{setting}}.',
    'problem.not-host': 'Solo l’host del tavolo può farlo.',
    'problem.wrong-players': 'A questo gioco non si può giocare in {{players}}. Possibile: {{possible}}.',
    'problem.seats-still-taken': 'Ci sono troppi posti occupati: prima liberane qualcuno.',
    'problem.seats-open_one': 'Un posto è ancora libero: occupalo con una persona o con un bot.',
    'problem.seats-open_other': 'Posti ancora liberi: {{count}}. Occupali con persone o con bot.',
    'problem.no-hints': 'A questo tavolo non si danno suggerimenti.',
    'problem.no-hint-now': 'In questo momento non hai nulla da decidere, quindi non c’è nulla da suggerire.',
    'problem.not-stored': 'Il server non è riuscito a salvare, perciò non è successo nulla. Riprova.',
    'problem.record-before-end': 'Una partita si può rivedere quando è finita.',
    'problem.record-too-long':
      'Verificare questa partita salvata richiede più tempo di quanto il server possa dare a una persona.',
    'problem.no-such-moment': 'Non puoi vedere quella mossa.',
    'problem.cannot-resume':
      'Questa partita è stata giocata con regole più vecchie e non può proseguire con quelle attuali; la sua cronaca si può ancora leggere.',
    'problem.story-held_one':
      'Nel frattempo il server ha regole più nuove, che non riescono a rigiocare l’ultima mossa di questa partita. Non si è perso nulla: la partita aspetta le regole con cui è stata giocata, e la sua cronaca si può ancora leggere.',
    'problem.story-held_other':
      'Nel frattempo il server ha regole più nuove, che non riescono a rigiocare le ultime {{count}} mosse di questa partita. Non si è perso nulla: la partita aspetta le regole con cui è stata giocata, e la sua cronaca si può ancora leggere.',
    'problem.not-in-channel': 'Non fai parte di questa conversazione.',
    'problem.only-seats-talk': 'A partita in corso parla soltanto chi siede al tavolo.',
    'problem.silent-table': 'Ora non si parla: lo dice il regolamento.',
    'problem.only-to-others':
      'Le regole non vi lasciano parlare: ciò che scrivi non può essere letto da {{seats}}. Agli altri scrivi in privato.',
    'problem.only-in-private': 'Ora le regole permettono soltanto questa conversazione privata: {{seats}}.',

    'note.sat': '{{name}} ha preso posto.',
    'note.stood': '{{name}} ha lasciato il posto.',
    'note.made-host': 'Ora l’host è {{name}}.',
    'note.bot-seated': 'L’host ha fatto sedere un bot.',
    'note.seat-opened': 'L’host ha liberato il posto di {{name}}.',
  },
};
