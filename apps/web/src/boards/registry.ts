import { boardOf, type Manifest } from '@corvo/core';
import { useEffect, useState } from 'react';
import { manifestOf } from '../base/games.ts';
import { lazyBy } from '../base/lazy/lazy.ts';
import { loadWholeGame } from '../session/games.ts';
import { useTablePrefs } from '../base/settings/table-prefs.ts';
import type { BoardKit } from '../kit/kit.ts';
import type { WesterosMap } from './westeros/kit.tsx';

/** The boards there are, by the name in the manifests of games; every other game is played on the plain one. */
const BOARDS: Readonly<Record<string, (game: Manifest) => Promise<BoardKit>>> = {
  hand: async () => (await import('./hand/kit.tsx')).handKit,
  westeros: async ({ maps }) => (await import('./westeros/kit.tsx')).westerosKit(maps as readonly WesterosMap[]),
  north: async ({ maps }) => (await import('./north/kit.tsx')).northKit(maps as readonly WesterosMap[]),
};

/** The kit of the board that a game has; undefined where it has none. */
function ownKit(id: string): Promise<BoardKit> | undefined {
  const game = manifestOf(id);
  return game && BOARDS[boardOf(game)]?.(game);
}

const kitOf = lazyBy(async game => {
  const kit = await (ownKit(game) ?? loadPlain(game));
  await kit.ready?.();
  return kit;
});

export const loadKit = (game: string): Promise<BoardKit> => kitOf(game).load();

/** The plain board lets a game draw itself in characters; questions of its own it asks as the game's board does. */
async function loadPlain(played: string): Promise<BoardKit> {
  const [{ genericKit }, own] = await Promise.all([import('./generic/kit.tsx'), ownKit(played), loadWholeGame(played)]);
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
  const [kit, setKit] = useState(isPlain ? undefined : kitOf(played).here());
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
