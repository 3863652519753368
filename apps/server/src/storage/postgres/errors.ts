const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Somebody else has written this row already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** Two groups stood in each other's way, and one of them was sent home: it has written nothing. */
export const isSentHome = (error: unknown): boolean => ['40P01', '40001', '55P03'].includes(codeOf(error));

const GONE = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** The connection broke, or there is nobody to connect to: what was asked may have been done or not. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  if (GONE.has(code) || code.startsWith('08')) return true;
  // What the client itself says of a line that breaks or stays silent carries no code.
  const message = error instanceof Error ? error.message : '';
  return code === '' && /connection|timeout/i.test(message);
}
