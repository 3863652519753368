import type { Messages } from '@corvo/core';

/** The commands for whoever keeps a server. */
export const dataEn: Messages = {
  'data.backed-up': 'Everything up to now is in {{file}} ({{kilobytes}} KB).',
  'data.restored': '{{folder}} now holds what was in {{file}}.',
  'data.exported': 'The game of table {{table}} is in {{file}}.',
  'data.imported_one': '{{title}}, {{count}} move: verified, now at /table/{{table}}',
  'data.imported_other': '{{title}}, {{count}} moves: verified, now at /table/{{table}}',
  'data.person': '{{id}}  {{name}}, here since {{day}}, {{seen}}{{games}}',
  'data.person-seen_one': 'on {{count}} device, last seen {{day}}',
  'data.person-seen_other': 'on {{count}} devices, last seen {{day}}',
  'data.person-nowhere': 'on no device any more',
  'data.person-tables': '; at: {{tables}}',
  'data.sessions-ended': '{{name}} is signed out everywhere.',
  'data.identity-link':
    'Send {{name}} this address of your server; it works once, for a day, and whoever opens it is {{name}}: {{path}}',
  'error.no-person': 'Nobody here is called “{{name}}”, or has that id.',
  'error.several-people': 'Several people are called “{{name}}”: say which by the id in front.',

  'help.backup': `corvo backup [FOLDER|FILE] [--data FOLDER]

Copies everything that a server keeps into one file, even while the server is running; every action acknowledged until now is
in it. In a folder the copy is named after the moment (default: the folder you are in). A file is never replaced. Data in a
PostgreSQL (DATABASE_URL) is copied into the same kind of file.

  --data FOLDER   the data folder of the server (default: DATABASE_URL, else CORVO_DATA, else data in the project)

  corvo backup /mnt/safe`,

  'help.restore': `corvo restore FILE [--data FOLDER] [--force]

Puts a backup in the place of a server’s data. Stop the server first. The file is read as a whole before anything is
changed, then takes its place in one step. With DATABASE_URL it goes into that PostgreSQL database, whether the
backup came from one or from a data folder: this is how a server moves from one to the other.

  --data FOLDER   the data folder of the server (default: DATABASE_URL, else CORVO_DATA, else data in the project)
  --force         replace the data that is there

  corvo restore /mnt/safe/corvo-2026-11-15-231547.sqlite --force`,

  'help.export-game': `corvo export-game TABLE [FILE] [--data FOLDER]

Writes one finished game of a server as a file that anybody can verify, to a file or to the screen. The table is named
as in its address, /table/TABLE. The server may be running.

  --data FOLDER   the data folder of the server (default: CORVO_DATA, else data in the project)

  corvo export-game lWzJ8a0kQe game.jsonl`,

  'help.import-game': `corvo import-game FILE [--data FOLDER]

Verifies every line of a saved game, then brings it into a server’s data as a finished game that everybody may see. The
server may be running.

  --data FOLDER   the data folder of the server (default: CORVO_DATA, else data in the project)

  corvo import-game game.jsonl`,

  'help.identity': `corvo identity NAME|ID [--link] [--end-sessions] [--data FOLDER]

Tells who has this name on a server: the id, since when, on how many devices, at which tables. With --link it makes a
personal link for whoever has lost all devices: it works once and for a day. Make sure that you give it to the right
person. The server may be running.

  --link           make a personal link for this person
  --end-sessions   first sign this person out everywhere: where somebody else has got hold of the identity
  --data FOLDER    the data folder of the server (default: CORVO_DATA, else data in the project)

  corvo identity Ada --link`,
};
