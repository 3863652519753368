import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ledgerWith } from '../../base/games.ts';
import { Face } from '../../base/pictures/Face.tsx';
import { useText, type KeyOf, type TextKey } from '../../base/i18n/index.ts';
import { ArmyTable } from './ArmyTable.tsx';
import { CardGrid } from './CardGrid.tsx';
import { DrawnTable } from './DrawnTable.tsx';
import { withMarksTogether, type Inline, type Mark } from './inline.ts';
import type { Block, Row } from './ledger.ts';
import { isSourceColumn, proseWords, sourceWords } from './sources.ts';
import { rulebookTexts } from './texts.ts';

/** Where a clause stands. */
function clauseLink(id: string, ledger: string): string {
  const own = ledgerWith(id) ?? ledger;
  return own === ledger ? `#${id}` : `/rules/${own}#${id}`;
}

interface WordsProps {
  readonly of: readonly Inline[];
  readonly ledger: string; // the one at hand
  readonly areSources?: boolean; // it says nothing but where a rule comes from
}

/** A line of Markdown as the page shows it. */
export function Words({ of, ledger, areSources = false }: WordsProps) {
  const { t } = useText(rulebookTexts);
  const speak = (key: string, data?: Readonly<Record<string, string>>): string => t(key as TextKey, data);
  return withMarksTogether(of).map((piece, index) => {
    if (typeof piece === 'string')
      return <Fragment key={index}>{areSources ? sourceWords(speak, piece) : proseWords(speak, piece)}</Fragment>;
    switch (piece.kind) {
      case 'marks':
        return (
          <Folded key={index}>
            {piece.marks.map((mark, at) => (
              <Fragment key={at}>
                {at > 0 && ' '}
                <Said mark={mark} ledger={ledger} />
              </Fragment>
            ))}
          </Folded>
        );
      case 'strong':
        return <strong key={index}>{piece.text}</strong>;
      case 'em':
        return <em key={index}>{piece.text}</em>;
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'clause':
        return (
          <a key={index} className="link clause-ref" href={clauseLink(piece.id, ledger)}>
            {piece.text}
          </a>
        );
      case 'page':
        return (
          <Link key={index} className="link" href={`/rules/${piece.name}`}>
            {piece.text}
          </Link>
        );
    }
  });
}

/** What one mark says. */
function Said({ mark, ledger }: { mark: Mark; ledger: string }) {
  const { t } = useText(rulebookTexts);
  const speak = (key: string, data?: Readonly<Record<string, string>>): string => t(key as TextKey, data);
  switch (mark.kind) {
    case 'sign':
      return <EditionSign sign={mark.sign} clauses={mark.clauses} ledger={ledger} />;
    case 'origin':
      return <span className="origin">{t('rules.origin', { sources: sourceWords(speak, mark.text) })}</span>;
    case 'source':
      return (
        <span className={`source ${mark.source}`} title={t(`rules.source.${mark.source}.help` as TextKey)}>
          {t(`rules.source.${mark.source}` as TextKey)}
          {mark.detail !== '' && `: ${mark.detail}`}
        </span>
      );
  }
}

/** Where a rule comes from and how it compares: behind a small mark, so that a page reads as rules. */
function Folded({ children }: { children: ReactNode }) {
  const { t } = useText(rulebookTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="rule-mark"
        aria-expanded={isOpen}
        aria-label={t('rules.more')}
        title={t('rules.more')}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen && <> {children}</>}
    </>
  );
}

const SIGNS: Readonly<Record<string, KeyOf<typeof rulebookTexts>>> = {
  '=': 'rules.sign.same',
  '~': 'rules.sign.changed',
  '+': 'rules.sign.new',
  '-': 'rules.sign.gone',
};

/** How a clause stands to the other edition. */
function EditionSign({ sign, clauses, ledger }: { sign: string; clauses: readonly string[]; ledger: string }) {
  const { t } = useText(rulebookTexts);
  const said = sign === '=' && clauses.length === 0 ? 'rules.sign.unsaid' : (SIGNS[sign] ?? 'rules.sign.same');
  return (
    <span className="edition-sign">
      {t(said)}
      {clauses.map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          <a className="link clause-ref" href={clauseLink(id, ledger)}>
            {id}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

export function Blocks({ of, ledger }: { of: readonly Block[]; ledger: string }) {
  return of.map((block, index) => <BlockView key={index} block={block} ledger={ledger} />);
}

function BlockView({ block, ledger }: { block: Block; ledger: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words of={block.text} ledger={ledger} />
        </p>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'grid':
      return <CardGrid rows={block.rows} />;
    case 'drawn':
      return <DrawnTable head={block.head} rows={block.rows} />;
    case 'armies':
      return <ArmyTable head={block.head} rows={block.rows} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="plain-list">
          {block.items.map((item, index) => (
            <li key={index}>
              <Words of={item} ledger={ledger} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} ledger={ledger} />;
    case 'clause':
      return (
        <article className="clause" id={block.id} aria-labelledby={`n-${block.id}`}>
          <ClauseNumber id={block.id} />
          <div className="clause-text">
            <p>
              <Words of={block.text} ledger={ledger} />
            </p>
            <Blocks of={block.more} ledger={ledger} />
          </div>
        </article>
      );
  }
}

function ClauseNumber({ id }: { id: string }) {
  const { t } = useText(rulebookTexts);
  return (
    <a className="clause-n" id={`n-${id}`} href={`#${id}`} aria-label={t('rules.linkTo', { id })}>
      {id}
    </a>
  );
}

function RuleTable({
  head,
  rows,
  ledger,
}: {
  head: readonly (readonly Inline[])[];
  rows: readonly Row[];
  ledger: string;
}) {
  const label = (index: number): string => String(head[index]?.[0] ?? '');
  return (
    <table className="rule-table">
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Words of={cell} ledger={ledger} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place} id={row.id ?? undefined} data-card={row.card}>
            {row.cells.map((cell, index) =>
              index === 0 && row.id !== null ? (
                <th key={index} scope="row">
                  <ClauseNumber id={row.id} />
                </th>
              ) : (
                <td key={index} data-label={label(index)}>
                  {index === 1 && row.card !== undefined && <Face of={row.card} />}
                  <Words of={cell} ledger={ledger} areSources={isSourceColumn(label(index))} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
