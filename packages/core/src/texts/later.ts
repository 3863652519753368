import type { Catalogue } from '../messages.ts';

/** What is refused of files and of typed answers, and what nobody meets at the first answer. */
export const laterTexts: Catalogue = {
  en: {
    'problem.options-not-an-object': 'The options must be a list of names with their values.',
    'problem.unknown-seat': 'Nobody with this name sits at the table.',
    'problem.malformed-action': 'An action needs a seat, the number of a question and a choice.',
    'problem.wrong-shape': 'That is not the kind of answer this question asks for: $t(shape.{{kind}}).',
    'problem.nothing-to-withdraw': 'There is no answer of yours to take back.',

    'problem.ranking-incomplete': 'Put each of these in order exactly once: {{of}}.',

    'problem.unreadable-seat': 'A line starts with the name of a seat ({{seats}}), not with “{{text}}”.',
    'problem.unreadable-choice': '“{{text}}” cannot be read as an answer. Expected: $t(shape.{{kind}}).',

    'shape.option': 'one of the choices offered',
    'shape.card': 'a card',
    'shape.cards': 'cards, with commas between them',
    'shape.areas': 'areas, with commas between them',
    'shape.units': 'units, with commas between them',
    'shape.amount': 'a whole number',
    'shape.ranking': 'all names in order, with “>” between them',
    'shape.allotment': 'names, each with a number, with commas between them',

    'problem.damaged-record': 'This file is damaged (line {{line}}); what should be there: $t(expected.{{expected}}).',
    'problem.record-not-true': 'This file was altered: by the rules, “{{field}}” in line {{line}} must be {{value}}.',
    'problem.seed-not-promised':
      'This file was altered: the shuffle code in line {{line}} is not the one promised before the game.',
    'problem.other-rules': 'This game is from another version of Corvo (rules {{rules}}, here {{current}}).',
    'problem.illegal-in-record': 'Line {{line}} of this file breaks a rule. $t(problem.{{code}})',

    'expected.size': 'the end of the game, because the file is too large to be a saved game',
    'expected.object': 'one JSON object',
    'expected.known-fields': 'no other fields than those of a saved game',
    'expected.format': '“format”, the name and version of this kind of file',
    'expected.game': '“game”, the id of the game',
    'expected.rules': '“rules”, the number of the rules',
    'expected.options': '“options” that this game can be played with',
    'expected.seats': '“seats”, the different names of those who can play this game',
    'expected.commitment': '“commitment”, the fingerprint of the shuffle code in 64 hexadecimal digits',
    'expected.start': '“start”, the fingerprint of the first position in 64 hexadecimal digits',
    'expected.n': '“n”, the number of the action, counted from 1 without a gap',
    'expected.seat': '“seat”, the name of the seat that acts',
    'expected.request': '“request”, the number of the question',
    'expected.choice': '“choice”, what the seat chose',
    'expected.text': '“text”, the action in the notation',
    'expected.redrawn': '“redrawn”, how often chance had been drawn again by then, more each time',
    'expected.hash': '“hash”, the fingerprint of the position in 64 hexadecimal digits',
    'expected.link': '“link”, the fingerprint of the action on top of the one before it in 64 hexadecimal digits',
    'expected.end': '“end”, which marks the last line of a saved game',
    'expected.seed': '“seed”, the shuffle code of the game',
    'expected.outcome': '“outcome” with ranking, reason and clause, or null for a game that was broken off',
  },

  it: {
    'problem.options-not-an-object': 'Le opzioni devono essere un elenco di nomi con i loro valori.',
    'problem.unknown-seat': 'Al tavolo non siede nessuno con questo nome.',
    'problem.malformed-action': 'Un’azione deve indicare un posto, il numero di una domanda e una scelta.',
    'problem.wrong-shape': 'Non è il tipo di risposta che la domanda richiede: $t(shape.{{kind}}).',
    'problem.nothing-to-withdraw': 'Non c’è nessuna tua risposta da ritirare.',

    'problem.ranking-incomplete': 'L’ordine deve nominare una sola volta ciascuno di questi: {{of}}.',

    'problem.unreadable-seat': 'Una riga comincia con il nome di un posto ({{seats}}), non con «{{text}}».',
    'problem.unreadable-choice': '«{{text}}» non si può leggere come risposta. Ci vuole: $t(shape.{{kind}}).',

    'shape.option': 'una delle scelte proposte',
    'shape.card': 'una carta',
    'shape.cards': 'carte, separate da virgole',
    'shape.areas': 'aree, separate da virgole',
    'shape.units': 'unità, separate da virgole',
    'shape.amount': 'un numero intero',
    'shape.ranking': 'tutti i nomi in ordine, separati da «>»',
    'shape.allotment': 'nomi, ciascuno con un numero, separati da virgole',

    'problem.damaged-record':
      'Questo file è danneggiato (riga {{line}}); ecco che cosa dovrebbe esserci: $t(expected.{{expected}}).',
    'problem.record-not-true':
      'Questo file è stato modificato: secondo le regole, «{{field}}» alla riga {{line}} dev’essere {{value}}.',
    'problem.seed-not-promised':
      'Questo file è stato modificato: il codice del mescolamento alla riga {{line}} non è quello promesso prima della partita.',
    'problem.other-rules': 'Questa partita è di un’altra versione di Corvo (regole {{rules}}, qui {{current}}).',
    'problem.illegal-in-record': 'La riga {{line}} di questo file infrange una regola. $t(problem.{{code}})',

    'expected.size': 'la fine della partita, perché il file è troppo grande per essere una partita salvata',
    'expected.object': 'un solo oggetto JSON',
    'expected.known-fields': 'nessun campo oltre a quelli di una partita salvata',
    'expected.format': '«format», il nome e la versione di questo tipo di file',
    'expected.game': '«game», l’identificativo del gioco',
    'expected.rules': '«rules», il numero delle regole',
    'expected.options': '«options» con cui questo gioco si possa giocare',
    'expected.seats': '«seats», i nomi, tutti diversi, di chi può giocare a questo gioco',
    'expected.commitment': '«commitment», l’impronta del codice del mescolamento in 64 cifre esadecimali',
    'expected.start': '«start», l’impronta della prima situazione in 64 cifre esadecimali',
    'expected.n': '«n», il numero dell’azione, contato da 1 senza salti',
    'expected.seat': '«seat», il nome del posto che agisce',
    'expected.request': '«request», il numero della domanda',
    'expected.choice': '«choice», che cosa ha scelto il posto',
    'expected.text': '«text», l’azione scritta nella notazione',
    'expected.redrawn': '«redrawn», quante volte il caso era stato sorteggiato di nuovo fin lì, ogni volta di più',
    'expected.hash': '«hash», l’impronta della situazione in 64 cifre esadecimali',
    'expected.link': '«link», l’impronta dell’azione aggiunta a quella precedente, in 64 cifre esadecimali',
    'expected.end': '«end», che segna l’ultima riga di una partita salvata',
    'expected.seed': '«seed», il codice del mescolamento',
    'expected.outcome': '«outcome» con ranking, reason e clause, oppure null per una partita interrotta',
  },
};
