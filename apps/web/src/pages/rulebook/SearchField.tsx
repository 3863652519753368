import { Search } from 'lucide-react';
import { useText } from '../../base/i18n/index.ts';
import { Bones, Empty } from '../../base/ui/States.tsx';
import { marked } from './search.ts';
import type { Searched } from './use-hits.ts';
import { rulebookTexts } from '../../kit/rulebook/texts.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly found: Searched | undefined; // undefined: nothing is searched for
}

export function SearchField({ value, onChange, found }: FieldProps) {
  const { t } = useText(rulebookTexts);
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
        {found === undefined || found.isLooking ? '' : t('rules.found', { count: found.hits.length })}
      </span>
    </search>
  );
}

interface HitsProps {
  readonly found: Searched;
  readonly query: string;
  readonly onPick: () => void;
}

/** The clauses found; each leads to its place. */
export function Hits({ found: { hits, language, isLooking }, query, onPick }: HitsProps) {
  const { t, language: read } = useText(rulebookTexts);
  if (isLooking) return <Bones rows={2} />;
  if (hits.length === 0)
    return (
      <div className="card">
        <Empty>{t('rules.noneFound', { query })}</Empty>
      </div>
    );
  return (
    <section className="hits" aria-label={t('rules.found', { count: hits.length })}>
      {language !== read && (
        <p className="notice" role="status">
          {t('rules.inOther', { query })}
        </p>
      )}
      <p className="ui muted" aria-hidden>
        {t('rules.found', { count: hits.length })}
      </p>
      <ul className="card rows" lang={language}>
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
