import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { Blocks } from '../kit/rulebook/Blocks.tsx';
import type { Block, Ledger } from '../kit/rulebook/ledger.ts';
import { useLedgers } from '../kit/rulebook/library.ts';
import '../kit/rulebook/rulebook.css';
import { useLinks } from '../kit/links.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly game: string;
  readonly clause: string;
  readonly onClause: (clause: string) => void;
  readonly onClose: () => void;
}

const isIn = (clause: string) => (block: Block) =>
  block.kind === 'clause' ? block.id === clause : block.kind === 'table' && block.rows.some(({ id }) => id === clause);

const sectionOf = (ledger: Ledger | undefined, clause: string) =>
  ledger?.sections.find(({ blocks }) => blocks.some(isIn(clause)));

/** The part of the rulebook in which a clause stands, beside the table: nobody has to leave it to read. */
export function RuleBeside({ words, game, clause, onClause, onClose }: Props) {
  const links = useLinks();
  const address = links.clause(game, clause);
  const name = /\/rules\/([^#]+)/.exec(address)?.[1] ?? game;
  const names = useMemo(() => [name], [name]);
  const [ledger] = useLedgers(names, words.language) ?? [];
  const section = sectionOf(ledger, clause);
  const text = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    const found = section && text.current?.querySelector(`[id="${clause}"]`);
    if (!found) return;
    found.classList.add('found');
    found.scrollIntoView({ block: 'center' });
    return () => found.classList.remove('found');
  }, [section, clause]);

  /** A reference to another clause is followed here, one to another page in a window of its own. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [, to = ''] = /#(.+)$/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (to === '' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClause(decodeURIComponent(to));
  };
  return (
    <aside
      className="beside"
      aria-label={words.t('clause', { clause })}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2>{section?.title ?? words.t('clause', { clause })}</h2>
        <button ref={close} type="button" className="beside-close" aria-label={words.t('close')} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="beside-text prose" ref={text} onClick={follow}>
        {section && <Blocks of={section.blocks} ledger={name} />}
        {ledger !== undefined && section === undefined && <p>{words.t('clause-unknown', { clause })}</p>}
      </div>
      <a className="beside-all" href={address} target="_blank" rel="noreferrer">
        {words.t('rules-whole')}
      </a>
    </aside>
  );
}
