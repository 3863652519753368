const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Somebody else has written this row already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** Two groups stood in each other's way, and one of them was sent home: it has written nothing. */
export const isSentHome = (error: unknown): boolean => ['40P01', '40001', '55P03'].includes(codeOf(error));
