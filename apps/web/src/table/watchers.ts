import { needTexts } from '../base/i18n/needed.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';

const fetchWatchers = async () => (await Promise.all([import('./Watchers.tsx'), needTexts('other-pages')]))[0];

/** Only tables on a server are watched: a game of this device need not fetch it. */
export const Watchers = lazyView(async () => (await fetchWatchers()).Watchers);
export const YouWatch = lazyView(async () => (await fetchWatchers()).YouWatch);
