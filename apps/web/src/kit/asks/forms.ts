import { SHAPES, type Game, type Plain, type Request, type View } from '@corvo/core';
import { needTexts } from '../../base/i18n/needed.ts';
import { soon } from '../../base/ui/soon.tsx';
import type { Words } from '../words.ts';
import type { Draft } from './draft.ts';

const FORMS: readonly string[] = [...Object.keys(SHAPES), 'orders', 'raid', 'march', 'muster'];

/** Has this kind of question a form of its own? */
export const hasForm = (ask: { readonly kind: string }): boolean => FORMS.includes(ask.kind);

/** The forms are fetched with the first question that is answered in one. */
export const AskForm = soon(async () => {
  const [forms] = await Promise.all([import('./AskForm.tsx'), needTexts('other-pages')]);
  return forms.AskForm;
});

/** Nobody reads further. */
const MOST_LISTED = 300;

interface Asked {
  readonly words: Words;
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** What the form of any question is made from: a question without a form of its own is a list of all its answers. */
export function formOf({ words, game, view, request, draft, onDraft }: Asked) {
  return {
    words,
    request,
    draft,
    onDraft,
    describe: (choice: Plain): string => words.choice(view.open, request.why, choice),
    choices: hasForm(request.ask) ? undefined : game.list(view, request, MOST_LISTED),
    disabled: false,
  };
}
