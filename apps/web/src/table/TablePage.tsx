import type { Plain } from '@corvo/core';
import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { SeatHouses } from '../base/art/index.ts';
import { chosen, partsOf, type Draft } from '../kit/asks/draft.ts';
import type { BoardProps, Place, Pointed } from '../kit/kit.ts';
import { useKit } from '../boards/registry.ts';
import { needTexts } from '../base/i18n/needed.ts';
import type { Moment, TableSession } from '../session/session.ts';
import { useTablePrefs } from '../base/settings/table-prefs.ts';
import { soon } from '../base/ui/soon.tsx';
import { Afterwards } from './Afterwards.tsx';
import { Announcer } from './Announcer.tsx';
import { BesideContext } from '../kit/beside.ts';
import { BoardMissing } from './BoardMissing.tsx';
import type { ChatPanel as Chat } from './ChatPanel.tsx';
import { decide, decidingIn, requestFor } from './decision.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { oneGesture } from './double-click.ts';
import { linesOf } from '../kit/log.ts';
import { LogPanel } from './LogPanel.tsx';
import { PanelTabs, type PanelName } from './PanelTabs.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { TimeLeft } from './clocks.ts';
import { Watchers } from './watchers.ts';
import { useKeptFocus } from './kept-focus.ts';
import { usePlayhead } from './playhead.ts';
import { Strips } from './Strips.tsx';
import { TableBar } from './TableBar.tsx';
import { takenBack } from './taken-back.ts';
import { Tray } from './Tray.tsx';
import { useAnswer } from './use-answer.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { useDeclined } from './use-declined.ts';
import { useSince } from './use-since.ts';
import { useTrouble } from './use-trouble.ts';
import { useWords } from '../kit/words.ts';
import './table.css';

/** Nobody needs the graph before the end. */
const ResultPage = soon(async () => {
  const [page] = await Promise.all([import('./result/ResultPage.tsx'), needTexts('other-pages')]);
  return page.ResultPage;
});

/** Nor the curtain, before the device goes from hand to hand; until it is here nothing is shown at all. */
const Curtain = soon(async () => {
  const [part] = await Promise.all([import('./Curtain.tsx'), needTexts('other-pages')]);
  return part.Curtain;
});

/** Nor what was missed, before anybody has been away. */
const SinceNotice = soon(async () => {
  const [part] = await Promise.all([import('./SinceNotice.tsx'), needTexts('other-pages')]);
  return part.SinceNotice;
});

/** Nor the chat, before it is opened. */
const ChatPanel = soon(async () => (await import('./ChatPanel.tsx')).ChatPanel);

/** Nor the rulebook, before a clause is looked up. */
const RuleBeside = soon(async () => {
  const [page] = await Promise.all([import('./RuleBeside.tsx'), needTexts('other-pages')]);
  return page.RuleBeside;
});

const NOT_YET = { ready: false, missing: 1, problem: undefined } as const;
const NO_HOUSES: readonly undefined[] = [];

interface Props {
  readonly session: TableSession;
  readonly notice?: ReactNode;
  readonly named?: Pointed | undefined; // what is spoken of beside the table, as long as nothing else is pointed at
}

