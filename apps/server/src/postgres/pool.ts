import { Pool, TypeOverrides, type ClientConfig } from 'pg';

/** Enough for one process: what is written goes out in groups, and readers seldom wait for each other. */
const MOST_CONNECTIONS = 8;
/** A line that has gone silent must become an error, and not wait for ever. */
const SILENCE_MS = 20_000;
const CONNECT_MS = 5_000;

const BIGINT = 20; // as PostgreSQL numbers its types; times and counts of ours are all below 2 to the 53rd

const SETTINGS = [
  'synchronous_commit=on', // an acknowledgement must be true after a power cut, whatever the server's default is
  'default_transaction_isolation=read\\ committed',
  // All that we ask goes along an index (plans.test.ts). A plan that was made while the tables were small must not walk
  // through them when they have grown.
  'enable_seqscan=off',
  'jit=off',
];

/** How a database is named to people: without the password. */
export function nameOf(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** `silenceMs`: so long a line may stay silent; 0: for ever. */
export function clientConfig(url: string, silenceMs = SILENCE_MS): ClientConfig {
  const types = new TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  return {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: silenceMs,
    query_timeout: silenceMs,
    application_name: 'corvo',
    options: SETTINGS.map(setting => `-c ${setting}`).join(' '),
  };
}

/** Connections to a PostgreSQL. One that breaks is replaced; without these ears the process would die of it. */
export function poolOf(url: string, silenceMs = SILENCE_MS): Pool {
  const pool = new Pool({ ...clientConfig(url, silenceMs), max: MOST_CONNECTIONS, idleTimeoutMillis: 30_000 });
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}
