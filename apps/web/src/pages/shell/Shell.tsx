import { BookOpen, Dices, GraduationCap, LayoutGrid, Scroll, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Art } from '../../base/art/index.ts';
import { useText } from '../../base/i18n/index.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { useSettings } from '../../base/settings/store.ts';
import { useTurns } from '../../session/tables/use-turns.ts';
import { useTitle } from '../../base/ui/page.ts';
import { LanguageSwitch, ThemeButton } from '../../base/ui/Switches.tsx';

const PLACES = [
  { path: '/', text: 'nav.play', Icon: Dices },
  { path: '/tables', text: 'nav.tables', Icon: LayoutGrid },
  { path: '/games', text: 'nav.games', Icon: Scroll },
  { path: '/learn', text: 'nav.learn', Icon: GraduationCap },
  { path: '/rules', text: 'nav.rules', Icon: BookOpen },
] as const;

const isAt = (path: string, location: string): boolean =>
  path === '/' ? ['/', '/play', '/new'].includes(location) : location === path || location.startsWith(`${path}/`);

/** What stands around every page but the tables themselves. */
export function Shell({ children, home = false }: { children: ReactNode; home?: boolean }) {
  const { t } = useText();
  const main = useArrival();
  return (
    <div className={home ? 'shell home' : 'shell'}>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <Top />
      <main id="main" ref={main} tabIndex={-1} className={home ? '' : 'page-main'}>
        {children}
      </main>
      <footer className="foot">
        <p>{t('foot.independent')}</p>
      </footer>
      <BottomTabs />
    </div>
  );
}

/** A new page begins at its top, and the keyboard with it; a link to a place on the page is left alone. */
function useArrival() {
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current || window.location.hash !== '') {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);
  return main;
}

/** Says the title of each new page. */
export function PageVoice() {
  const title = useTitle(state => state.title);
  return (
    <p className="unseen" aria-live="polite">
      {title}
    </p>
  );
}

function Count({ of }: { of: number }) {
  const { t } = useText();
  if (of === 0) return null;
  return (
    <span className="count">
      {of}
      <span className="unseen"> {t('nav.turns', { count: of })}</span>
    </span>
  );
}

function Top() {
  const { t } = useText();
  const [location] = useLocation();
  const turns = useTurns();
  const me = useIdentity(state => state.me);
  const known = useSettings(state => state.known);
  const name = me === undefined ? known : me?.name; // until the server says who I am, as it last did
  return (
    <header className="top" data-theme="dark">
      <div className="top-in">
        <Link className="word" href="/">
          <Art name="corvo" />
          <span>Corvo</span>
        </Link>
        <nav aria-label={t('nav.main')}>
          {PLACES.map(({ path, text }) => (
            <Link key={path} href={path} aria-current={isAt(path, location) ? 'page' : undefined}>
              {t(text)}
              {path === '/games' && <Count of={turns} />}
            </Link>
          ))}
        </nav>
        <div className="act">
          <LanguageSwitch />
          <ThemeButton />
          <Link className={!name ? 'btn small nameless' : 'btn small'} href="/settings">
            <UserRound aria-hidden size={18} />
            <span className="who">{name || t('nav.settings')}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}

function BottomTabs() {
  const { t } = useText();
  const [location] = useLocation();
  const turns = useTurns();
  return (
    <nav className="tabs-bottom" aria-label={t('nav.bottom')}>
      {PLACES.map(({ path, text, Icon }) => (
        <Link key={path} href={path} aria-current={isAt(path, location) ? 'page' : undefined}>
          <Icon aria-hidden size={22} strokeWidth={1.7} />
          <span>{t(text)}</span>
          {path === '/games' && <Count of={turns} />}
        </Link>
      ))}
    </nav>
  );
}
