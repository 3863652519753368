import type { Messages } from '@corvo/core';

export const it: Messages = {
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
  'note.resigned-to-bot': '{{name}} ha abbandonato; al suo posto gioca un bot.',
  'note.bot-stands-in': '{{name}} ha lasciato il posto a un bot.',
  'note.host-called-bot': 'L’host ha fatto giocare un bot al posto di {{name}}, che non c’è.',
  'note.late-bot': 'Tempo scaduto per {{name}}: finché non torna gioca un bot.',
  'note.you-late-bot': 'Tempo scaduto: finché non torni gioca un bot per te.',
  'note.bot-played-you': 'Un bot ha giocato per te ({{text}}).',
  'note.is-back': '{{name}} ha ripreso a giocare.',
  'note.you-were-late': 'Tempo scaduto: un bot ha giocato per te ({{text}}).',
  'note.was-late': 'Tempo scaduto per {{name}}: ha giocato un bot.',
};
