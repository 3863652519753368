import { SHEET } from '../sheet.ts';

/** CK-5.1: every port with its land; its sea may depend on the map. */
export const PORTS = SHEET.ports.list.map(({ land, sea }) => ({
  id: `port-of-${land}`,
  land,
  seaFor: (players: number): string => (typeof sea === 'string' ? sea : players === 6 ? sea['6'] : sea['3-5']),
}));

export const PORT_IDS: readonly string[] = PORTS.map(({ id }) => id);