/** One table, wherever it runs. */
export function TablePage({ session, notice, named }: Props) {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  const { game, sitters, viewer } = snapshot;
  const { kit, again } = useKit(game.id);
  const words = useWords(game, sitters, kit?.texts);
  const root = useRef<HTMLDivElement>(null);
  const isTold = (moment: Moment): boolean => kit !== undefined && linesOf(kit, moment, words).length > 0;
  const { shown, skip, replaying, replay } = usePlayhead(session, snapshot, kit, root, isTold);
  const since = useSince(snapshot, shown, kit, words, replaying);
  useKeptFocus(root);
  const [looking, setLooking] = useState<number | null>(null);
  const [panel, setPanel] = useState<PanelName>('board');
  const [result, setResult] = useState(false);
  const [pointed = named, setPointed] = useState<Pointed>();
  const [clause, setClause] = useState<string | null>(null);
  const [sure, setSure] = useState<Draft>(null); // the draft of which somebody was asked whether it is meant so
  const answersForMe = useTablePrefs(prefs => prefs.answers);

  const at = looking ?? shown;
  const view = (at === snapshot.n ? undefined : session.viewAt(at)) ?? snapshot.view;
  // What was missed comes first; what is in the hand is kept meanwhile.
  const request = useMemo(
    () => (replaying ? undefined : requestFor(snapshot, view, shown, looking)),
    [replaying, snapshot, view, shown, looking],
  );
  const answering = useAnswer(session, snapshot, view, request, words);
  const { trouble, say } = useTrouble(snapshot);
  const declined = useDeclined(snapshot);
  // A sealed answer is taken back where it was given, without asking anybody.
  const { last: mine } = snapshot.undo;
  const undoing = mine === null || request?.answered ? '' : takenBack(kit, snapshot.moments, words, mine);
  const decision = decide(snapshot, view, request, looking);
  const last = useMemo(() => snapshot.moments.find(({ n }) => n === at), [snapshot.moments, at]);
  const moments = useMemo(() => snapshot.moments.filter(({ n }) => n <= at), [snapshot.moments, at]);
  const viewAt = useCallback((n: number) => session.viewAt(n), [session]);
  const houses = useMemo(
    () => (kit?.houseOf ? sitters.map(({ seat }) => kit.houseOf?.(snapshot.view.open, seat)) : NO_HOUSES),
    [kit, sitters, snapshot.view.open.seats],
  );

  const wants: Place | undefined = request && kit?.wants(request);
  // Small screens: the panel where the answer lies comes to the front and goes again; what the reader opened stays.
  const brought = useRef(false);
  useEffect(() => {
    if (wants !== undefined && wants !== 'board') {
      brought.current = true;
      setPanel(wants);
    } else if (brought.current) {
      brought.current = false;
      setPanel('board');
    }
  }, [wants, request?.id]);
  const over = decision.kind === 'over';
  useEffect(() => {
    if (over) setResult(true);
  }, [over]);
  useEffect(() => {
    setLooking(null);
    setClause(null);
  }, [snapshot.table]);
  // What was pointed at belongs to what was on the screen.
  useEffect(() => setPointed(undefined), [shown]);

  const look = useCallback(
    (n: number): void => {
      setLooking(n === snapshot.n ? null : n);
      setPanel('board');
      setResult(false);
    },
    [snapshot.n],
  );

  const { draft, peek } = answering;
  const drop = useRef(answering.drop);
  // A key that closes so much else must not sweep away many orders at once: that has a button of its own.
  drop.current = partsOf(draft) > 1 ? () => {} : answering.drop;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      skip();
      if (event.key === 'Escape' && !event.defaultPrevented) drop.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', skip);
    };
  }, [skip]);

  const isLesson = snapshot.lesson === true;
  const canAuto = answersForMe && !isLesson && request?.answered === false && !answering.touched;
  const only = canAuto ? kit?.onlyAnswer?.(request) : undefined;
  useOnlyAnswer(request, snapshot.curtain === null ? only : undefined, (id, choice) =>
    say(session.act(id, choice, { rewinds: snapshot.rewinds, forced: true })),
  );
  const looked = peek ?? draft;
  const consequences = useMemo(
    () => (request && looked !== null && kit?.foresee ? kit.foresee(game, view, request, looked as Plain, words) : []),
    [request?.id, looked, kit, game, view, words],
  );
  const { clock } = snapshot;
  const time = useMemo(
    () => clock && { seats: clock.seats, left: <TimeLeft words={words} clock={clock} quiet /> },
    [clock, words],
  );
  if (snapshot.curtain !== null) {
    const mayGoBack = snapshot.undo.own && viewer !== null && viewer !== snapshot.curtain;
    return (
      <Suspense>
        <Curtain
          words={words}
          name={words.nameOf(snapshot.curtain)}
          last={mayGoBack ? words.nameOf(viewer) : ''}
          onLift={() => session.liftCurtain()}
          onBack={() => say(session.undo())}
        />
      </Suspense>
    );
  }

  const offline = snapshot.connection === 'offline' || snapshot.connection === 'connecting';
  const made = request && { game, view, request, draft, touched: answering.touched, words };
  const lacking = (made && kit?.missing?.(made)) ?? '';
  const isReady = answering.readiness?.ready === true && lacking === '';
  const action =
    made && isReady ? kit?.action?.(made) || words.choice(view.open, made.request.why, draft as Plain) : '';
  const isMeant = isLesson || answering.advice !== null || (sure !== null && sure === draft);
  const doubt = (made && isReady && kit?.doubt?.(made)) || '';
  const ask = (): void => setSure(draft);
  // The draft is kept until the line is back.
  const commit = offline || lacking !== '' ? () => {} : doubt === '' || isMeant ? answering.commit : ask;
  const board: BoardProps = {
    game,
    view,
    words,
    sitters,
    time,
    request,
    draft,
    peek,
    last,
    moments,
    viewAt,
    pointed,
    onDraft: answering.setDraft,
    onPeek: answering.setPeek,
    onStray: answering.tryStray,
    onCommit: commit,
  };
  const deciding = decidingIn(game, view.open);
  const Side = kit?.SeatSide;
  const own = kit !== undefined && kit.categories.length > 0; // a board of its own
  const choices = request && kit ? kit.tray(game, view, request) : [];
  const hasDraft = request !== undefined && (chosen(request.ask, draft).length > 0 || answering.touched);
  const showResult = over && result && looking === null;

  return (
    <SeatHouses value={houses}>
      <BesideContext value={setClause}>
        <div className="tp" ref={root} data-panel={panel} data-game={game.id} onClickCapture={oneGesture}>
          <TableBar
            words={words}
            session={session}
            snapshot={snapshot}
            canHint={request !== undefined && !answering.given}
            onHint={answering.askHint}
            undoing={undoing}
            onUndo={() => say(session.undo())}
            onAnswer={say}
            status={kit?.Status && <kit.Status {...board} />}
          />
          <div className="tp-decide">
            <Strips words={words} snapshot={snapshot} declined={declined} trouble={trouble} />
            {notice}
            {again && <BoardMissing words={words} onAgain={again} />}
            {kit && (replaying || since.entries.length > 0) && (
              <Suspense fallback={<div className="since since-room" />}>
                <SinceNotice
                  words={words}
                  kit={kit}
                  since={since}
                  playing={replaying ? last : undefined}
                  onReplay={() => {
                    look(snapshot.n);
                    replay(since.from);
                    since.dismiss();
                  }}
                  onMoment={look}
                  onPoint={setPointed}
                />
              </Suspense>
            )}
            <DecisionBar
              words={words}
              session={session}
              snapshot={snapshot}
              kit={kit}
              decision={decision}
              readiness={lacking === '' ? answering.readiness : NOT_YET}
              action={action}
              lacking={lacking}
              consequences={only === undefined ? consequences : [words.t('nothing-to-choose')]}
              doubt={doubt}
              isMeant={isMeant}
              isDoubted={sure !== null && sure === draft}
              refusal={answering.refusal}
              note={answering.note}
              hasDraft={hasDraft}
              hasPlan={answering.before !== null}
              hasSwept={answering.swept !== null}
              given={answering.given}
              sending={answering.sending}
              isSlow={answering.isSlow}
              resultShown={showResult}
              onCommit={commit}
              onDrop={answering.drop}
              onRestore={answering.restore}
              onAnswer={say}
              onPresent={() => setLooking(null)}
              onResult={() => setResult(!showResult)}
            />
          </div>
          <main className="tp-board" aria-label={words.t(kit?.boardTitle ?? 'panel-board')}>
            {showResult && kit && decision.kind === 'over' ? (
              <Suspense>
                <ResultPage
                  session={session}
                  snapshot={snapshot}
                  kit={kit}
                  words={words}
                  outcome={decision.outcome}
                  onMoment={look}
                />
              </Suspense>
            ) : (
              <>
                {kit && <kit.Board {...board} />}
                {kit?.ownTray === true ? null : request && kit ? (
                  <Tray
                    key={`${request.seat} ${request.id}`}
                    words={words}
                    game={game}
                    view={view}
                    request={request}
                    draft={draft}
                    choices={choices}
                    always={!own}
                    touched={answering.touched}
                    onDraft={answering.setDraft}
                  />
                ) : (
                  <div className="tray" /> // keeps the board in its place between two questions
                )}
              </>
            )}
          </main>
          <section className="tp-left" tabIndex={0} aria-label={words.t(kit?.left?.title ?? 'panel-players')}>
            {kit?.ownPlayers !== true && (
              <>
                <h2 className="lab">{words.t('panel-players')}</h2>
                <PlayersPanel
                  words={words}
                  sitters={sitters}
                  deciding={snapshot.outcome === null ? deciding : []}
                  viewer={viewer}
                  clock={snapshot.clock}
                  side={seat => Side && <Side view={view} words={words} seat={seat} />}
                />
              </>
            )}
            {kit?.left && <kit.left.View {...board} />}
          </section>
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
              shown={shown}
              game={game.id}
              open={view.open}
              onMoment={look}
              onPoint={setPointed}
            />
          </section>
          {kit && <PanelTabs words={words} kit={kit} panel={panel} unread={snapshot.unread} onPanel={setPanel} />}
          {kit && <Announcer words={words} kit={kit} moments={snapshot.moments} shown={shown} />}
          <Afterwards kit={kit} game={game} view={view} words={words} />
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

type LogOrChatProps = Omit<Parameters<typeof LogPanel>[0], 'kit' | 'moments'> &
  Parameters<typeof Chat>[0] & { kit: Parameters<typeof LogPanel>[0]['kit'] | undefined; shown: number };

/** Apart from the board: an answer that is being made changes nothing here. */
const LogOrChat = memo(function LogOrChat({ words, session, snapshot, kit, shown, ...log }: LogOrChatProps) {
  // Nothing is told before it is seen.
  const moments = useMemo(() => snapshot.moments.filter(({ n }) => n <= shown), [snapshot.moments, shown]);
  const [chat, setChat] = useState(false);
  const talks = snapshot.connection !== 'local';
  return (
    <>
      <header className="tp-log-head">
        <h2 className="lab">{words.t(chat && talks ? 'panel-chat' : 'panel-log')}</h2>
        {talks && (
          <button type="button" className="btn small quiet" aria-pressed={chat} onClick={() => setChat(!chat)}>
            {chat ? words.t('panel-log') : words.t('chat-open', { count: snapshot.unread })}
          </button>
        )}
      </header>
      {snapshot.watching !== undefined && snapshot.viewer !== null && <Watchers words={words} snapshot={snapshot} />}
      {chat && talks ? (
        <Suspense>
          <ChatPanel words={words} session={session} snapshot={snapshot} />
        </Suspense>
      ) : (
        kit && <LogPanel words={words} kit={kit} moments={moments} {...log} />
      )}
    </>
  );
});
