import { takeTools } from '@corvo/westeros';
import type { GameAids } from '@corvo/westeros/aids';
import { needTexts } from '../../base/i18n/needed.ts';
import { keepTrying } from '../../base/lib/again.ts';

/** What single games add to the tools, by their ids. */
const OF_GAMES = new Map<string, () => Promise<GameAids>>();
let areHere = false;

async function fetchAids([id, aids]: readonly [string, () => Promise<GameAids>]): Promise<void> {
  const [{ TOOLS }, found] = await Promise.all([import('@corvo/westeros/tools'), aids()]);
  TOOLS.shelveAids(id, found);
}

/** What a game adds comes with the tools, or by itself where they are here already. */
export function addTools(id: string, aids: () => Promise<GameAids>): void {
  if (OF_GAMES.has(id)) return;
  OF_GAMES.set(id, aids);
  if (areHere) keepTrying(() => fetchAids([id, aids]));
}

/** Fetches what the rules can do beyond playing (guides, explanations, positions as text), with what that says. */
export async function fetchTools(): Promise<void> {
  const [{ TOOLS }] = await Promise.all([
    import('@corvo/westeros/tools'),
    needTexts('westeros-later'),
    ...[...OF_GAMES].map(fetchAids),
  ]);
  takeTools(TOOLS); // not before its words are here
  areHere = true;
}
