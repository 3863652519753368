import { needTexts } from '../base/i18n/needed.ts';
import { soon } from '../base/ui/soon.tsx';

const fetchWatchers = async () => (await Promise.all([import('./Watchers.tsx'), needTexts('other-pages')]))[0];

/** Only tables on a server are watched: a game of this device need not fetch it. */
export const Watchers = soon(async () => (await fetchWatchers()).Watchers);
export const YouWatch = soon(async () => (await fetchWatchers()).YouWatch);
