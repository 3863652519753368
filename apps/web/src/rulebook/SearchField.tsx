import { Search } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Empty } from '../shared/States.tsx';
import { marked, type Hit } from './search.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly count: number | undefined; // of clauses found
}

export function SearchField({ value, onChange, count }: FieldProps) {
  const { t } = useText();
  return (
    <search className="rules-search">
      <Search aria-hidden size={18} />
      <input
        type="search"
        className="input"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <span className="unseen" role="status">
        {count === undefined ? '' : t('rules.found', { count })}
      </span>
    </search>
  );
}

/** The clauses found; each leads to its place. */
export function Hits({ hits, query, onPick }: { hits: readonly Hit[]; query: string; onPick: () => void }) {
  const { t } = useText();
  if (hits.length === 0)
    return (
      <div className="card">
        <Empty>{t('rules.noneFound', { query })}</Empty>
      </div>
    );
  return (
    <section className="hits" aria-label={t('rules.found', { count: hits.length })}>
      <p className="ui muted" aria-hidden>
        {t('rules.found', { count: hits.length })}
      </p>
      <ul className="card rows">
        {hits.map(hit => (
          <li key={`${hit.ledger} ${hit.id}`}>
            <a className="hit" href={`/rules/${hit.ledger}#${hit.id}`} onClick={onPick}>
              <b className="clause-n">{hit.id}</b>
              <span>
                <small className="muted">{hit.section}</small>
                <span className="hit-text">
                  {marked(hit.text, query).map((piece, index) =>
                    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
                  )}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
