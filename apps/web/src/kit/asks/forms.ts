import { SHAPES, type Game, type Plain, type Request, type View } from '@corvo/core';
import { needTexts } from '../../base/i18n/needed.ts';
import { lazyView } from '../../base/ui/lazy-view.tsx';
import type { Words } from '../words.ts';
import type { FormProps, OwnAsks } from '../kit.ts';
import type { AnyAsk, Draft } from './draft.ts';

/** Has this kind of question a form of its own? */
export const hasForm = (ask: AnyAsk, own?: OwnAsks): boolean =>
  Object.hasOwn(SHAPES, ask.kind) || own?.isOwn(ask) === true;

/** The forms are fetched with the first question that is answered in one. */
export const AskForm = lazyView(async () => {
  const [forms] = await Promise.all([import('./AskForm.tsx'), needTexts('other-pages')]);
  return forms.AskForm;
});

export interface AskFormProps extends FormProps {
  readonly describe: (choice: Plain) => string; // a full choice in words
  readonly choices: readonly Plain[] | undefined; // all there are, for a question that has no form here
  readonly own: OwnAsks | undefined; // questions that the game adds to those of the core
}

/** Nobody reads further. */
const MOST_LISTED = 300;

interface Asked {
  readonly words: Words;
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly own: OwnAsks | undefined;
}

/** What the form of any question is made from: a question without a form of its own is a list of all its answers. */
export function formOf({ words, game, view, request, draft, onDraft, own }: Asked): AskFormProps {
  return {
    words,
    request,
    draft,
    onDraft,
    describe: (choice: Plain): string => words.choice(view.open, request.why, choice),
    choices: hasForm(request.ask, own) ? undefined : game.list(view, request, MOST_LISTED),
    disabled: false,
    own,
  };
}
