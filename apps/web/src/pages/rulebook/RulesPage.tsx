import { useState } from 'react';
import { Link } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { Art } from '../../base/art/index.ts';
import { useText } from '../../base/i18n/index.ts';
import { emblemOf } from '../../base/games.ts';
import { Bones } from '../../base/ui/States.tsx';
import { bareTitle, clausesOf, type Ledger } from '../../kit/rulebook/ledger.ts';
import { LEDGERS, useLedgers } from '../../kit/rulebook/library.ts';
import { Hits, SearchField } from './SearchField.tsx';
import { useHits } from './use-hits.ts';
import '../../kit/rulebook/rulebook.css';
import './rulebook-pages.css';
import { rulebookTexts } from '../../kit/rulebook/texts.ts';

/** The shelf of rulebooks, and one search over all of them. */
export function RulesPage() {
  const { t, language } = useText(rulebookTexts);
  usePage(t('rules.title'));
  const ledgers = useLedgers(LEDGERS, language);
  const [query, setQuery] = useState('');
  const found = useHits(LEDGERS, ledgers, language, query);
  const searching = query.trim() !== '';
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('rules.title')}</h1>
        <p className="lead-text">{t('rules.lead')}</p>
      </header>
      <div className="rules-top">
        <SearchField value={query} onChange={setQuery} found={searching ? found : undefined} />
      </div>
      {ledgers === undefined ? (
        <Bones rows={2} tall />
      ) : searching ? (
        <Hits found={found} query={query} onPick={() => setQuery('')} />
      ) : (
        <ul className="books">
          {ledgers.map(ledger => (
            <li key={ledger.id}>
              <Book ledger={ledger} />
            </li>
          ))}
          <li>
            <Link className="book card house house-nights-watch" href="/rules/editions">
              <span className="book-art">
                <Art name="iron-throne" />
              </span>
              <span className="book-text">
                <b>{t('rules.editions')}</b>
                <span className="book-toc">{t('rules.editions.lead')}</span>
              </span>
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

function Book({ ledger }: { ledger: Ledger }) {
  const { t } = useText(rulebookTexts);
  const ours = ledger.id === 'platform';
  return (
    <Link
      className={`book card house house-${ours ? 'nights-watch' : emblemOf(ledger.id)}`}
      href={`/rules/${ledger.id}`}
    >
      <span className="book-art">
        <Art name={ours ? 'corvo' : `house-${emblemOf(ledger.id)}`} />
      </span>
      <span className="book-text">
        <b>{ledger.title}</b>
        <small className="muted">
          {t('rules.size', { sections: ledger.sections.length, count: clausesOf(ledger).length })}
        </small>
        <span className="book-toc">{ledger.sections.map(({ title }) => bareTitle(title)).join(' · ')}</span>
      </span>
    </Link>
  );
}
