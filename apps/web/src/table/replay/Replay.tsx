import type { Game, GameRecord } from '@corvo/core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LanguageSwitch, ThemeButton } from '../../base/ui/Switches.tsx';
import { Art } from '../../base/art/index.ts';
import type { BoardProps, Pointed } from '../../kit/kit.ts';
import { useKit } from '../../boards/registry.ts';
import { recordName } from '../result/download.ts';
import type { Sitter } from '../../session/session.ts';
import { LaterParts } from '../LaterParts.tsx';
import { BoardMissing } from '../BoardMissing.tsx';
import { useLinks } from '../../kit/links.ts';
import { linesOf } from '../../kit/log.ts';
import { LogPanel } from '../LogPanel.tsx';
import { PanelTabs, type PanelName } from '../PanelTabs.tsx';
import { PlayersPanel } from '../PlayersPanel.tsx';
import { useWords } from '../../kit/words.ts';
import '../table.css';
import { carriedIn } from './carried.ts';
import { Controls } from './Controls.tsx';
import { useFollowedLog } from './follow-log.ts';
import { stepByKey } from './keys.ts';
import { landmarksOf, toldAt } from './landmarks.ts';
import { useShare } from './share.ts';
import { momentOf, timelineOf, viewOf } from '../../kit/timeline.ts';
import { NotGenuine } from './NotGenuine.tsx';
import { useStepper } from './stepper.ts';
import { useVerified } from './use-verified.ts';
import { Verification } from './Verification.tsx';

interface Props {
  readonly game: Game;
  readonly record: GameRecord;
  readonly text: string;
  readonly fromFile: boolean; // not from the server, nor of this device
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
  readonly table: string; // what its file is named after
  readonly pass: string | null; // what opens its address to others (`share.ts`)
  readonly opener: ReactNode;
}

const nothing = (): void => {};

