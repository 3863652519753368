import { loadKit } from '../boards/registry.ts';
import { loadGame } from '../session/games.ts';
import { loadSaved } from '../session/local/saved.ts';
import { deviceStore } from '../base/lib/device-store.ts';
import { FIRST_GAME, manifestOf } from '../base/games.ts';
import { LocalTable, PlayPage, ServerTable } from './pages.ts';

/** The game that the form of a new table begins with. */
const askedIn = (search: string): string => manifestOf(new URLSearchParams(search).get('game') ?? '')?.id ?? FIRST_GAME;

/** A table of this device with all it is made of at its start. */
const fetchTable = (game: string): Promise<unknown> => Promise.all([LocalTable.fetch(), loadGame(game), loadKit(game)]);

/** The same for a game that has begun already: any question may be next. */
async function fetchRunning(game: string): Promise<void> {
  const kit = loadKit(game);
  await Promise.all([fetchTable(game), kit.then(found => found.whole?.())]);
}

/**
 * Fetches what the page at an address cannot be drawn without, all at once. A page that then has everything is drawn a
 * single time, instead of once for each part as it comes in. A part that does not come is the page's own affair.
 */
export async function fetchAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const [, place, id = ''] = pathname.split('/');
  const saved = place === 'play' && id !== '' ? loadSaved(deviceStore(), id) : undefined;
  const parts = (): Promise<unknown> | undefined => {
    if (saved !== undefined) return saved.moves > 0 ? fetchRunning(saved.game) : fetchTable(saved.game);
    if (place === 'play' && id === '') return Promise.all([PlayPage.fetch(), loadGame(askedIn(search))]);
    return place === 'table' ? ServerTable.fetch() : undefined;
  };
  await parts()?.catch(() => undefined);
}

/** What most people want next from the front door: the form of a new game, and the table it leads to. */
export function fetchNext(): void {
  const first = askedIn('');
  const parts = Promise.all([PlayPage.fetch(), fetchTable(first)]);
  parts.catch(() => undefined); // whoever goes there asks again
}
