import { RECORD_FORMAT } from '@corvo/core';

/** Is this file a game record? Then a new one may take its place. */
export const isRecord = (text: string): boolean => text.slice(0, 100).includes(`"${RECORD_FORMAT}"`);