/** A game from its first moment to its last, on the board it was played on. */
export function Replay({ game, record, text, fromFile, names, title, table, pass, opener }: Props) {
  const timeline = useMemo(() => timelineOf(game, record), [game, record]);
  const last = timeline.states.length - 1;
  const { kit, again } = useKit(game.id);
  const links = useLinks();
  const [found, verify] = useVerified(text, fromFile);
  const share = useShare({ game, record, text, names, title, table, pass });
  const root = useRef<HTMLDivElement>(null);
  const stepper = useStepper(timeline, kit, root, momentOf(window.location.hash, last));
  const { n } = stepper;
  const [panel, setPanel] = useState<PanelName>('board');
  const [pointed, setPointed] = useState<Pointed>();
  const plain = useWords(game, NOBODY);
  const sitters = useMemo<readonly Sitter[]>(
    () =>
      record.header.seats.map((seat, place) => ({
        seat,
        name:
          names[seat] ?? (/^seat-\d+$/.test(seat) ? plain.t('seat-number', { number: place + 1 }) : plain.nameOf(seat)),
        kind: 'person',
        bot: null,
        present: true,
        mine: false,
        host: false,
        resigned: false,
      })),
    [record, names, plain],
  );
  const words = useWords(game, sitters, kit?.texts);
  const log = useRef<HTMLElement>(null);
  const told = useMemo(
    () => timeline.moments.filter(moment => kit && linesOf(kit, moment, words).length > 0).map(moment => moment.n),
    [timeline, kit, words],
  );
  const at = toldAt(told, n);
  useFollowedLog(log, at, kit !== undefined);
  // A replay may begin in the middle of a battle: nothing waits for a quiet moment.
  useEffect(() => void kit?.whole?.().catch(() => undefined), [kit]);
  const landmarks = useMemo(() => (kit ? landmarksOf(kit, timeline.moments) : []), [kit, timeline]);
  useEffect(() => {
    const carried = carriedIn(window.location.hash); // a game that travels in its address stays there
    window.history.replaceState(window.history.state, '', carried === '' ? `#${n}` : `#${n}.${carried}`);
  }, [n]);
  useEffect(() => {
    const follow = (): void => stepper.go(momentOf(window.location.hash, last));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (stepByKey(event, stepper, last)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // The same objects until another moment is shown: the battle panel counts anew with each.
  const view = useMemo(() => viewOf(timeline, n, null), [timeline, n]);
  const moments = useMemo(() => timeline.moments.slice(0, n + 1), [timeline, n]);
  const viewAt = useCallback(
    (past: number) => (past >= 0 && past <= last ? viewOf(timeline, past, null) : undefined),
    [timeline, last],
  );
  const board: BoardProps = {
    game,
    view,
    words,
    sitters,
    request: undefined,
    draft: null,
    peek: null,
    last: timeline.moments[n],
    moments,
    viewAt,
    pointed,
    onDraft: nothing,
    onPeek: nothing,
    onStray: nothing,
    onCommit: nothing,
  };
  const Side = kit?.SeatSide;
  const aside = kit?.aside ?? { title: 'verification', art: 'valyrian-steel-blade', View: NOTHING };
  return (
    <div className="tp tp-replay" ref={root} data-panel={panel} data-game={game.id}>
      <header className="bar">
        <a className="word" href={links.home()} aria-label={words.t('home')}>
          <Art name="corvo" />
          <span aria-hidden>Corvo</span>
        </a>
        <div className="bar-title">
          <h1>{words.t('replay')}</h1>
          <small>{title === '' ? words.say('title') : title}</small>
        </div>
        <nav className="bar-tools" aria-label={words.t('tools')}>
          {opener}
          <LanguageSwitch />
          <ThemeButton />
        </nav>
      </header>
      <div className="tp-decide">
        <NotGenuine words={words} game={game.id} found={found} />
        {again && <BoardMissing words={words} onAgain={again} />}
        <Controls
          words={words}
          stepper={stepper}
          last={last}
          moment={timeline.moments[n]}
          kit={kit}
          landmarks={landmarks}
          share={share}
        />
      </div>
      <main className="tp-board" aria-label={words.t(kit?.boardTitle ?? 'panel-board')}>
        {kit && <kit.Board {...board} />}
      </main>
      <section className="tp-left" tabIndex={0} aria-label={words.t(kit?.left?.title ?? 'panel-players')}>
        {kit?.ownPlayers !== true && (
          <>
            <h2 className="lab">{words.t('panel-players')}</h2>
            <PlayersPanel
              words={words}
              sitters={sitters}
              deciding={game.waiting(view.open).map(({ seat }) => seat)}
              viewer={null}
              past
              side={seat => Side && <Side view={view} words={words} seat={seat} />}
            />
          </>
        )}
        {kit?.left && <kit.left.View {...board} />}
      </section>
      <section className="tp-aside" tabIndex={0} aria-label={words.t(aside.title)}>
        {kit?.aside && <kit.aside.View {...board} />}
        <Verification
          words={words}
          text={text}
          record={record}
          found={found}
          onVerify={verify}
          file={recordName(game.id, table)}
          isNamed={Object.keys(names).length > 0}
        />
      </section>
      <section ref={log} className="tp-log" aria-label={words.t('panel-log')}>
        <h2 className="lab">{words.t('panel-log')}</h2>
        {kit && (
          <LogPanel
            words={words}
            kit={kit}
            game={game.id}
            open={view.open}
            moments={timeline.moments}
            at={at}
            onMoment={stepper.go}
            onPoint={setPointed}
          />
        )}
      </section>
      <LaterParts kit={kit} game={game} view={view} words={words} />
      {kit && <PanelTabs words={words} kit={{ ...kit, aside }} panel={panel} unread={0} onPanel={setPanel} />}
    </div>
  );
}

const NOBODY: readonly Sitter[] = [];
const NOTHING = () => null;
