import type { Messages } from '@corvo/core';

export const it: Messages = {
  'trouble.port-in-use': 'la porta {{port}} è già in uso; ferma l’altro programma o scegline un’altra con PORT',
  'trouble.port-forbidden': 'questo utente non può usare la porta {{port}}; scegline un’altra con PORT',
  'trouble.setting-number': '{{name}} dev’essere un numero intero da 0 a {{max}}, non «{{text}}»',
  'trouble.setting-choice': '{{name}} dev’essere uno fra {{known}}, non «{{text}}»',
  'trouble.setting-origin': 'CORVO_ORIGIN deve contenere indirizzi come https://corvo.example, non «{{text}}»',
  'trouble.setting-mail':
    'CORVO_SMTP dev’essere un indirizzo come smtp://utente:password@host:587; vuole anche CORVO_MAIL_FROM e CORVO_ORIGIN',
  'trouble.setting-role': 'CORVO_ROLE={{text}} serve a più server sullo stesso PostgreSQL; vuole DATABASE_URL',
  'trouble.setting-metrics':
    'CORVO_METRICS dev’essere una porta, o un indirizzo e una porta come 10.0.0.5:9464, non «{{text}}»',
  'trouble.setting-database': 'DATABASE_URL dev’essere un indirizzo come postgresql://utente:password@host/database',

  'trouble.folder-not-writable':
    'nella cartella dei dati {{folder}} non si può scrivere ({{why}}); scegline un’altra con CORVO_DATA',
  'trouble.damaged':
    'il database {{file}} è danneggiato o non si può leggere ({{why}}); ripristina una copia con «corvo restore»',
  'trouble.empty':
    'il database {{file}} è vuoto, quindi qualcosa è andato perso; ripristina una copia con «corvo restore --force», o eliminalo per ricominciare da capo',
  'trouble.foreign': 'il file {{file}} è un database, ma non di Corvo; scegli un’altra cartella con CORVO_DATA',
  'trouble.second-server':
    'un altro server sta usando la cartella dei dati {{folder}}; fermalo, o scegli un’altra cartella con CORVO_DATA',
  'trouble.in-use': 'il database {{file}} è occupato da un altro programma; riprova quando ha finito',
  'trouble.not-migrated': 'il database {{file}} non si può aggiornare ({{why}})',
  'trouble.no-database': 'in {{folder}} non c’è un database; indica la cartella dei dati con --data o CORVO_DATA',
  'trouble.no-postgres': 'il database {{database}} non è raggiungibile ({{why}}); vedi DATABASE_URL',
  'trouble.postgres-not-migrated': 'il database {{database}} non si può aggiornare ({{why}})',
  'trouble.no-backup': 'la copia {{file}} non esiste',
  'trouble.no-person': 'nessuno ha l’id {{id}}; «corvo identity NOME» dice gli id di un nome',
  'trouble.no-folder': 'la cartella {{folder}} non esiste',
  'trouble.file-there': '{{file}} esiste già; una copia non sostituisce mai un file',
  'trouble.backup-failed': 'la copia {{file}} non si è potuta scrivere ({{why}})',
  'trouble.backup-damaged': 'la copia {{file}} è danneggiata o non si può leggere ({{why}}); nulla è cambiato',
  'trouble.backup-foreign': 'il file {{file}} non è una copia di Corvo; nulla è cambiato',
  'trouble.backup-newer':
    'la copia {{file}} non si può aggiornare ({{why}}); nulla è cambiato, forse viene da un Corvo più recente',
  'trouble.database-there':
    'in {{folder}} c’è già un database; il ripristino lo sostituirebbe, perciò dillo con --force',
  'trouble.server-runs': 'un server sta usando il database in {{folder}}; fermalo prima di ripristinare',
  'trouble.restore-failed': 'la copia non si è potuta mettere al suo posto in {{folder}} ({{why}})',
};
