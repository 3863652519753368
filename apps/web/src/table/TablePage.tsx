import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { SeatHouses } from '../base/art/index.ts';
import { needTexts } from '../base/i18n/needed.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';
import { BesideContext } from '../kit/beside.ts';
import type { BoardProps, Pointed } from '../kit/kit.ts';
import type { TableSession } from '../session/session.ts';
import { LaterParts } from './LaterParts.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardArea } from './BoardArea.tsx';
import { BoardMissing } from './BoardMissing.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { LogOrChat } from './LogOrChat.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { Strips } from './Strips.tsx';
import { TableBar } from './TableBar.tsx';
import { SeatTime } from './clocks.ts';
import { oneGesture } from './double-click.ts';
import { useKeptFocus } from './kept-focus.ts';
import { takenBack } from './taken-back.ts';
import { useDeclined } from './use-declined.ts';
import { useMaking, type Making } from './use-making.ts';
import { usePanels, type Panels } from './use-panels.ts';
import { useSince } from './use-since.ts';
import { useTable, type Table } from './use-table.ts';
import './table.css';

/** Nobody needs the curtain before the device goes from hand to hand; until it is here nothing is shown at all. */
const Curtain = lazyView(async () => {
  const [part] = await Promise.all([import('./Curtain.tsx'), needTexts('other-pages')]);
  return part.Curtain;
});

/** Nor what was missed, before anybody has been away. */
const SinceNotice = lazyView(async () => {
  const [part] = await Promise.all([import('./SinceNotice.tsx'), needTexts('other-pages')]);
  return part.SinceNotice;
});

/** Nor the rulebook, before a clause is looked up. */
const RuleBeside = lazyView(async () => {
  const [page] = await Promise.all([import('./RuleBeside.tsx'), needTexts('other-pages')]);
  return page.RuleBeside;
});

interface Props {
  readonly session: TableSession;
  readonly notice?: ReactNode;
  readonly named?: Pointed | undefined; // what is spoken of beside the table, as long as nothing else is pointed at
}

/** One table, wherever it runs. */
export function TablePage({ session, notice, named }: Props) {
  const table = useTable(session);
  const { snapshot, game, kit, words, root, playhead, at, view, request, say } = table;
  const since = useSince(snapshot, playhead.shown, kit, words, playhead.replaying);
  useEarlier(table, since.from);
  const making = useMaking(table);
  const panels = usePanels(table, named);
  const declined = useDeclined(snapshot);
  useKeptFocus(root);
  const board = useBoard(table, making, panels);
  const houses = useMemo(
    () => (kit?.houseOf ? snapshot.sitters.map(({ seat }) => kit.houseOf?.(snapshot.view.open, seat)) : NO_HOUSES),
    [kit, snapshot.sitters, snapshot.view.open.seats],
  );
  if (snapshot.curtain !== null) return <CurtainFor {...table} seat={snapshot.curtain} />;

  // A sealed answer is taken back where it was given, without asking anybody.
  const { last: mine } = snapshot.undo;
  const undoing = mine === null || request?.answered ? '' : takenBack(kit, snapshot.moments, words, mine);
  const { clause, setClause } = panels;
  return (
    <SeatHouses value={houses}>
      <BesideContext value={setClause}>
        <div className="tp" ref={root} data-panel={panels.panel} data-game={game.id} onClickCapture={oneGesture}>
          <TableBar
            words={words}
            session={session}
            snapshot={snapshot}
            canHint={request !== undefined && !making.given}
            onHint={making.askHint}
            undoing={undoing}
            onUndo={() => say(session.undo())}
            onAnswer={say}
            status={kit?.Status && <kit.Status {...board} />}
          />
          <div className="tp-decide">
            <Strips words={words} snapshot={snapshot} declined={declined} trouble={table.trouble} />
            {notice}
            {table.again && <BoardMissing words={words} onAgain={table.again} />}
            {kit && (playhead.replaying || since.entries.length > 0) && (
              <Suspense fallback={<div className="since since-room" />}>
                <SinceNotice
                  words={words}
                  kit={kit}
                  since={since}
                  playing={playhead.replaying ? board.last : undefined}
                  onReplay={() => {
                    panels.look(snapshot.n);
                    playhead.replay(since.from);
                    since.dismiss();
                  }}
                  onMoment={panels.look}
                  onPoint={panels.setPointed}
                />
              </Suspense>
            )}
            <DecisionBar table={table} making={making} panels={panels} />
          </div>
          <main className="tp-board" aria-label={words.t(kit?.boardTitle ?? 'panel-board')}>
            <BoardArea table={table} panels={panels} board={board} touched={making.touched} />
          </main>
          <LeftPanel table={table} board={board} />
          {kit?.aside && (
            <section className="tp-aside" tabIndex={0} aria-label={words.t(kit.aside.title)}>
              <kit.aside.View {...board} />
            </section>
          )}
          <section className="tp-log" tabIndex={-1} aria-label={words.t('panel-log')}>
            <LogOrChat
              words={words}
              session={session}
              snapshot={snapshot}
              kit={kit}
              at={at}
              shown={playhead.shown}
              game={game.id}
              open={view.open}
              earlier={snapshot.earlier}
              onEarlier={board.onEarlier}
              onMoment={panels.look}
              onPoint={panels.setPointed}
            />
          </section>
          {kit && (
            <PanelTabs
              words={words}
              kit={kit}
              panel={panels.panel}
              unread={snapshot.unread}
              onPanel={panels.setPanel}
            />
          )}
          {kit && <Announcer words={words} kit={kit} moments={snapshot.moments} shown={playhead.shown} />}
          <LaterParts kit={kit} game={game} view={view} words={words} />
          {clause !== null && (
            <Suspense>
              <RuleBeside
                words={words}
                game={game.id}
                clause={clause}
                onClause={setClause}
                onClose={() => setClause(null)}
              />
            </Suspense>
          )}
        </div>
      </BesideContext>
    </SeatHouses>
  );
}

