import { loadMap } from '@corvo/beyond-the-wall/board';
import type { MapSheet } from '../westeros/map/index.ts';
import { northOn } from './North.tsx';

let sheet: MapSheet | undefined;

/** The drawn north with what stands on it alone. */
export async function loadNorth(): Promise<MapSheet> {
  const geometry = await loadMap();
  return (sheet ??= { ...geometry, Over: northOn(geometry) });
}
