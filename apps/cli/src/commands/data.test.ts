import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { corvo, inFolder, PATIENTLY, type Ran } from '../testing.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** A real server on a data folder, until the work is done. */
async function withServer<T>(data: string, work: () => Promise<T>): Promise<T> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', CORVO_HOST: '127.0.0.1', CORVO_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout!, 'data'); // its address
    return await work();
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

const one = (exit: number, sentence: RegExp | string): object => ({
  exit,
  out: '',
  err: expect.stringMatching(sentence),
});

test('a game goes out of one server and into another, and every line is verified', PATIENTLY, () =>
  inFolder(async cwd => {
    const run = (line: string): Promise<Ran> => corvo(line, { cwd });
    await run('simulate hand-of-the-king --games 1 --seed 7 --records games --workers 1');
    const record = readFileSync(join(cwd, 'games/game-1.jsonl'), 'utf8');
    expect(await run('import-game games/game-1.jsonl --data data')).toEqual(
      one(2, /^corvo: There is no database in .*data; name the data folder with --data or CORVO_DATA\.\n$/),
    );
    await withServer(join(cwd, 'data'), async () => {
      const { exit, out } = await run('import-game games/game-1.jsonl --data data');
      expect([exit, out]).toEqual([0, expect.stringMatching(/verified, now at \/table\/\S+\n$/)]);
      const table = out.trim().split('/').at(-1) ?? '';
      expect(await run(`export-game ${table} --data data`)).toEqual({ exit: 0, out: record, err: '' });
      expect((await run(`export-game ${table} again.jsonl --data data --lang it`)).out).toMatch(
        /^La partita del tavolo/,
      );
      expect(readFileSync(join(cwd, 'again.jsonl'), 'utf8')).toBe(record);
      writeFileSync(join(cwd, 'letter.txt'), 'dear friend');
      expect(await run(`export-game ${table} letter.txt --data data`)).toEqual(one(2, /was not written by Corvo/));
    });
    const lines = record.split('\n');
    writeFileSync(
      join(cwd, 'forged.jsonl'),
      lines.with(3, (lines[3] ?? '').replace(/"hash":"../, '"hash":"xx')).join('\n'),
    );
    writeFileSync(join(cwd, 'torn.jsonl'), record.slice(0, record.length / 2));
    expect((await run('import-game forged.jsonl --data data')).err).toMatch(/^corvo: forged\.jsonl:4: /);
    expect((await run('import-game torn.jsonl --data data')).exit).not.toBe(0);
    expect(await run('import-game nothing.jsonl --data data')).toEqual(one(2, 'There is no file'));
    expect(await run('export-game nothing --data data')).toEqual(one(1, /There is no such table.*\(CO-7\.4\)\n$/));
  }),
);

test('a backup is made while the server runs, and put back when it does not', PATIENTLY, () =>
  inFolder(async cwd => {
    const run = (line: string, env = {}): Promise<Ran> => corvo(line, { cwd, env });
    await run('simulate hand-of-the-king --games 2 --seed 7 --records games --workers 1');
    await withServer(join(cwd, 'data'), async () => {
      await run('import-game games/game-1.jsonl --data data');
      expect((await run('backup safe.sqlite', { CORVO_DATA: join(cwd, 'data') })).out).toMatch(
        /^Everything up to now is in .*safe\.sqlite \(\d+ KB\)\.\n$/,
      );
      await run('import-game games/game-2.jsonl --data data');
      expect(await run('restore safe.sqlite --data data --force')).toEqual(
        one(2, /^corvo: A server is using the database in .*data; stop it before restoring\.\n$/),
      );
    });
    const tables = (folder: string): unknown => {
      const db = new DatabaseSync(join(cwd, folder, 'corvo.sqlite'));
      const count = db.prepare('select count(*) as count from tables').get()?.['count'];
      db.close();
      return count;
    };
    expect(await run('backup safe.sqlite --data data')).toEqual(
      one(2, /already there; a backup never replaces a file/),
    );
    expect(await run('backup no/way.sqlite --data data')).toEqual(one(2, /There is no folder .*no\./));
    expect(await run('backup --data nowhere')).toEqual(one(2, /There is no database in .*nowhere/));
    expect(await run('restore safe.sqlite --data data')).toEqual(one(2, /already holds a database; .* --force\.\n$/));
    expect(tables('data')).toBe(2);
    expect(await run('restore safe.sqlite --data data --force')).toMatchObject({ exit: 0, err: '' });
    expect(tables('data')).toBe(1);
    expect(await run('restore safe.sqlite --data fresh')).toMatchObject({ exit: 0 });
    expect(tables('fresh')).toBe(1);
    mkdirSync(join(cwd, 'many'));
    expect((await run('backup many --data data --lang it')).out).toMatch(/^Tutto ciò che c’è/);
    expect(readdirSync(join(cwd, 'many'))).toEqual([expect.stringMatching(/^corvo-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/)]);
    expect(readdirSync(join(cwd, 'data'))).toEqual(['corvo.lock', 'corvo.sqlite']); // nothing is left lying about

    const whole = readFileSync(join(cwd, 'safe.sqlite'));
    writeFileSync(
      join(cwd, 'torn.sqlite'),
      Buffer.concat([whole.subarray(0, 4_096), Buffer.alloc(whole.length - 4_096, 7)]),
    );
    writeFileSync(join(cwd, 'letter.txt'), 'dear friend, '.repeat(1_000));
    for (const damaged of ['torn.sqlite', 'letter.txt'])
      expect(await run(`restore ${damaged} --data data --force`)).toEqual(
        one(1, /^corvo: The backup .* is damaged or cannot be read \(.*\); nothing was changed\.\n$/),
      );
    const foreign = new DatabaseSync(join(cwd, 'foreign.sqlite'));
    foreign.exec('create table songs (name text)');
    foreign.close();
    expect(await run('restore foreign.sqlite --data data --force')).toEqual(one(2, /is not a Corvo backup/));
    const newer = new DatabaseSync(join(cwd, 'safe.sqlite'));
    newer.exec("insert into kysely_migration values ('2099-01-far-away', '2099-01-01')");
    newer.close();
    expect(await run('restore safe.sqlite --data data --force')).toEqual(one(1, /may come from a newer Corvo/));
    expect(await run('restore nothing.sqlite --data data')).toEqual(one(2, /There is no backup/));
    expect(tables('data')).toBe(1);
  }),
);

test('an identity is given back by a link that works once', PATIENTLY, () =>
  inFolder(async cwd => {
    const run = (line: string): Promise<Ran> => corvo(line, { cwd });
    await withServer(join(cwd, 'data'), async () => {});
    const db = new DatabaseSync(join(cwd, 'data', 'corvo.sqlite'));
    const put = db.prepare('insert into persons (id, name, created_at) values (?, ?, ?)');
    for (const [id, name] of [
      ['a1', 'Ada'],
      ['b1', 'Bea'],
      ['b2', 'Bea'],
    ])
      put.run(id!, name!, Date.UTC(2026, 10, 1));
    expect(await run('identity Ada --data data')).toEqual({
      exit: 0,
      out: 'a1  Ada, here since 2026-11-01, on no device any more\n',
      err: '',
    });
    expect((await run('identity Bea --link --data data')).exit).toBe(2);
    expect(await run('identity Carl --link --data data')).toEqual(one(2, /Nobody here is called “Carl”/));
    const { exit, out } = await run('identity b2 --link --end-sessions --data data --lang it');
    expect([exit, out]).toEqual([0, expect.stringMatching(/Le sessioni di Bea .*\n.*: \/carry#[\w-]{43}\n$/)]);
    const links = db.prepare('select person, kind from tokens').all();
    expect(links).toEqual([{ person: 'b2', kind: 'link' }]);
    db.close();
  }),
);
