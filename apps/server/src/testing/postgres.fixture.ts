import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** Where Debian keeps the programs of every version, the newest first. */
function debianFolders(): string[] {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(all, version, 'bin'));
}

const hasPrograms = (folder: string): boolean => ['initdb', 'pg_ctl'].every(name => existsSync(join(folder, name)));

/** The folder of PostgreSQL's programs: the one that `CORVO_POSTGRES` names, or one of this machine. */
function programs(): string | undefined {
  const named = process.env['CORVO_POSTGRES'];
  if (named) return named;
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  return [...debianFolders(), ...path].find(hasPrograms);
}

/** In the place where everything is checked it must not be missing. */
function install(): void {
  process.stderr.write('corvo: no PostgreSQL yet, trying to install it\n');
  const command = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql';
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}

if (process.env['CI'] && programs() === undefined) install();
const bin = programs();
if (bin === undefined)
  process.stderr.write('corvo: the tests on PostgreSQL were not run: there is none here (on Debian: postgresql)\n');

/** Can tests with a real PostgreSQL run here? */
export const hasPostgres = bin !== undefined;

/** PostgreSQL does not run as root: then as the user that Debian makes for it, or as nobody in particular. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => {
    const found = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return found.status === 0 ? Number(found.stdout) : 65_534;
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL of a test's own, on a socket in a folder of its own. It syncs as a real one does. */
export class Cluster {
  readonly #folder: string;
  readonly #as = runner();
  #databases = 0;

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'corvo-pg-'));
    const { uid, gid } = this.#as;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    // In the order of a language, as most are: ours must not depend on it.
    const order = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
    const options = ['-D', this.#data, '--username=corvo', '--auth=trust', '--no-sync', ...order];
    execFileSync(join(bin ?? '', 'initdb'), options, this.#how);
    execFileSync(join(bin ?? '', 'pg_ctl'), this.#starting, this.#how);
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #starting(): string[] {
    const options = `-c listen_addresses= -c unix_socket_directories=${this.#folder} -c max_connections=200`;
    return ['-D', this.#data, '-w', '-t', '120', '-l', join(this.#folder, 'log'), '-o', options, 'start'];
  }

  get #how() {
    return { ...this.#as, cwd: this.#folder, stdio: 'ignore' } as const;
  }

  async start(): Promise<void> {
    await this.#run('pg_ctl', this.#starting);
  }

  /** `immediate`: as if it had been killed. */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.#run('pg_ctl', ['-D', this.#data, '-w', '-t', '120', '-m', how, 'stop']);
  }

  async end(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Milliseconds of the processor that all of it has used, its connections that are gone among them. */
  cpu(): number {
    const [pid = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const ticks = (of: string, first: number, last: number): number => {
      try {
        const fields = readFileSync(`/proc/${of}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ');
        return fields.slice(first, last).reduce((sum, field) => sum + Number(field), 0);
      } catch {
        return 0; // gone just now
      }
    };
    // Its own time and that of children that have ended; and of each that is there.
    const all = ticks(pid, 11, 15) + children.reduce((sum, child) => sum + ticks(child, 11, 13), 0);
    return all * 10;
  }

  urlOf(database: string): string {
    return `postgresql://corvo@localhost/${database}?host=${this.#folder}`;
  }

  /** The address of a new and empty database. */
  async fresh(): Promise<string> {
    const name = `test${++this.#databases}`;
    await this.run(this.urlOf('postgres'), `create database ${name}`);
    return this.urlOf(name);
  }

  /** Runs a statement on one of its databases. */
  async run(url: string, text: string, values: readonly unknown[] = []): Promise<void> {
    const client = new Client(url);
    await client.connect();
    await client.query(text, [...values]);
    await client.end();
  }

  /** Those who play meanwhile go on meanwhile. */
  async #run(program: string, args: readonly string[]): Promise<void> {
    const child = spawn(join(bin ?? '', program), args, this.#how);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ${args.at(-1)} ended with ${code}`);
  }
}
