import { loadMap } from '@corvo/first-edition/board';
import { expect, test } from 'vitest';
import { shownParts } from './parts.ts';
import { placesOf } from './places.ts';

test('around a battle there is room on every side, around those who come to it only what can be read', async () => {
  const geometry = await loadMap(false);
  const places = placesOf(geometry, 'en');
  const ids = ['shipbreaker-bay', 'the-narrow-sea'];
  const [plain, comers] = shownParts(geometry, places, ids);
  const [heart, same] = shownParts(geometry, places, ids, 'shipbreaker-bay');
  if (!plain || !heart) throw new Error('no such area');
  expect(same).toEqual(comers);
  const around = [plain.x - heart.x, plain.y - heart.y, heart.w - plain.w, heart.h - plain.h];
  expect(new Set([around[0], around[1], (around[2] ?? 0) / 2, (around[3] ?? 0) / 2])).toEqual(new Set([90]));
});
