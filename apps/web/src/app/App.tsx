import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useText } from '../base/i18n/index.ts';
import { NameDialog } from '../pages/identity/NameDialog.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { ForgetfulNotice } from './ForgetfulNotice.tsx';
import { Bones, Guard } from '../base/ui/States.tsx';
import { LinksContext } from '../kit/links.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { LINKS } from '../pages/shell/links.ts';
import {
  CarryPage,
  CoursesPage,
  GamesPage,
  LearnPage,
  LedgerPage,
  LessonPage,
  LocalTable,
  LostPage,
  NewTablePage,
  PlayPage,
  ReplayRoute,
  RulesPage,
  ServerTable,
  SettingsPage,
  TablesPage,
} from '../pages/pages.ts';
import { useIdentity } from '../session/identity/store.ts';
import { PageVoice, Shell } from '../pages/shell/Shell.tsx';

export function App() {
  return (
    <Safe>
      <LinksContext value={LINKS}>
        <Routes />
        <PageVoice />
        <NameDialog />
        <ForgetfulNotice />
        <UpdateNotice />
        <Turns />
      </LinksContext>
    </Safe>
  );
}

/** Says which tables wait for me: nobody waits for it, and without it everything else is here. */
const TurnNotice = lazy(async () => {
  const part = await import('./turns/TurnNotice.tsx').catch(() => null);
  return { default: part?.TurnNotice ?? (() => null) };
});

function Turns() {
  const isKnown = useIdentity(({ me }) => me != null);
  return (
    isKnown && (
      <Suspense>
        <TurnNotice />
      </Suspense>
    )
  );
}

/** A page with the shell around it. */
function Page({ children, home }: { children: ReactNode; home?: boolean }) {
  return (
    <Shell home={home ?? false}>
      <Safe>
        <Suspense
          fallback={
            <div className="page">
              <Bones title rows={5} />
            </div>
          }
        >
          {children}
        </Suspense>
      </Safe>
    </Shell>
  );
}

/** A table fills the window; where it breaks, the shell comes back. */
function Full({ children }: { children: ReactNode }) {
  return (
    <Safe shell>
      <Suspense
        fallback={
          <main className="page">
            <Bones title tall rows={2} />
          </main>
        }
      >
        {children}
      </Suspense>
    </Safe>
  );
}

function Safe({ children, shell = false }: { children: ReactNode; shell?: boolean }) {
  const { t } = useText();
  const [place] = useLocation();
  const broken = <BrokenPage t={t} />;
  return (
    <Guard place={place} fallback={shell ? <Shell>{broken}</Shell> : broken}>
      {children}
    </Guard>
  );
}

function Routes() {
  return (
    <Switch>
      <Route path="/">
        <Page home>
          <HomePage />
        </Page>
      </Route>
      <Route path="/play">
        <Page>
          <PlayPage />
        </Page>
      </Route>
      <Route path="/play/:id">
        {({ id }) => (
          <Full key={id}>
            <LocalTable id={id} />
          </Full>
        )}
      </Route>
      <Route path="/new">
        <Page>
          <NewTablePage />
        </Page>
      </Route>
      <Route path="/tables">
        <Page>
          <TablesPage />
        </Page>
      </Route>
      <Route path="/games">
        <Page>
          <GamesPage />
        </Page>
      </Route>
      <Route path="/table/:id">
        {({ id }) => (
          <Full key={id}>
            <ServerTable id={id} />
          </Full>
        )}
      </Route>
      <Route path="/t/:id">{({ id }) => <Redirect to={`/table/${id}${window.location.hash}`} replace />}</Route>
      <Route path="/replay/:id">
        {({ id }) => (
          <Full key={id}>
            <ReplayRoute id={id} />
          </Full>
        )}
      </Route>
      <Route path="/replay">
        <Full>
          <ReplayRoute />
        </Full>
      </Route>
      <Route path="/rules">
        <Page>
          <RulesPage />
        </Page>
      </Route>
      <Route path="/rules/:ledger">
        {({ ledger }) => (
          <Page>
            <LedgerPage key={ledger} name={ledger} />
          </Page>
        )}
      </Route>
      <Route path="/learn">
        <Page>
          <CoursesPage />
        </Page>
      </Route>
      <Route path="/learn/:game">
        {({ game }) => (
          <Page>
            <LearnPage key={game} game={game} />
          </Page>
        )}
      </Route>
      <Route path="/learn/:game/:lesson">
        {({ game, lesson }) => (
          <Full key={`${game} ${lesson}`}>
            <LessonPage game={game} lesson={lesson} />
          </Full>
        )}
      </Route>
      <Route path="/settings">
        <Page>
          <SettingsPage />
        </Page>
      </Route>
      <Route path="/carry">
        <Page>
          <CarryPage />
        </Page>
      </Route>
      <Route>
        <Page>
          <LostPage />
        </Page>
      </Route>
    </Switch>
  );
}
