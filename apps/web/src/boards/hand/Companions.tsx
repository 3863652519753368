import { COMPANION, companionText, type CompanionId, type Open } from '@corvo/hand-of-the-king';
import { Art } from '../../base/art/index.ts';
import { Face } from '../../base/pictures/Face.tsx';
import { chosen, isPicking, toggle } from '../../kit/asks/draft.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { PORTRAIT } from './drawings.ts';
import { targetsOf } from './targets.ts';

/** The companions that can still be had, with what each does, and those who are gone. */
export function Companions({ view, words, request, draft, onDraft, onPeek }: BoardProps) {
  const open = view.open as Open;
  const targets = targetsOf(open, request);
  const picked = request === undefined ? [] : chosen(request.ask, draft);
  const marked = open.available.some(id => COMPANION[id].reconstructed);

  const inside = (id: CompanionId) => (
    <>
      <span className="hk-portrait">
        <Art name={PORTRAIT[id]} />
        <Face of={id} />
      </span>
      <span className="hk-companion-text">
        <b>
          {words.say(`companion.${id}`)}
          {COMPANION[id].reconstructed && (
            <sup title={words.say(`companion.${id}.note`)}>
              <span aria-hidden>†</span>
              <span className="sr-only"> ({words.t('reconstructed')})</span>
            </sup>
          )}
        </b>
        <span>{words.say(companionText(id, open.options))}</span>
      </span>
    </>
  );

  return (
    <div className="hk-companions">
      <h2 className="lab">{words.t('panel-companions')}</h2>
      {open.available.length === 0 && <p className="hk-none">{words.t('companions-none')}</p>}
      <ul>
        {open.available.map(id => (
          <li key={id}>
            {targets.cards.has(id) && request !== undefined && isPicking(request.ask) ? (
              <button
                type="button"
                className="hk-companion lit"
                data-piece={`companion:${id}`}
                data-card={id}
                aria-pressed={picked.includes(id)}
                onMouseEnter={() => onPeek(picked.includes(id) ? null : { card: id })}
                onMouseLeave={() => onPeek(null)}
                onFocus={() => onPeek({ card: id })}
                onBlur={() => onPeek(null)}
                onClick={() => isPicking(request.ask) && onDraft(toggle(request.ask, draft, id))}
              >
                {inside(id)}
              </button>
            ) : (
              <div className="hk-companion" data-piece={`companion:${id}`} data-card={id}>
                {inside(id)}
              </div>
            )}
          </li>
        ))}
      </ul>
      {marked && <p className="hk-foot">† {words.t('reconstructed-note')}</p>}
      <Gone label={words.t('companions-used')} cards={open.used} name={id => words.say(`companion.${id}`)} />
      <Gone label={words.t('killed')} cards={open.killed} name={id => words.say(`character.${id}`)} />
    </div>
  );
}

interface GoneProps {
  readonly label: string;
  readonly cards: readonly string[];
  readonly name: (card: string) => string;
}

function Gone({ label, cards, name }: GoneProps) {
  if (cards.length === 0) return null;
  return (
    <p className="hk-foot" data-place={`gone:${label}`}>
      <b>{label}</b>
      <span className="hk-names">
        {cards.map(id => (
          <span key={id} data-card={id}>
            <Face of={id} />
            {name(id)}
          </span>
        ))}
      </span>
    </p>
  );
}
