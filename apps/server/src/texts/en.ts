import type { Messages } from '@corvo/core';

export const en: Messages = {
  'trouble.port-in-use': 'port {{port}} is already in use; stop the other program or choose another one with PORT',
  'trouble.port-forbidden': 'port {{port}} may not be used by this account; choose another one with PORT',
  'trouble.setting-number': '{{name}} must be a whole number from 0 to {{max}}, not “{{text}}”',
  'trouble.setting-choice': '{{name}} must be one of {{known}}, not “{{text}}”',
  'trouble.setting-origin': 'CORVO_ORIGIN must be addresses like https://corvo.example, not “{{text}}”',
  'trouble.setting-mail':
    'CORVO_SMTP must be an address like smtp://user:password@host:587; it also needs CORVO_MAIL_FROM and CORVO_ORIGIN',
  'trouble.setting-role': 'CORVO_ROLE={{text}} is for several servers on one PostgreSQL; it needs DATABASE_URL',
  'trouble.setting-metrics':
    'CORVO_METRICS must be a port, or an address and a port like 10.0.0.5:9464, not “{{text}}”',
  'trouble.setting-database': 'DATABASE_URL must be an address like postgresql://user:password@host/database',

  'trouble.folder-not-writable':
    'the data folder {{folder}} cannot be written ({{why}}); choose another one with CORVO_DATA',
  'trouble.damaged':
    'the database {{file}} is damaged or cannot be read ({{why}}); put a backup in its place with “corvo restore”',
  'trouble.empty':
    'the database {{file}} is empty, so something was lost; put a backup in its place with “corvo restore --force”, or delete it to start afresh',
  'trouble.foreign': 'the file {{file}} is a database, but not Corvo’s; choose another folder with CORVO_DATA',
  'trouble.second-server':
    'another server is using the data folder {{folder}}; stop it, or choose another folder with CORVO_DATA',
  'trouble.in-use': 'the database {{file}} is held by another program; try again when it is done',
  'trouble.not-migrated': 'the database {{file}} cannot be brought up to date ({{why}})',
  'trouble.no-database': 'there is no database in {{folder}}; name the data folder with --data or CORVO_DATA',
  'trouble.no-postgres': 'the database {{database}} cannot be reached ({{why}}); see DATABASE_URL',
  'trouble.postgres-not-migrated': 'the database {{database}} cannot be brought up to date ({{why}})',
  'trouble.no-backup': 'there is no backup {{file}}',
  'trouble.no-person': 'nobody has the id {{id}}; “corvo identity NAME” tells the ids of a name',
  'trouble.no-folder': 'there is no folder {{folder}}',
  'trouble.file-there': '{{file}} is already there; a backup never replaces a file',
  'trouble.backup-failed': 'the backup {{file}} could not be written ({{why}})',
  'trouble.backup-damaged': 'the backup {{file}} is damaged or cannot be read ({{why}}); nothing was changed',
  'trouble.backup-foreign': 'the file {{file}} is not a Corvo backup; nothing was changed',
  'trouble.backup-newer':
    'the backup {{file}} cannot be brought up to date ({{why}}); nothing was changed. It may come from a newer Corvo',
  'trouble.database-there': '{{folder}} already holds a database; to replace it, add --force',
  'trouble.server-runs': 'a server is using the database in {{folder}}; stop it before restoring',
  'trouble.restore-failed': 'the backup could not be put in place in {{folder}} ({{why}})',
};
