/** What a database that takes nothing suffers from, by SQLite's own numbers. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'database-locked',
  8: 'disk-read-only',
  10: 'disk-error',
  11: 'database-damaged',
  13: 'disk-full',
  14: 'database-gone',
};

/** The same by PostgreSQL's numbers. */
const POSTGRES: Readonly<Record<string, string>> = {
  '25006': 'disk-read-only',
  '42501': 'disk-read-only',
  '53100': 'disk-full',
  '53200': 'database-overloaded',
  '53300': 'database-overloaded',
  '55P03': 'database-locked',
  '58030': 'disk-error',
  XX001: 'database-damaged',
  XX002: 'database-damaged',
};

/** The name of what went wrong when something could not be stored, for the log and for `/healthz`. */
export function failureOf(error: unknown): string {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown };
  if (code === 'ENOSPC') return 'disk-full';
  if (typeof code === 'string' && POSTGRES[code] !== undefined) return POSTGRES[code];
  if (isGone(error)) return 'database-gone';
  return (typeof errcode === 'number' ? NAMES[errcode % 256] : undefined) ?? 'not-stored';
}

const GONE = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** The connection broke, or there is nobody to connect to: what was asked may have been done or not. */
export function isGone(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (GONE.has(code) || code.startsWith('08')) return true;
  // What the client itself says of a line that breaks or stays silent carries no code.
  const message = error instanceof Error ? error.message : '';
  return code === '' && /connection|timeout/i.test(message);
}
