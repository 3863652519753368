import type { Messages } from '@corvo/core';

export const it: Messages = {
  'problem.no-identity': 'Prima scegli un nome.',
  'problem.link-void':
    'Questo link personale non funziona più: è scaduto, oppure ne è stato creato uno più nuovo. Creane un altro sull’altro dispositivo, nelle impostazioni.',
  'problem.malformed-message': 'Qualcosa è andato storto: ricarica la pagina.',
  'problem.message-too-large': 'È troppo lungo per il server.',
  'problem.page-too-old': 'Questa pagina è più vecchia del server: ricaricala, non si perde nulla.',
  'problem.foreign-origin': 'Questa richiesta veniva da un altro sito, perciò è stata ignorata.',
  'problem.too-fast_one': 'Troppe richieste in una volta: riprova fra {{count}} secondo.',
  'problem.too-fast_other': 'Troppe richieste in una volta: riprova fra {{count}} secondi.',
  'problem.bot-tables-too-many_one': 'Hai già un tavolo in corso a cui giocano soltanto bot.',
  'problem.bot-tables-too-many_other':
    'Hai già {{count}} tavoli in corso a cui giocano soltanto bot: aspetta che uno finisca.',
  'problem.bot-tables-too-many-here_one': 'Dal tuo indirizzo c’è già un tavolo in corso a cui giocano soltanto bot.',
  'problem.bot-tables-too-many-here_other':
    'Dal tuo indirizzo ci sono già {{count}} tavoli in corso a cui giocano soltanto bot: aspetta che uno finisca.',
  'problem.address-refused':
    'Questo server non manda nulla a quell’indirizzo: valgono solo indirizzi https su internet.',
  'problem.no-mail': 'Questo server non può mandare posta.',
  'problem.not-mailed': 'Il messaggio non è partito. Riprova più tardi.',
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
  'problem.unknown-host': 'Questo server non risponde al nome {{host}}: chi lo gestisce può aggiungerlo a {{setting}}.',
  'problem.not-host': 'Solo l’host del tavolo può farlo.',
  'problem.wrong-players': 'A questo gioco non si può giocare in {{players}}. Possibile: {{possible}}.',
  'problem.seats-still-taken': 'Ci sono troppi posti occupati: prima liberane qualcuno.',
  'problem.seats-open_one': 'Un posto è ancora libero: occupalo con una persona o con un bot.',
  'problem.seats-open_other': 'Posti ancora liberi: {{count}}. Occupali con persone o con bot.',
  'problem.no-hints': 'A questo tavolo non si danno suggerimenti.',
  'problem.no-hint-now': 'In questo momento non hai nulla da decidere, quindi non c’è nulla da suggerire.',
  'problem.not-stored': 'Il server non è riuscito a salvare, perciò non è successo nulla. Riprova.',
  'problem.moved-on': 'Nel frattempo il tavolo è andato avanti: guarda di nuovo.',
  'problem.server-stopping': 'Il server si sta fermando e non accetta più nulla.',
  'problem.record-before-end': 'Una partita si può rivedere quando è finita.',
  'problem.record-too-long':
    'Verificare questa partita salvata richiede più tempo di quanto il server possa dare a una persona.',
  'problem.no-such-moment': 'Non puoi vedere quella mossa.',
  'problem.cannot-resume':
    'Questa partita è stata giocata con regole più vecchie e non può proseguire con quelle attuali; la sua cronaca si può ancora leggere.',
  'problem.story-held_one':
    'Nel frattempo il server ha regole più nuove, che non riescono a rigiocare l’ultima azione di questa partita. Non si è perso nulla: la partita aspetta le regole con cui è stata giocata, e la sua cronaca si può ancora leggere.',
  'problem.story-held_other':
    'Nel frattempo il server ha regole più nuove, che non riescono a rigiocare le ultime {{count}} azioni di questa partita. Non si è perso nulla: la partita aspetta le regole con cui è stata giocata, e la sua cronaca si può ancora leggere.',
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
};
