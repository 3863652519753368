import type { Catalogue } from '@corvo/core';

/** What only comes when something is taken back, handed over or given up. */
export const laterTexts: Catalogue = {
  en: {
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
    'note.late-bot': '{{name}} ran out of time: a bot plays until they are back.',
    'note.you-late-bot': 'You ran out of time: a bot plays for you until you are back.',
    'note.bot-played-you': 'A bot played for you ({{text}}).',
    'note.you-were-late': 'You ran out of time: a bot played for you ({{text}}).',
    'note.was-late': '{{name}} ran out of time: a bot played.',
  },

  it: {
    'problem.went-back': 'Nel frattempo il tavolo è tornato indietro: riguarda che cosa ti si chiede.',
    'problem.not-seated': 'Non siedi a questo tavolo.',
    'problem.seat-unknown': 'A questo tavolo non c’è il posto {{seat}}.',
    'problem.seat-not-yours': 'Questo posto non è tuo, e chi lo occupa è al tavolo o se n’è appena andato.',
    'problem.seat-resigned': 'Chi sedeva qui ha abbandonato: gioca un bot fino alla fine.',
    'problem.bot-plays-your-seat': 'Al tuo posto gioca un bot: prima riprenditelo.',
    'problem.nothing-to-undo': 'Non c’è nulla di tuo da annullare.',
    'problem.never-back': 'A questo tavolo non si annulla nulla.',
    'problem.seen-too-much':
      'Hai visto che cosa ne è venuto fuori e qui non c’è nessun altro che possa essere d’accordo: per annullare le mosse liberamente, trasforma questa partita in una prova.',
    'problem.others-sit-here':
      'Qui giocano anche altre persone: solo una partita contro soli bot può diventare una prova.',
    'problem.no-proposal': 'Questa proposta non è più aperta.',
    'problem.more-would-go':
      'Da quando ti è stato chiesto è successo altro, quindi la tua risposta non è stata contata: riguarda che cosa verrebbe annullato.',
    'problem.asked-enough': 'Per questa mossa si è già chiesto abbastanza volte: prima si va avanti.',
    'problem.proposal-open': 'Il tavolo sta già decidendo su un’altra proposta.',

    'note.took-back': '{{name}} ha annullato una mossa.',
    'note.table-took-back': '{{name}} ha annullato una mossa; tutti erano d’accordo.',
    'note.table-took-back-with': '{{name}} ha annullato una mossa; d’accordo: {{others}}.',
    'note.redrawn': 'Ciò che nessuno ha visto è stato rimescolato (rimescolamento {{count}}).',
    'note.resigned': '{{name}} ha abbandonato, e la partita è finita.',
    'note.late-bot': 'Tempo scaduto per {{name}}: finché non torna gioca un bot.',
    'note.you-late-bot': 'Tempo scaduto: finché non torni gioca un bot per te.',
    'note.bot-played-you': 'Un bot ha giocato per te ({{text}}).',
    'note.you-were-late': 'Tempo scaduto: un bot ha giocato per te ({{text}}).',
    'note.was-late': 'Tempo scaduto per {{name}}: ha giocato un bot.',
  },
};
