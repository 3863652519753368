import { canonicalJson, type Game, type Plain, type Request, type View } from '@corvo/core';
import { List } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AskForm, hasForm } from '../asks/forms.ts';
import type { Draft } from '../asks/draft.ts';
import type { Words } from './words.ts';

/** Nobody reads further. */
const MOST_LISTED = 300;

interface Props {
  readonly words: Words;
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
  readonly draft: Draft;
  readonly choices: readonly Plain[]; // what the board does not draw
  readonly always: boolean; // no board draws this question: the form is the way to answer
  readonly onDraft: (draft: Draft) => void;
}

/** Choices beside the board: a row of buttons, and every choice as a plain list on demand. */
export function Tray({ words, game, view, request, draft, choices, always, onDraft }: Props) {
  const [listed, setListed] = useState(false);
  const describe = (choice: Plain): string => words.choice(view.open, request.why, choice);
  const now = draft === null ? '' : canonicalJson(draft);
  const form = always || listed;
  return (
    <div className="tray" aria-label={words.t('choices')} role="group">
      {!always && (
        <div className="tray-row">
          {choices.map(choice => {
            const key = canonicalJson(choice);
            return (
              <button
                key={key}
                type="button"
                className="tray-choice"
                aria-pressed={key === now}
                onClick={() => onDraft(key === now ? null : choice)}
              >
                {describe(choice)}
              </button>
            );
          })}
          <button type="button" className="tray-list" aria-expanded={listed} onClick={() => setListed(!listed)}>
            <List aria-hidden size={16} />
            {words.t(listed ? 'list-hide' : 'list-show')}
          </button>
        </div>
      )}
      {form && (
        <div className="tray-form">
          <Suspense>
            <AskForm
              words={words}
              request={request}
              draft={draft}
              onDraft={onDraft}
              describe={describe}
              choices={hasForm(request.ask) ? undefined : game.list(view, request, MOST_LISTED)}
              disabled={false}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
