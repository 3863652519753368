import { makeBot, readBot } from '@corvo/bots';
import { isProblem, LANGUAGES, readRecord, rngFromText, say, verifyRecord, type Game, type Plain } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { allTexts as texts } from '../../base/i18n/all.ts';
import type { Bots } from './bots.ts';
import { LocalSession, type LocalDevice } from './local-session.ts';
import { later } from './later.ts';
import { calledBy } from './names.ts';
import { createLocalGame } from './open.ts';
import { forgetGame, listGames, loadSaved, saveGame, SAVED_FORMAT, type KeyValue, type SavedGame } from './saved.ts';
import { sayProblem, serverMessages } from '../../base/lib/problems.ts';
import { thinker } from './think.ts';

const open: LocalSession[] = [];
afterEach(() => open.splice(0).forEach(session => session.close()));

function memory(): KeyValue {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

const hand: Game = handOfTheKing;
const think = thinker(hand, { makeBot, readBot });
const bots: Bots = { decide: question => Promise.resolve(think({ ...question, bot: 'random' })), close() {} };
const device = (store = memory()): LocalDevice => ({ store, bots, now: () => 1000, pace: 0 });

function saved(
  game: Game,
  people: number,
  all: number,
  seed = 'seed',
  takeBack: SavedGame['takeBack'] = 'practice',
): SavedGame {
  const options = game.resolveOptions({}, all);
  if (isProblem(options)) throw new Error(options.code);
  return {
    format: SAVED_FORMAT,
    id: 'one',
    name: 'A table',
    game: game.id,
    rules: game.rules,
    options,
    seats: game.seats(all).map((seat, place) => ({
      seat,
      name: `N${place}`,
      person: place < people,
      bot: place < people ? null : 'random',
    })),
    seed,
    hints: true,
    takeBack,
    story: [],
    beside: {},
    moves: 0,
    over: false,
    started: 0,
    touched: 0,
  };
}

function start(game: Game, table: SavedGame, on: LocalDevice): LocalSession {
  const { saved: known, story } = later.storyOf(game, table);
  const session = new LocalSession(game, known, on, { story, later });
  open.push(session);
  return session;
}

/** Waits until a person of this device is asked, or the game is over. */
async function myTurn(session: LocalSession): Promise<boolean> {
  for (let i = 0; i < 500; i++) {
    const { outcome, viewer, view, game } = session.snapshot();
    if (outcome !== null) return false;
    if (viewer !== null && game.requests(view).length > 0) return true;
    await new Promise(done => setTimeout(done, 0));
  }
  throw new Error('nobody moves');
}

async function move(session: LocalSession): Promise<void> {
  const { game, view } = session.snapshot();
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nothing is asked');
  const [choice] = game.list(view, request, 1000) ?? [];
  expect(await session.act(request.id, choice as Plain, session.snapshot())).toEqual({ ok: true });
}

test('a person against two bots: a whole game, kept after every action, ends with a record that verifies', async () => {
  const on = device();
  const session = start(hand, saved(hand, 1, 3), on);
  while (await myTurn(session)) {
    await move(session);
    expect(loadSaved(on.store, 'one')?.moves).toBe(session.snapshot().moves);
  }
  expect(listGames(on.store)[0]).toMatchObject({ id: 'one', over: true });
  const record = readRecord((await session.record()) ?? '');
  if (isProblem(record)) throw new Error(record.code);
  expect(verifyRecord(hand, record)).toHaveProperty('states');
});

/** Rules whose rest is on its way, and has to be asked for so many times. */
function lateRules(tries: number): Pick<LocalDevice, 'rest'> & { asked: number } {
  const late = {
    asked: 0,
    rest: () => {
      if (late.asked > tries) return undefined;
      late.asked += 1;
      return late.asked > tries ? Promise.resolve() : Promise.reject(new Error('the line is broken'));
    },
  };
  return late;
}

test('nothing is played before all the rules are here, and where they do not come it is said', async () => {
  const session = start(hand, saved(hand, 2, 2), { ...device(), ...lateRules(1) });
  const before = session.snapshot();
  const [request] = hand.requests(before.view);
  const [choice] = (request && hand.list(before.view, request, 1000)) ?? [];
  const give = (): ReturnType<LocalSession['act']> =>
    session.act(request?.id ?? 0, choice as Plain, session.snapshot());
  expect(await give()).toMatchObject({ ok: false, problem: { clause: 'CO-7.14', code: 'unreachable' } });
  expect(session.snapshot()).toMatchObject({ n: 0, view: before.view });
  expect(await give()).toEqual({ ok: true });
  expect(session.snapshot().n).toBe(1);
});

test('the whole game takes the place of its first half as soon as it is here, until the table is closed', () => {
  const followers = new Set<(game: Game) => void>();
  const follow: LocalDevice['follow'] = tell => {
    followers.add(tell);
    return () => void followers.delete(tell);
  };
  const session = start(hand, saved(hand, 2, 2), { ...device(), follow });
  const before = session.snapshot();
  let told = 0;
  session.subscribe(() => void told++);
  const whole = { ...hand };
  for (const tell of followers) tell(whole);
  expect(told).toBe(1);
  expect(session.snapshot()).toMatchObject({ n: before.n, view: before.view });
  expect(session.snapshot().game).toBe(whole);
  session.close();
  expect(followers.size).toBe(0);
});

test('a bot that failed while rules were missing thinks again once they are here', async () => {
  vi.stubGlobal('window', {
    setTimeout: (then: () => void) => setTimeout(then, 0),
    clearTimeout,
    addEventListener() {},
    removeEventListener() {},
  });
  try {
    const late = lateRules(2);
    let thoughts = 0;
    const decide: Bots['decide'] = question =>
      ++thoughts === 1 ? Promise.reject(new Error('the line is broken')) : bots.decide(question);
    const session = start(hand, saved(hand, 1, 2, 'bots first'), {
      ...device(),
      ...late,
      bots: { decide, close() {} },
    });
    while (session.snapshot().moves === 0 && (await myTurn(session))) await move(session).catch(() => undefined);
    await vi.waitFor(() => expect(session.snapshot().moves).toBeGreaterThan(1));
    expect(thoughts).toBeGreaterThan(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a reload goes on where the game was: same view, same log, and the bots play on', async () => {
  const on = device();
  const first = start(hand, saved(hand, 1, 2), on);
  for (let i = 0; i < 3 && (await myTurn(first)); i++) await move(first);
  await myTurn(first);
  first.close();
  const before = first.snapshot();

  const again = start(hand, loadSaved(on.store, 'one') as SavedGame, on);
  expect(again.snapshot().view).toEqual(before.view);
  expect(again.snapshot().moments).toEqual(before.moments);
  await myTurn(again);
  await move(again);
});

test('CO-7.17 practice against bots goes to before my last choice, and views of every moment stay', async () => {
  const session = start(hand, saved(hand, 1, 3, 'undo'), device());
  await myTurn(session);
  const { n, view } = session.snapshot();
  await move(session);
  await myTurn(session);
  expect(session.snapshot().undo.own).toBe(true);
  await session.undo();
  expect(session.snapshot()).toMatchObject({ view, rewinds: 1 });
  expect(session.snapshot().moments.at(-1)).toMatchObject({ kind: 'undo', to: n });
  expect(session.viewAt(0)?.seat).toBe('seat-1');
  expect(session.viewAt(n)).toEqual(view);
  expect(session.viewAt(n + 1)).toBeUndefined();
});

test('CO-7.17 alone against bots nothing comes back at a fair table until it becomes a practice game, for good', async () => {
  const on = device();
  const session = start(hand, saved(hand, 1, 3, 'undo', 'fair'), on);
  await myTurn(session);
  await move(session);
  await myTurn(session);
  expect(session.snapshot().undo).toMatchObject({ own: false, practice: true });
  const refused = await session.undo();
  expect(refused).toMatchObject({ ok: false, problem: { code: 'seen-too-much', clause: 'CO-7.17' } });
  expect(await session.practise()).toEqual({ ok: true });
  expect(session.snapshot().undo).toMatchObject({ own: true, practice: false });
  expect(await session.undo()).toEqual({ ok: true });
  session.close();
  const again = start(hand, loadSaved(on.store, 'one') as SavedGame, on);
  expect(loadSaved(on.store, 'one')?.takeBack).toBe('practice');
  expect(again.snapshot().rewinds).toBe(1);
});

test('CO-7.11 where nothing is ever taken back it is not offered, alone or by making it practice', async () => {
  const session = start(hand, saved(hand, 1, 2, 'undo', 'strict'), device());
  await myTurn(session);
  await move(session);
  await myTurn(session);
  expect(session.snapshot().undo).toEqual({ own: false, last: null, proposal: null, practice: false });
  expect(await session.undo()).toMatchObject({ ok: false, problem: { code: 'never-back' } });
});

test('CO-1.8 acting and taking back in turn leaves nothing behind, and an old click is not taken for the new question', async () => {
  const on = device();
  const session = start(hand, saved(hand, 2, 2), on);
  const before = session.snapshot();
  const [request] = hand.requests(before.view);
  for (let i = 0; i < 50; i++) {
    await move(session);
    expect(await session.undo()).toEqual({ ok: true });
  }
  expect(loadSaved(on.store, 'one')?.story.map(({ kind }) => kind)).toEqual(['undo']);
  const [choice] = hand.list(before.view, request!, 1000) ?? [];
  expect(await session.act(request!.id, choice as Plain, before)).toMatchObject({
    ok: false,
    problem: { code: 'went-back', clause: 'CO-7.14' },
  });
});

test('CO-7.11 what is forced is skipped: who goes back comes to the last question that left a choice', async () => {
  const session = start(hand, saved(hand, 2, 2), device());
  const { n } = session.snapshot();
  await move(session);
  const { game, view, rewinds } = session.snapshot();
  const [request] = game.requests(view);
  const [choice] = game.list(view, request!, 1000) ?? [];
  await session.act(request!.id, choice as Plain, { rewinds, forced: true });
  await session.undo();
  expect(session.snapshot().moments.at(-1)).toMatchObject({ kind: 'undo', to: n });
});

test('CO-7.9 the log says that a move was taken back, that somebody came and went, and keeps it', async () => {
  const on = device();
  const session = start(hand, saved(hand, 1, 2), on);
  const told = (): string[] => session.snapshot().moments.flatMap(({ notes }) => notes.map(({ key }) => key));
  await myTurn(session);
  await move(session);
  await session.undo();
  await session.handOver('seat-1', 'random');
  expect(told()).toEqual(['note.took-back', 'note.bot-stands-in']);
  await session.handOver('seat-1', null); // before anybody has played: coming and going replace each other
  expect(told()).toEqual(['note.took-back', 'note.is-back']);
  await myTurn(session);
  await move(session);
  await session.resign();
  const all = ['note.took-back', 'note.is-back', 'note.resigned'];
  expect(told()).toEqual(all);
  expect(session.snapshot().moments.find(({ notes }) => notes.length > 0)?.notes[0]?.data.name).toBe('N0');
  expect(await session.undo()).toMatchObject({ ok: false, problem: { code: 'game-over' } }); // not behind a resignation
  session.close();
  const again = start(hand, loadSaved(on.store, 'one') as SavedGame, on);
  expect(again.snapshot().moments.flatMap(({ notes }) => notes.map(({ key }) => key))).toEqual(all);
  expect(again.snapshot().outcome).toMatchObject({ reason: 'resigned' });
});

test('a refused choice changes nothing and says why', async () => {
  const session = start(hand, saved(hand, 1, 2), device());
  await myTurn(session);
  const { game, view, n } = session.snapshot();
  const [request] = game.requests(view);
  expect(await session.act(request?.id ?? 0, { option: 'up stark' }, session.snapshot())).toMatchObject({
    ok: false,
    problem: { clause: 'HK-3.2' },
  });
  expect(session.snapshot().n).toBe(n);
});

test('advice comes from a bot that plays its best and is a legal choice', async () => {
  const asked: string[] = [];
  const advisers: Bots = { ...bots, decide: question => (asked.push(question.bot), bots.decide(question)) };
  const session = start(hand, saved(hand, 1, 2), { ...device(), bots: advisers });
  await myTurn(session);
  asked.length = 0;
  const found = await session.hint();
  const { game, view } = session.snapshot();
  const [request] = game.requests(view);
  if (isProblem(found) || request === undefined) throw new Error('no advice');
  expect(game.check(view, request, found.choice)).toBeUndefined();
  expect(asked.map(name => readBot(name))).toMatchObject([{ noise: 0 }]); // no whims
});

test('CO-7.10 a seat goes to a bot and comes back; resigning with two ends the game', async () => {
  const session = start(hand, saved(hand, 1, 2), device());
  await session.handOver('seat-1', 'random');
  expect(session.snapshot().sitters[0]).toMatchObject({ kind: 'person', bot: 'random', mine: false });
  await session.handOver('seat-1', null);
  if (!(await myTurn(session))) return;
  await move(session);
  await session.resign();
  expect(session.snapshot().outcome).toMatchObject({ reason: 'resigned', ranking: [['seat-2'], ['seat-1']] });
});

test('hot seat without secrets: the view follows whoever decides, and no curtain falls', async () => {
  const session = start(hand, saved(hand, 2, 2), device());
  const seen = new Set<string | null>();
  for (let i = 0; i < 4 && (await myTurn(session)); i++) {
    seen.add(session.snapshot().viewer);
    expect(session.snapshot().curtain).toBeNull();
    await move(session);
  }
  expect(seen).toEqual(new Set(['seat-1', 'seat-2']));
});

test('hot seat with sealed answers: a curtain falls between the seats, and the next one sees only its own', async () => {
  const toy = whispers as unknown as Game;
  const session = start(toy, saved(toy, 2, 2), device());
  const first = session.snapshot().viewer;
  await move(session);
  const { curtain, viewer } = session.snapshot();
  expect(viewer).toBe(first);
  expect(curtain).not.toBeNull();
  expect(curtain).not.toBe(first);
  session.liftCurtain();
  expect(session.snapshot()).toMatchObject({ curtain: null, viewer: curtain });
  expect(session.snapshot().moments).toHaveLength(1); // what nobody has seen is not in the story

  await move(session); // the same number of a question, another seat: it is the one who looks that answers
  expect(session.snapshot().moments.at(-1)).toMatchObject({ seat: curtain, revealed: [first, curtain] });
});

test('hot seat with sealed answers: whoever opens the game again finds the curtain, also before the first seat', async () => {
  const toy = whispers as unknown as Game;
  const on = device();
  const fresh = start(toy, saved(toy, 2, 2), on);
  expect(fresh.snapshot().curtain).toBeNull(); // who lays the table sits at it
  await move(fresh);
  fresh.liftCurtain();
  await move(fresh); // both are open, and the first is asked again
  const next = fresh.snapshot().curtain;
  const again = start(toy, loadSaved(on.store, 'one') as SavedGame, on);
  expect(again.snapshot().curtain).toBe(next ?? fresh.snapshot().viewer);
  expect(again.snapshot().curtain).not.toBeNull();
});

test('CO-7.11 what was shown to one seat alone cannot be made unseen by taking back', async () => {
  const game = secondEdition as Game;
  const session = start(game, saved(game, 3, 3, 'raven', 'fair'), device());
  const rng = rngFromText('raven');
  for (let moves = 0; moves < 300; moves++) {
    session.liftCurtain();
    const { view, viewer } = session.snapshot();
    const [request] = game.requests(view);
    if (request === undefined) throw new Error(`${viewer} is not asked`);
    const isRaven = request.why === 'raven-use';
    const choice = isRaven ? { option: 'look' } : game.sample(view, request, rng);
    await session.act(request.id, choice as Plain, session.snapshot());
    if (!isRaven) continue;
    expect(session.snapshot().undo.own).toBe(false);
    expect(await session.undo()).toMatchObject({ ok: false, problem: { code: 'seen-too-much' } });
    return;
  }
  throw new Error('nobody has the raven');
});

test('CO-7.11 what is sealed can be taken back until the last answer opens it, and then no more', async () => {
  const toy = whispers as unknown as Game;
  const session = start(toy, saved(toy, 2, 2, 'seed', 'fair'), device());
  await move(session);
  expect(session.snapshot().undo.own).toBe(true);
  await session.undo();
  await move(session);
  session.liftCurtain();
  await move(session);
  const { n, undo } = session.snapshot();
  expect(undo.own).toBe(false);
  const answer = await session.undo();
  expect(answer).toMatchObject({ ok: false, problem: { code: 'seen-too-much', clause: 'CO-7.17' } });
  expect(session.snapshot().n).toBe(n);
  const refused = answer.ok ? '' : answer.problem.code;
  for (const language of LANGUAGES) expect(say(serverMessages, language, `problem.${refused}`)).toMatch(/ .*\.$/);
});

test('CO-2.5 on a shared device nobody takes back what somebody else has sealed: only who still has it in hand', async () => {
  const toy = whispers as unknown as Game;
  const session = start(toy, saved(toy, 3, 3), device());
  await move(session);
  session.liftCurtain();
  const { n, moments, undo } = session.snapshot(); // the second looks now
  expect(undo).toEqual({ own: false, last: null, proposal: null, practice: false });
  expect(await session.undo()).toMatchObject({ ok: false, problem: { code: 'nothing-to-undo' } });
  expect(session.snapshot()).toMatchObject({ n, moments });

  await move(session); // the second seals: the curtain falls before the third, and the device is still in the same hand
  const { curtain, viewer } = session.snapshot();
  expect(session.snapshot().undo.own).toBe(true);
  expect(await session.undo()).toEqual({ ok: true });
  expect(session.snapshot()).toMatchObject({ n, viewer, curtain: null });
  expect(curtain).not.toBeNull();
  expect(await session.undo()).toMatchObject({ ok: false }); // what the first has sealed stays sealed
  expect(session.snapshot().n).toBe(n);
});

test('hot seat without secrets: a slip is taken back although the next one looks at the table by then', async () => {
  const session = start(hand, saved(hand, 2, 2), device());
  await myTurn(session);
  const { viewer, n } = session.snapshot();
  for (let i = 0; i < 20 && session.snapshot().viewer === viewer; i++) await move(session);
  expect(session.snapshot().viewer).not.toBe(viewer);
  const after = session.snapshot().n;
  expect(await session.undo()).toEqual({ ok: true });
  expect(session.snapshot()).toMatchObject({ rewinds: 1, viewer });
  expect(after).toBeGreaterThan(n);
});

test('two tabs of one game: the first to move counts, the other loses nothing and goes on from there', async () => {
  const on = device();
  const written: string[] = [];
  const store: KeyValue = {
    ...on.store,
    setItem: (key, value) => void (written.push(key), on.store.setItem(key, value)),
  };
  const table = saved(hand, 1, 2, 'tabs');
  saveGame(store, table);
  const one = start(hand, table, { ...on, store });
  await myTurn(one);
  const before = written.length;
  const stored = loadSaved(store, 'one') as SavedGame;
  const other = start(hand, stored, { ...on, store });
  expect(written.length).toBe(before); // looking at it changes nothing: else two tabs would never come to rest

  const choices = (session: LocalSession): { request: number; all: readonly Plain[] } => {
    const { game, view } = session.snapshot();
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    return { request: request.id, all: game.list(view, request, 1000) ?? [] };
  };
  const { request, all } = choices(one);
  expect(await one.act(request, all[0] as Plain, one.snapshot())).toEqual({ ok: true });
  expect(await other.act(request, all[1] as Plain, other.snapshot())).toMatchObject({
    ok: false,
    problem: { code: 'moved-on', clause: 'CO-7.14' },
  });
  expect(await other.undo()).toMatchObject({ ok: false });
  await myTurn(one);
  const now = loadSaved(store, 'one') as SavedGame;
  expect(now.story[stored.story.length]?.answers[0]?.choice).toEqual(all[0]);

  const again = start(hand, now, { ...on, store });
  await myTurn(again);
  expect(again.snapshot().n).toBe(one.snapshot().n);
  await move(again);
  expect(await one.act(choices(one).request, choices(one).all[0] as Plain, one.snapshot())).toMatchObject({
    ok: false,
  });
});

test('bots think in one tab only; when it is closed the next one takes over', async () => {
  const on = device();
  const table = saved(hand, 1, 2, 'tab-lock');
  const asked: string[] = [];
  const listening = (name: string): Bots => ({
    ...bots,
    decide: question => (asked.push(name), bots.decide(question)),
  });
  const waiting = Promise.withResolvers<void>();
  const first = start(
    hand,
    { ...table, seats: table.seats.map(seat => ({ ...seat, person: false, bot: 'random' })) },
    {
      ...on,
      bots: listening('first'),
      tabLock: { mine: waiting.promise, leave() {} },
    },
  );
  await new Promise(done => setTimeout(done, 20));
  expect([asked, first.snapshot().n, first.snapshot().thinking.length]).toEqual([[], 0, 1]); // it looks on
  waiting.resolve();
  while (first.snapshot().outcome === null) await new Promise(done => setTimeout(done, 1));
  expect(new Set(asked)).toEqual(new Set(['first']));
});

test('a store that is full or forbidden does not stop the game; a damaged save is not a game', () => {
  const broken: KeyValue = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
    removeItem() {},
  };
  expect(saveGame(broken, saved(hand, 1, 2))).toBe(false);
  expect(loadSaved(broken, 'one')).toBeUndefined();
  expect(listGames(broken)).toEqual([]);
  expect(start(hand, saved(hand, 1, 2), device(broken)).snapshot().n).toBe(0);
});

/** A store with room for so many writes; `room` can be made again. */
function filling(writes: number): KeyValue & { room: number } {
  const kept = memory();
  const store = {
    ...kept,
    room: writes,
    setItem(key: string, value: string): void {
      if (store.room-- <= 0) throw new Error('full');
      kept.setItem(key, value);
    },
  };
  return store;
}
const notesOf = (session: LocalSession): string[] =>
  session.snapshot().moments.flatMap(({ notes }) => notes.map(({ key }) => key));

test('a store that fills up in the middle: the game goes on, says so once, and is kept again when there is room', async () => {
  const store = filling(4);
  const table = { ...saved(hand, 2, 2, 'full'), kept: 0 };
  expect(saveGame(store, table)).toBe(true); // the list and the game
  const session = start(hand, table, device(store));
  for (let i = 0; i < 2; i++) await move(session);
  expect(notesOf(session)).toEqual([]);
  for (let i = 0; i < 3; i++) await move(session);
  expect(loadSaved(store, 'one')?.story).toHaveLength(2);
  expect(session.snapshot().n).toBe(5);
  expect(notesOf(session)).toEqual(['note.not-kept']);
  expect(session.snapshot().moments[3]?.notes).toHaveLength(1); // where it began
  for (const language of LANGUAGES) expect(say(serverMessages, language, 'note.not-kept')).toMatch(/ .*\.$/);

  for (let i = 0; i < 3; i++) expect(await session.undo()).toEqual({ ok: true });
  expect(session.snapshot().moves).toBe(2);
  expect(notesOf(session)).toContain('note.not-kept'); // not taken back with the moves

  store.room = 100;
  await move(session);
  expect(loadSaved(store, 'one')?.moves).toBe(3);
  expect(notesOf(session)).not.toContain('note.not-kept');
  await move(session);
});

test('a game that cannot be kept at all is not begun, and nothing of it is left', () => {
  const wanted = {
    game: hand,
    name: 'A table',
    options: {},
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Bot', bot: 'random' },
    ],
    hints: true,
    takeBack: 'fair' as const,
  };
  for (const writes of [0, 1]) {
    const store = filling(writes);
    const refused = createLocalGame(wanted, store);
    expect(refused).toMatchObject({ clause: 'CO-7.14', code: 'not-kept' });
    if (!isProblem(refused)) throw new Error('it was begun');
    for (const language of LANGUAGES) expect(sayProblem(language, refused)).toMatch(/ .*\.$/);
    expect(listGames(store)).toEqual([]);
  }
  const store = filling(2);
  const begun = createLocalGame(wanted, store);
  expect(listGames(store)).toEqual([begun]);
});

test('a game that was deleted in another tab stays deleted, and the page is told to look again', async () => {
  const store = memory();
  let looks = 0;
  const table = createLocalGame(
    {
      game: hand,
      name: 'T',
      options: {},
      seats: [0, 1].map(n => ({ name: `N${n}`, bot: null })),
      hints: true,
      takeBack: 'fair',
    },
    store,
  );
  if (isProblem(table)) throw new Error(table.code);
  for (const moves of [0, 2]) {
    saveGame(store, table);
    const session = start(hand, table, { ...device(store), lookAgain: () => looks++ });
    for (let i = 0; i < moves; i++) await move(session);
    looks = 0;
    forgetGame(store, table.id);
    const { game, view } = session.snapshot();
    const [request] = game.requests(view);
    const [choice] = game.list(view, request!, 1000) ?? [];
    const answer = await session.act(request!.id, choice as Plain, session.snapshot());
    expect(answer).toMatchObject({ ok: false, problem: { clause: 'CO-7.14', code: 'deleted' } });
    if (answer.ok) throw new Error('it was taken');
    for (const language of LANGUAGES) expect(sayProblem(language, answer.problem)).toMatch(/ .*\.$/);
    expect([loadSaved(store, table.id), listGames(store), looks]).toEqual([undefined, [], 1]);
    expect(await session.undo()).toMatchObject({ ok: false });
    expect([loadSaved(store, table.id), looks]).toEqual([undefined, 1]);
  }
});

test('CO-4.1 the record of a game that was resigned is of one broken off, as on a server: only so is it true', async () => {
  const session = start(hand, saved(hand, 2, 2), device());
  await move(session);
  await session.resign();
  const outcome = session.snapshot().outcome;
  expect(outcome).toMatchObject({ reason: 'resigned' });
  const record = readRecord((await session.record()) ?? '');
  if (isProblem(record)) throw new Error(record.code);
  expect(record.end.outcome).toBeNull();
  expect(verifyRecord(hand, record)).toHaveProperty('states');
  expect(verifyRecord(hand, { ...record, end: { ...record.end, outcome } })).toMatchObject({ clause: 'CO-4.2' });
});

test('who has no name is called in the language of now, in the log too; a name that was given stays', async () => {
  const table = saved(hand, 2, 3);
  const seats = table.seats.map((seat, place) => ({ ...seat, name: place === 1 ? 'Bea' : '' }));
  const on = device();
  const session = start(hand, { ...table, name: '', seats }, on);
  const speak = (language: 'en' | 'it') => (game: Parameters<typeof calledBy>[1]) =>
    calledBy((key, data) => say(texts, language, key, data), game);
  const told = (): string[] => session.snapshot().moments.flatMap(({ notes }) => notes.map(({ data }) => data.name));
  session.callBy(speak('en'));
  await session.handOver('seat-1', 'random');
  await session.handOver('seat-2', 'random');
  expect(session.snapshot().name).toBe('Player, Bea');
  expect(told()).toEqual(['Player', 'Bea']);
  session.callBy(speak('it'));
  expect(session.snapshot().sitters.map(({ name }) => name)).toEqual(['Giocatore', 'Bea', 'Bot 1']);
  expect(told()).toEqual(['Giocatore', 'Bea']);
  expect(loadSaved(on.store, 'one')).toMatchObject({ name: '', seats: [{ name: '' }, { name: 'Bea' }, { name: '' }] });
});
