import '../../base/styles/index.css';
import { createRoot } from 'react-dom/client';
import { isProblem, type Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { LocalSession } from '../../session/local/local-session.ts';
import { SAVED_FORMAT } from '../../session/local/saved.ts';
import { createLocalGame, openLocalGame } from '../../session/local/index.ts';
import { useSettings } from '../../base/settings/store.ts';
import type { TableSnapshot } from '../../session/session.ts';
import { ReplayPage } from '../../pages/replay/index.ts';
import { TablePage } from '../../table/TablePage.tsx';

// Not shipped: a page to look at the table while there is no shell around it.
const query = new URLSearchParams(window.location.search);
const language = query.get('lang') ?? 'it';
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
useSettings.getState().setLanguage(language === 'en' ? 'en' : 'it');

/** Shows what only a table on a server shows: chat, a proposal, a broken line. */
function pretendOnline(session: LocalSession, what: string): void {
  const real = session.snapshot.bind(session);
  const made = new WeakMap<object, TableSnapshot>();
  session.snapshot = () => {
    const seen = real();
    const known = made.get(seen);
    if (known !== undefined) return known;
    const line = (id: number, from: string, text: string) => ({
      id,
      from,
      seat: 'seat-2',
      channel: 'table',
      text,
      at: 0,
    });
    const next: TableSnapshot = {
      ...seen,
      connection: what === 'offline' ? 'offline' : 'online',
      unread: 2,
      chat: [
        line(1, 'Marco', 'Buona partita a tutti'),
        line(2, 'Sofia', 'Attenti agli Stark, Giulia ne ha già quattro'),
      ],
      sitters: seen.sitters.map((sitter, place) =>
        place === 0 ? sitter : { ...sitter, kind: 'person', bot: null, present: place !== 2, mine: false },
      ),
      undo: {
        own: false,
        last: null,
        proposal:
          what === 'proposal'
            ? { id: 'p', by: 'seat-2', to: 2, from: 3, moves: 1, agreed: [], waiting: ['seat-1', 'seat-3'] }
            : null,
        practice: false,
      },
    };
    made.set(seen, next);
    return next;
  };
}
const root = createRoot(document.getElementById('root') as HTMLElement);

if (query.has('replay')) {
  root.render(<ReplayPage record={window.sessionStorage.getItem('record') ?? undefined} />);
} else if (query.has('toy')) {
  const { whispers } = await import('@corvo/testkit');
  const game = whispers as unknown as Game;
  const seats = game
    .seats(3)
    .map((seat, place) => ({ seat, name: ['Giulia', 'Marco', 'Sofia'][place] ?? seat, person: true, bot: null }));
  const options = game.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  const saved = {
    format: SAVED_FORMAT,
    id: 'toy',
    name: 'Whispers',
    game: game.id,
    rules: game.rules,
    options,
    seats,
    seed: 'toy',
    hints: false,
    takeBack: 'fair',
    story: [],
    beside: {},
    moves: 0,
    over: false,
    started: 0,
    touched: 0,
  } as const;
  const bots = { decide: () => Promise.reject(new Error('no bots here')), close: () => {} };
  const session = new LocalSession(game, saved, { store: window.sessionStorage, bots, now: () => Date.now(), pace: 0 });
  root.render(<TablePage session={session} />);
} else {
  let id = query.get('id');
  if (id === null) {
    const bots = Number(query.get('bots') ?? 2);
    const people = Number(query.get('people') ?? 1);
    const made = createLocalGame({
      game: handOfTheKing,
      name: 'Sera di carte',
      takeBack: 'fair',
      options: JSON.parse(query.get('options') ?? '{}') as Record<string, string>,
      seats: [
        ...['Giulia', 'Marco', 'Sofia', 'Luca'].slice(0, people).map(name => ({ name, bot: null })),
        ...['Tywin', 'Olenna', 'Varamyr'].slice(0, bots).map(name => ({ name, bot: query.get('level') ?? 'knight' })),
      ],
      hints: true,
      seed: query.get('seed') ?? 'corvo',
    });
    if (isProblem(made)) throw new Error(made.code);
    id = made.id;
    query.set('id', id);
    window.history.replaceState(null, '', `?${query}`);
  }
  const session = await openLocalGame(id, Number(query.get('pace') ?? 600));
  if (session === undefined) throw new Error('no such game');
  Object.assign(window, { session });
  if (query.has('online')) pretendOnline(session, query.get('online') ?? '');
  root.render(<TablePage session={session} />);
}
