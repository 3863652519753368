import type { MapGeometry } from '@corvo/westeros/aids';
import type { MapSheet } from '../westeros/map/index.ts';
import { northOn } from './North.tsx';

let sheet: MapSheet | undefined;

/** The drawn north with what stands on it alone. */
export async function loadNorth(load: () => Promise<MapGeometry>): Promise<MapSheet> {
  const geometry = await load();
  return (sheet ??= { ...geometry, Over: northOn(geometry) });
}