const NO_HOUSES: readonly undefined[] = [];

/** What is looked at, was missed, or can be taken back, is told in words: the story is fetched as far back as that. */
function useEarlier({ session, snapshot, at }: Table, missedAfter: number): void {
  const { earlier, undo } = snapshot;
  const to = Math.min(at, missedAfter + 1, undo.last?.from ?? at, undo.proposal?.from ?? at);
  useEffect(() => {
    if (earlier === 'there') session.lookBack?.(to);
  }, [session, earlier, to]);
}

/** What the board is given to draw, and what it may do. */
function useBoard({ session, snapshot, game, words, at, view, request }: Table, making: Making, panels: Panels) {
  const last = useMemo(() => snapshot.moments.find(({ n }) => n === at), [snapshot.moments, at]);
  const moments = useMemo(() => snapshot.moments.filter(({ n }) => n <= at), [snapshot.moments, at]);
  const viewAt = useMemo(() => (n: number) => session.viewAt(n), [session]);
  const isWhole = snapshot.earlier === undefined;
  const onEarlier = useMemo(() => (isWhole ? undefined : () => session.lookBack?.()), [session, isWhole]);
  const { clock } = snapshot;
  const time = useMemo(
    () => clock && new Map(clock.seats.map(({ seat }) => [seat, <SeatTime {...{ words, clock, seat }} />])),
    [clock, words],
  );
  const board: BoardProps = {
    game,
    view,
    words,
    sitters: snapshot.sitters,
    time,
    request,
    draft: making.draft,
    peek: making.peek,
    last,
    moments,
    onEarlier,
    viewAt,
    pointed: panels.pointed,
    onDraft: making.setDraft,
    onPeek: making.setPeek,
    onStray: making.tryStray,
    onCommit: making.commit,
  };
  return board;
}

/** Hides the table until the seat that is asked next has the device. */
function CurtainFor({ session, snapshot, words, say, seat }: Table & { readonly seat: string }) {
  const { viewer } = snapshot;
  const mayGoBack = snapshot.undo.own && viewer !== null && viewer !== seat;
  return (
    <Suspense>
      <Curtain
        words={words}
        name={words.nameOf(seat)}
        last={mayGoBack ? words.nameOf(viewer) : ''}
        onLift={() => session.liftCurtain()}
        onBack={() => say(session.undo())}
      />
    </Suspense>
  );
}
