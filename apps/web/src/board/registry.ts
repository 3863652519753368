import { useEffect, useState } from 'react';
import { useTablePrefs } from '../table/prefs.ts';
import type { BoardKit } from './kit.ts';

/** A game with a board of its own names it here; every other game is played on the plain one. */
const BOARDS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'hand-of-the-king': async () => (await import('./hand-of-the-king/kit.tsx')).handKit,
  'first-edition': async () => (await import('./first-edition/kit.tsx')).firstEditionKit,
  'second-edition': async () => (await import('./second-edition/kit.tsx')).secondEditionKit,
};

const plain = async (): Promise<BoardKit> => (await import('./generic/kit.tsx')).genericKit;

const loaded = new Map<string, BoardKit>();

export async function loadKit(game: string): Promise<BoardKit> {
  const kit = loaded.get(game) ?? (await (BOARDS[game] ?? plain)());
  await kit.ready?.();
  loaded.set(game, kit);
  return kit;
}

const PLAIN = ''; // no game has this name

/** The kit of a game, or the plain one for those who want that; undefined while it is on its way. */
export function useKit(played: string): BoardKit | undefined {
  const game = useTablePrefs(({ plain: wanted }) => wanted) ? PLAIN : played;
  const [kit, setKit] = useState(loaded.get(game));
  useEffect(() => {
    let here = true;
    void loadKit(game).then(found => {
      if (here) setKit(found);
    });
    return () => {
      here = false;
    };
  }, [game]);
  return kit;
}
