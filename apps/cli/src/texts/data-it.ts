import type { Messages } from '@corvo/core';

/** The commands for whoever keeps a server. */
export const dataIt: Messages = {
  'data.backed-up': 'Tutto ciò che c’è fino a ora è in {{file}} ({{kilobytes}} KB).',
  'data.restored': '{{folder}} ora contiene ciò che era in {{file}}.',
  'data.exported': 'La partita del tavolo {{table}} è in {{file}}.',
  'data.imported_one': '{{title}}, {{count}} mossa: verificata, ora è /table/{{table}}',
  'data.imported_other': '{{title}}, {{count}} mosse: verificata, ora è /table/{{table}}',
  'data.person': '{{id}}  {{name}}, qui dal {{day}}, {{seen}}{{games}}',
  'data.person-seen_one': 'su {{count}} dispositivo, l’ultima volta il {{day}}',
  'data.person-seen_other': 'su {{count}} dispositivi, l’ultima volta il {{day}}',
  'data.person-nowhere': 'su nessun dispositivo',
  'data.person-tables': '; ai tavoli: {{tables}}',
  'data.sessions-ended': 'Le sessioni di {{name}} sono finite su tutti i dispositivi.',
  'data.identity-link':
    'Indirizzo per {{name}} sul tuo server: vale una volta sola, per un giorno, e chi lo apre è {{name}}: {{path}}',
  'error.no-person': 'Qui nessuno si chiama «{{name}}», né ha quell’id.',
  'error.several-people': 'Più persone si chiamano «{{name}}»: di’ quale con l’id che sta davanti.',

  'help.backup': `corvo backup [CARTELLA|FILE] [--data CARTELLA]

Copia in un solo file tutto ciò che un server conserva, anche mentre il server gira; ogni azione confermata fino a ora
c’è. In una cartella la copia prende il nome dal momento (predefinito: la cartella in cui sei). Nessun file viene mai
sostituito. I dati che stanno in un PostgreSQL (DATABASE_URL) vengono copiati in un file dello stesso tipo.

  --data CARTELLA   la cartella dei dati del server (predefinito: DATABASE_URL, poi CORVO_DATA, poi data nel progetto)

  corvo backup /mnt/sicuro`,

  'help.restore': `corvo restore FILE [--data CARTELLA] [--force]

Mette una copia al posto dei dati di un server. Prima ferma il server. Il file viene letto per intero prima di cambiare
qualcosa, poi prende il suo posto in un passo solo. Con DATABASE_URL va in quel PostgreSQL, che la copia venga da un
PostgreSQL o da una cartella: così un server passa dall’uno all’altra.

  --data CARTELLA   la cartella dei dati del server (predefinito: DATABASE_URL, poi CORVO_DATA, poi data nel progetto)
  --force           sostituisce i dati che ci sono

  corvo restore /mnt/sicuro/corvo-2026-11-15-231547.sqlite --force`,

  'help.export-game': `corvo export-game TAVOLO [FILE] [--data CARTELLA]

Scrive una partita finita di un server come file che chiunque può verificare, in un file o sullo schermo. Il tavolo si
chiama come nel suo indirizzo, /table/TAVOLO. Il server può restare acceso.

  --data CARTELLA   la cartella dei dati del server (predefinito: CORVO_DATA, altrimenti data nel progetto)

  corvo export-game lWzJ8a0kQe partita.jsonl`,

  'help.import-game': `corvo import-game FILE [--data CARTELLA]

Verifica ogni riga di una partita salvata, poi la porta nei dati di un server come partita finita che tutti possono vedere. Il
server può restare acceso.

  --data CARTELLA   la cartella dei dati del server (predefinito: CORVO_DATA, altrimenti data nel progetto)

  corvo import-game partita.jsonl`,

  'help.identity': `corvo identity NOME|ID [--link] [--end-sessions] [--data CARTELLA]

Dice chi ha questo nome su un server: l’id, da quando, su quanti dispositivi, a quali tavoli. Con --link crea un link
personale per chi ha perso tutti i dispositivi: vale una volta sola e per un giorno. Assicurati di darlo
alla persona giusta. Il server può restare acceso.

  --link            crea un link personale per questa persona
  --end-sessions    prima la fa uscire da tutti i dispositivi: se qualcun altro si è preso la sua identità
  --data CARTELLA   la cartella dei dati del server (predefinito: CORVO_DATA, altrimenti data nel progetto)

  corvo identity Ada --link`,
};
