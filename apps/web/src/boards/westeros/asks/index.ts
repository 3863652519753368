import { needTexts } from '../../../base/i18n/needed.ts';
import { lazyView } from '../../../base/ui/lazy-view.tsx';
import type { OwnAsks } from '../../../kit/kit.ts';
import { emptyDraft, isMapUnits, shortOf, unitsOf, type MapAsk } from './drafts.ts';

const KINDS: readonly string[] = ['orders', 'raid', 'march', 'muster'] satisfies MapAsk['kind'][];

/** The questions that the kernel of these games adds to those of the core. */
export const westerosAsks: OwnAsks = {
  isOwn: ask => KINDS.includes(ask.kind) || isMapUnits(ask),
  empty: ask => emptyDraft(ask as MapAsk),
  missing: (ask, draft) => (isMapUnits(ask) ? shortOf(ask, unitsOf(draft)) : draft === null ? 1 : 0),
  Form: lazyView(async () => {
    const [forms] = await Promise.all([import('./Forms.tsx'), needTexts('other-pages')]);
    return forms.WesterosForm;
  }),
};
