import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LostPage } from '../lost/LostPage.tsx';
import { usePage } from '../../base/ui/page.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { isTaught, MANIFESTS } from '../../base/games.ts';
import { lazyView } from '../../base/ui/lazy-view.tsx';
import { Bones } from '../../base/ui/States.tsx';
import { Blocks } from '../../kit/rulebook/Blocks.tsx';
import { EditionsPage } from './EditionsPage.tsx';
import { headOf, introForReaders, type Ledger } from '../../kit/rulebook/ledger.ts';
import { LEDGERS, useLedgers } from '../../kit/rulebook/library.ts';
import { Hits, SearchField } from './SearchField.tsx';
import { useHits } from './use-hits.ts';
import { usePictures } from './use-pictures.ts';
import '../../kit/rulebook/rulebook.css';
import './rulebook-pages.css';
import { rulebookTexts } from '../../kit/rulebook/texts.ts';

/** A page of the rulebook: a ledger, or what is made of two of them. */
export function LedgerPage({ name }: { name: string }) {
  return name === 'editions' ? <EditionsPage /> : <OneLedger name={name} />;
}

/** One ledger: every clause with its own address. */
function OneLedger({ name }: { name: string }) {
  const { t, language } = useText(rulebookTexts);
  const known = name === 'common' ? 'platform' : name;
  const names = useMemo(() => [known], [known]);
  const [ledger] = useLedgers(names, language) ?? [];
  usePage(ledger?.title ?? t('nav.rules'));
  useHashTarget(ledger);
  if (!LEDGERS.includes(known)) return <LostPage />;
  return ledger === undefined ? (
    <div className="page">
      <Bones title rows={8} />
    </div>
  ) : (
    <LedgerView ledger={ledger} />
  );
}

/** The text arrives after the page, so the browser could not scroll to the clause by itself. */
function useHashTarget(ledger: Ledger | undefined): void {
  const [target, setTarget] = useState('');
  useEffect(() => {
    const look = (): void => setTarget(decodeURIComponent(window.location.hash.slice(1)));
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    const found = ledger && target !== '' ? document.getElementById(target) : null;
    if (found === null) return;
    found.classList.add('found');
    found.scrollIntoView({ block: 'start' });
    found.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    return () => found.classList.remove('found');
  }, [ledger, target]);
}

function Heading({ ledger, section }: { ledger: Ledger; section: Ledger['sections'][number] }) {
  const { number, title } = headOf(ledger, section);
  return (
    <>
      <span className="num">{number}</span> {title}
    </>
  );
}

/** Nobody needs the rules and the board of a game to read about it, before its cards are opened. */
const CardPages = lazyView(async () => (await import('./CardPages.tsx')).CardPages);

function CardsFold({ game }: { game: string }) {
  const { t } = useText(rulebookTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      id={`cards-${game}`}
      className="card fold ledger-cards"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t('rules.cards', { game: t(`game.${game}` as TextKey) })}</h2>
      </summary>
      {isOpen && (
        <Suspense>
          <CardPages game={game} />
        </Suspense>
      )}
    </details>
  );
}

function LedgerView({ ledger }: { ledger: Ledger }) {
  const { t, language } = useText(rulebookTexts);
  const [query, setQuery] = useState('');
  const [names, ledgers] = useMemo(() => [[ledger.id], [ledger]], [ledger]);
  const found = useHits(names, ledgers, language, query);
  const searching = query.trim() !== '';
  usePictures(ledger);
  const games = MANIFESTS.filter(game => game.ledger === ledger.id);
  return (
    <div className="page ledger" data-game={ledger.id}>
      <header className="page-head">
        <p className="crumb">
          <Link className="link" href="/rules">
            {t('nav.rules')}
          </Link>
        </p>
        <h1>{ledger.title}</h1>
        {isTaught(ledger.id) && (
          <Link className="btn" href={`/learn/${ledger.id}`}>
            {t('home.learnHere')}
          </Link>
        )}
      </header>
      <div className="ledger-grid">
        <div className="ledger-side">
          <SearchField value={query} onChange={setQuery} found={searching ? found : undefined} />
          <nav className="toc" aria-label={t('rules.contents')}>
            <ol>
              {ledger.sections.map(section => (
                <li key={section.id}>
                  <a href={`#${section.id}`} onClick={() => setQuery('')}>
                    <Heading ledger={ledger} section={section} />
                  </a>
                </li>
              ))}
              {games.map(({ id }) => (
                <li key={id}>
                  <a href={`#cards-${id}`} onClick={() => setQuery('')}>
                    <span className="num" /> {t('rules.cards', { game: t(`game.${id}` as TextKey) })}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        {searching ? (
          <Hits found={found} query={query} onPick={() => setQuery('')} />
        ) : (
          <div className="ledger-text">
            <details className="card fold ledger-intro">
              <summary>
                <h2>{t('rules.about')}</h2>
              </summary>
              <div className="prose">
                <p>{t('rules.sources')}</p>
                <Blocks of={introForReaders(ledger)} ledger={ledger.id} />
              </div>
            </details>
            {ledger.sections.map(section => (
              <section key={section.id} id={section.id} aria-labelledby={`h-${section.id}`}>
                <h2 id={`h-${section.id}`}>
                  <Heading ledger={ledger} section={section} />
                </h2>
                <Blocks of={section.blocks} ledger={ledger.id} />
              </section>
            ))}
            {games.map(({ id }) => (
              <CardsFold key={id} game={id} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
