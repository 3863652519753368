import { needTexts } from '../base/i18n/needed.ts';
import { soon } from '../base/ui/soon.tsx';

const fetchClock = async () => (await Promise.all([import('./Clock.tsx'), needTexts('other-pages')]))[0];

/** Only tables on a server have clocks: a game of this device need not fetch them. */
export const DecisionClock = soon(async () => (await fetchClock()).DecisionClock);
export const TimeLeft = soon(async () => (await fetchClock()).TimeLeft);
