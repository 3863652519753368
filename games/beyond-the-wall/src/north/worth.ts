import { rulesOf, type Count, type WesterosOpen } from '@corvo/westeros';

/** BW-S74: what units are worth. */
export function worthOf(open: WesterosOpen, units: Count): number {
  const { unit } = rulesOf(open).board;
  return Object.entries(units).reduce((sum, [kind, number]) => sum + number * (unit[kind]?.cost ?? 0), 0);
}
