import { canonicalJson, type Game, type Plain, type Request, type View } from '@corvo/core';
import { List } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AskForm, formOf } from '../kit/asks/forms.ts';
import { emptyDraft, type Draft } from '../kit/asks/draft.ts';
import type { OwnAsks } from '../kit/kit.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
  readonly draft: Draft;
  readonly choices: readonly Plain[]; // what the board does not draw
  readonly always: boolean; // no board draws this question: the form is the way to answer
  readonly touched: boolean; // has the player chosen anything yet?
  readonly onDraft: (draft: Draft) => void;
  readonly own: OwnAsks | undefined; // questions that the game adds to those of the core
}

/** Choices beside the board: a row of buttons, and every choice as a plain list on demand. */
export function Tray({ words, game, view, request, draft, choices, always, touched, onDraft, own }: Props) {
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
      {always && !touched && !request.answered && (
        <AsItStands
          words={words}
          game={game}
          view={view}
          request={request}
          describe={describe}
          onDraft={onDraft}
          own={own}
        />
      )}
      {form && (
        <div className="tray-form">
          <Suspense>
            <AskForm {...formOf({ words, game, view, request, draft, onDraft, own })} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

type AsItStandsProps = Pick<Props, 'words' | 'game' | 'view' | 'request' | 'onDraft' | 'own'> & {
  readonly describe: (choice: Plain) => string;
};

/** What stands in the form by itself, where it is an answer: none of it is given unless somebody chooses it. */
function AsItStands({ words, game, view, request, describe, onDraft, own }: AsItStandsProps) {
  const empty = emptyDraft(request.ask, own);
  if (empty === null || game.check(view, request, empty) !== undefined) return null;
  return (
    <div className="tray-row">
      <button type="button" className="tray-list" onClick={() => onDraft(empty)}>
        {words.t('as-it-stands', { what: describe(empty) })}
      </button>
    </div>
  );
}
