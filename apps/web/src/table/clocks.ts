import { needTexts } from '../base/i18n/needed.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';

const fetchClock = async () => (await Promise.all([import('./Clock.tsx'), needTexts('other-pages')]))[0];

/** Only tables on a server have clocks: a game of this device need not fetch them. */
export const DecisionClock = lazyView(async () => (await fetchClock()).DecisionClock);
export const SeatTime = lazyView(async () => (await fetchClock()).SeatTime);
