/** What a database that takes nothing suffers from, by SQLite's own numbers. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'database-locked',
  8: 'disk-read-only',
  10: 'disk-error',
  11: 'database-damaged',
  13: 'disk-full',
  14: 'database-gone',
};

/** The name of what went wrong when something could not be stored, for the log and for `/healthz`. */
export function failureOf(error: unknown): string {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown };
  if (code === 'ENOSPC') return 'disk-full';
  return (typeof errcode === 'number' ? NAMES[errcode % 256] : undefined) ?? 'not-stored';
}
