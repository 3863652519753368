import source from '../facts/clash-of-kings.json' with { type: 'json' };

/** The fact sheet as it lies in `facts`, with its sources. */
export const SHEET = source;
