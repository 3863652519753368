import { useEffect, useState } from 'react';
import { genericKit } from './generic/kit.tsx';
import type { BoardKit } from './kit.ts';

/** A game with a board of its own names it here; every other game is played on the plain one. */
const BOARDS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'hand-of-the-king': async () => (await import('./hand-of-the-king/kit.tsx')).handKit,
  'first-edition': async () => (await import('./first-edition/kit.tsx')).firstEditionKit,
  'second-edition': async () => (await import('./second-edition/kit.tsx')).secondEditionKit,
};

const loaded = new Map<string, BoardKit>();

export async function loadKit(game: string): Promise<BoardKit> {
  const kit = loaded.get(game) ?? (await BOARDS[game]?.()) ?? genericKit;
  loaded.set(game, kit);
  return kit;
}

/** The kit of a game; undefined while it is on its way. */
export function useKit(game: string): BoardKit | undefined {
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
