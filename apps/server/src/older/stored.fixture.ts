import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../storage/sqlite.ts';

/** What a server of November 2026 had stored, row by row, and what its people held in their hands. */
interface Stored {
  readonly schema: readonly string[];
  readonly rows: readonly (readonly [table: string, row: Record<string, string | number | null>])[];
  readonly cookies: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, string>>;
}

export function readStored(file: string): Stored {
  const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const all = lines.map(line => JSON.parse(line) as [string, never]);
  const one = <T>(name: string): T => all.find(([found]) => found === name)?.[1] as T;
  const aside = ['schema', 'cookies', 'record', 'whispers-record'];
  return {
    schema: one('schema'),
    rows: all.filter(([name]) => !aside.includes(name)),
    cookies: one('cookies'),
    records: { finished: one('record'), whispers: one('whispers-record') },
  };
}

const TIMES = ['at', 'created_at', 'updated_at', 'alarm', 'expires_at'];

/** Writes the database of that server into a folder, as if it had been stopped a moment ago. */
export function layStored(folder: string, { schema, rows }: Stored): void {
  const db = new DatabaseSync(join(folder, DATABASE));
  const newest = Math.max(...rows.map(([, row]) => Number(row['updated_at'] ?? 0)));
  const shift = Date.now() - newest;
  for (const sql of schema) db.exec(sql);
  for (const [table, stored] of rows) {
    const row = { ...stored };
    for (const name of TIMES) if (row[name]) row[name] = Number(row[name]) + shift;
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    db.prepare(`insert into "${table}" (${names.map(name => `"${name}"`).join(', ')}) values (${marks})`).run(
      ...Object.values(row),
    );
  }
  db.close();
}
