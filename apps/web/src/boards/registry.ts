import { useEffect, useState } from 'react';
import { fetchTools } from '../session/games.ts';
import { useTablePrefs } from '../base/settings/table-prefs.ts';
import type { BoardKit } from '../kit/kit.ts';

/** A game with a board of its own names it here; every other game is played on the plain one. */
const BOARDS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'hand-of-the-king': async () => (await import('./hand-of-the-king/kit.tsx')).handKit,
  'first-edition': async () => (await import('./first-edition/kit.tsx')).firstEditionKit,
  'clash-of-kings': async () => (await import('./clash-of-kings/kit.tsx')).clashOfKingsKit,
  'second-edition': async () => (await import('./second-edition/kit.tsx')).secondEditionKit,
  'beyond-the-wall': async () => (await import('./beyond-the-wall/kit.tsx')).beyondTheWallKit,
};

const loaded = new Map<string, BoardKit>();

export async function loadKit(game: string): Promise<BoardKit> {
  const kit = loaded.get(game) ?? (await (BOARDS[game] ?? (() => loadPlain(game)))());
  await kit.ready?.();
  loaded.set(game, kit);
  return kit;
}

/** The plain board lets a game draw itself in characters; questions of its own it asks as the game's board does. */
async function loadPlain(played: string): Promise<BoardKit> {
  const [{ genericKit }, own] = await Promise.all([
    import('./generic/kit.tsx'),
    BOARDS[played]?.(),
    fetchTools(played),
  ]);
  return own?.asks === undefined ? genericKit : { ...genericKit, asks: own.asks };
}

/** Tells of a kit once it is here, and of nothing where it cannot be fetched; until it is called off. */
export function followKit(coming: Promise<BoardKit>, tell: (kit: BoardKit | undefined) => void): () => void {
  let here = true;
  coming.then(
    kit => here && tell(kit),
    (error: unknown) => {
      console.error('The board could not be fetched', error);
      if (here) tell(undefined);
    },
  );
  return () => {
    here = false;
  };
}

interface KitOnItsWay {
  readonly kit: BoardKit | undefined; // undefined while it is on its way
  readonly again: (() => void) | undefined; // where it could not be fetched
}

/** The kit of a game, or the plain one for those who want that. */
export function useKit(played: string): KitOnItsWay {
  const isPlain = useTablePrefs(({ plain }) => plain);
  const [kit, setKit] = useState(isPlain ? undefined : loaded.get(played));
  const [tries, setTries] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    setMissing(false);
    return followKit(isPlain ? loadPlain(played) : loadKit(played), found => {
      if (found === undefined) setMissing(true);
      else setKit(found);
    });
  }, [isPlain, played, tries]);
  // Some browsers remember that a file did not come: where to ask once more does not help, only a new page does.
  const again = (): void => (tries === 0 ? setTries(1) : window.location.reload());
  return { kit, again: isMissing ? again : undefined };
}
