import type { Messages } from '../messages.ts';

export const it: Messages = {
  'problem.game-over': 'La partita è finita: non c’è più nulla da decidere.',
  'problem.unknown-seat': 'Al tavolo non siede nessuno con questo nome.',
  'problem.not-your-seat': 'Puoi rispondere soltanto per il tuo posto.',
  'problem.not-asked': 'Non tocca a te. Si aspetta: {{waiting}}.',
  'problem.stale-request': 'La partita è andata avanti: guarda che cosa ti si chiede ora.',
  'problem.malformed-action': 'Un’azione deve indicare un posto, il numero di una domanda e una scelta.',
  'problem.wrong-shape': 'Non è il tipo di risposta che la domanda richiede: $t(shape.{{kind}}).',
  'problem.nothing-to-withdraw': 'Non c’è nessuna tua risposta da ritirare.',

  'problem.not-offered': '«{{choice}}» non è fra le scelte possibili.',
  'problem.must-choose': 'Devi sceglierne una: qui non si può passare.',
  'problem.wrong-number': 'Scelte fatte: {{count}}. Ne servono almeno {{min}} e al massimo {{max}}.',
  'problem.chosen-twice': 'La stessa cosa non si può scegliere due volte.',
  'problem.out-of-range': '{{amount}} non va bene: il numero dev’essere almeno {{min}} e al massimo {{max}}.',
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

  'problem.options-not-an-object': 'Le opzioni devono essere un elenco di nomi con i loro valori.',
  'problem.unknown-option': 'L’opzione «{{option}}» non esiste. Opzioni disponibili: {{known}}.',
  'problem.unknown-option-value': 'L’opzione «{{option}}» non può valere «{{value}}». Valori possibili: {{known}}.',
  'problem.option-not-for-players':
    'L’opzione «{{option}}» non è prevista con questo numero di giocatori ({{players}}), ma solo con: {{known}}.',

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
};
