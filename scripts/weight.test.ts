import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  canonicalJson,
  catalogueBy,
  isProblem,
  LANGUAGES,
  playerCounts,
  rngFromText,
  say,
  type Event,
  type Game,
  type Language,
  type Manifest,
  type Messages,
  type OptionValues,
  type Sentence,
} from '@corvo/core';
import { isDrawn } from '@corvo/faces';
import { GAMES } from '@corvo/catalogue';
import { FIRST_GAME, MANIFESTS, manifestOf } from '@corvo/catalogue/manifests';
import { cataloguesOf, isLater, TEXTS } from '../apps/web/build/texts.ts';
import {
  BUDGET,
  botsAt,
  firstRulesOf,
  offlineOf,
  partsOf,
  SCRIPT,
  scriptsOf,
  textsOf,
  weightOf,
  wholeRulesOf,
} from '../apps/web/build/weight.ts';
import { laterTextsOf, textsOf as partsSpokenBy } from '../apps/web/src/base/games.ts';
import { ROOT } from './checks.ts';

const dist = mkdtempSync(join(tmpdir(), 'corvo-weight-'));
beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', dist],
    // Vitest says that this is a test; the pages are to be built as they are sent.
    { cwd: join(ROOT, 'apps/web'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`the client could not be built: ${stderr}`);
}, 300_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const EACH = Object.keys(SCRIPT).flatMap(game => LANGUAGES.map(language => [game, language] as const));

test.each(EACH)('the pages stay light until the first board of %s in %s', (game, language) => {
  const parts = partsOf(dist, game, language);

  expect(parts.unknown, 'fetched on demand: weigh it, or name it among what comes later').toEqual([]);
  expect(weightOf(dist, parts.script)).toBeLessThan(SCRIPT[game] ?? 0);
  expect(weightOf(dist, parts.style)).toBeLessThan(BUDGET.style);
  expect(weightOf(dist, parts.data)).toBeLessThan(BUDGET.data);
});

// A pattern that matches nothing is no error for the build: the rulebook would be gone without a word.
test('every page of docs/rules is in the pages, in both languages', () => {
  const rules = join(ROOT, 'docs/rules');
  const pages = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) {
    const query = page.endsWith('editions.md') ? 'editions' : 'ledger';
    expect(scriptsOf(dist, `../../docs/rules/${page}?${query}`)).not.toEqual([]); // throws where there is none
  }
});

test.each(Object.keys(SCRIPT))('what a device keeps that plays %s stays light, its pictures too', game => {
  const { shell, games } = offlineOf(dist);
  const own = games[game] ?? [];
  expect(weightOf(dist, [...shell, ...own])).toBeLessThan(BUDGET.offline);

  const faces = own.filter(file => /^assets\/faces-[\w-]+-[\w-]{8}\.svg$/.test(file));
  const scenes = own.filter(file => /^assets\/vignettes-[\w-]+-[\w-]{8}\.svg$/.test(file));
  expect(faces.length > 0).toBe(isDrawn(game));
  expect(weightOf(dist, faces)).toBeLessThan(BUDGET.faces);
  expect(weightOf(dist, scenes)).toBeLessThan(BUDGET.scenes);
});

test('a device can keep every file of the pages, and what only some games need is not kept for all', () => {
  const { shell, games } = offlineOf(dist);
  const kept = new Set([...shell, ...Object.values(games).flat()]);
  const sent = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.\w+$/.test(file) && !/\.(br|gz|map)$/.test(file) && !file.startsWith('.vite'),
  );
  const never = ['sw.js', 'robots.txt', 'icons/icon-512.png', 'icons/maskable-512.png'];
  expect(sent.filter(file => !kept.has(file) && !never.includes(file))).toEqual([]);
  for (const game of MANIFESTS) {
    const own = [...partsOf(dist, game.id, 'it').script, ...partsOf(dist, game.id, 'it').data];
    expect(own.filter(file => !shell.includes(file) && !games[game.id]?.includes(file))).toEqual([]);
    const rules = [...scriptsOf(dist, firstRulesOf(game)), ...scriptsOf(dist, wholeRulesOf(game))];
    expect(rules.filter(file => !shell.includes(file) && !games[game.id]?.includes(file))).toEqual([]);
    expect(shell.filter(file => rules.includes(file))).toEqual(
      shell.filter(file => rules.includes(file) && scriptsOf(dist, 'index.html').includes(file)),
    );
  }
});

test.each(MANIFESTS)('a worker of bots shares the rules of $id with the page and needs no window', game => {
  const page = scriptsOf(dist, 'index.html', firstRulesOf(game), wholeRulesOf(game));
  const worker = scriptsOf(dist, botsAt(game));
  const shared = worker.filter(file => page.includes(file));

  expect(weightOf(dist, shared)).toBeGreaterThan(weightOf(dist, worker) / 2);
  for (const file of worker) expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/\b(document|window)\./);
});

/** Not every game says something that the pages load by itself. */
const isPart = (part: string): boolean => Object.hasOwn(TEXTS, part);

/** What a part says in a language, catalogue by catalogue. */
async function saidIn(language: Language, part: string): Promise<Messages[]> {
  const [file = ''] = scriptsOf(dist, ...textsOf(language, part));
  const { default: texts } = (await import(pathToFileURL(join(dist, file)).href)) as { default: Messages[] };
  return texts;
}

/** Keys of words for every occasion, like `title` and `next`: code has them for other reasons too. */
const PLAIN_WORDS = 'apps/web/src/pages/learn/texts.ts';

/** Messages of a part that is fetched later. */
async function keysOf(part: string): Promise<string[]> {
  const texts = await saidIn('en', part);
  return texts
    .filter((_, place) => TEXTS[part]?.[place] !== PLAIN_WORDS)
    .flatMap(messages => Object.keys(messages))
    .map(key => key.replace(/_(zero|one|other)$/, ''));
}

test.each(Object.keys(SCRIPT))('what is said before the first answer of %s is fetched before it', async game => {
  const { script } = partsOf(dist, game, 'en');
  const texts = scriptsOf(dist, ...textsOf('en', 'pages', ...partsSpokenBy(game).filter(isPart)));
  const code = script.filter(file => !texts.includes(file)).map(file => readFileSync(join(dist, file), 'utf8'));
  const spoken = ['other-pages', ...laterTextsOf(game)].filter(isPart);
  // A clause names the question or the event it stands behind, by its key and without saying it.
  const keys = (await Promise.all(spoken.map(keysOf))).flat().filter(key => !/^(ask|event)\./.test(key));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter(key => code.some(text => ['"', "'", '`'].some(mark => text.includes(mark + key + mark))))).toEqual(
    [],
  );
});

/** What is told and asked from the beginning until something else than orders is asked, as key and data. */
function untilPlayedOn(game: Game, wanted: OptionValues, players: number): Sentence[] {
  const options = game.resolveOptions(wanted, players);
  if (isProblem(options)) return []; // an option for other numbers of players
  const chance = rngFromText('the same choices');
  const told: Event[] = [];
  let state = game.setup(options, game.seats(players), 'the same seed', event => void told.push(event));
  const sentences: Sentence[] = [];
  for (;;) {
    const seat = game.waiting(state.open).find(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined || request.ask.kind !== 'orders') break;
    sentences.push({ key: `ask.${request.why}`, data: {} }, { key: `ask.${request.why}.waiting`, data: { count: 2 } });
    const step = game.apply(state, { seat, request: request.id, choice: game.sample(view, request, chance) });
    if (!step.ok) throw new Error(step.problem.code);
    told.push(...step.events.filter(({ type }) => type !== 'answered')); // no log tells that
    state = step.state;
  }
  return [...sentences, ...told.map(event => game.sentences.event(event))];
}

/** Where all begin with their orders. */
const WITH_ORDERS = GAMES.filter(game =>
  untilPlayedOn(game, {}, game.players.min).some(({ key }) => key === 'ask.orders'),
);

test.each(WITH_ORDERS)(
  'until something else than orders is asked in $id, the texts of its first board say everything',
  async game => {
    const tables = game.options.flatMap(({ id, values }) => values.map(value => ({ [id]: value })));
    const sentences: Sentence[] = [];
    for (let players = game.players.min; players <= game.players.max; players++)
      for (const wanted of [{}, ...tables]) sentences.push(...untilPlayedOn(game, wanted, players));
    for (const language of LANGUAGES) {
      const parts = await Promise.all(
        partsSpokenBy(game.id)
          .filter(isPart)
          .map(part => saidIn(language, part)),
      );
      const lists = Object.entries(game.messages[language]).filter(([key]) => /^(items?|leaving)\./.test(key));
      const first = Object.assign(Object.fromEntries(lists), ...parts.map(([texts]) => texts)) as Messages;
      const catalogue = catalogueBy(() => first);
      const said = new Set(sentences.map(({ key, data }) => say(catalogue, language, key, data)));
      expect(said.size).toBeGreaterThan(10);
      expect([...said].filter(text => /(^|\W)[a-z]+\.[a-z]/.test(text))).toEqual([]);
    }
  },
);

interface Ahead {
  readonly first: string;
  readonly places: Record<string, string[]>;
  readonly games: Record<string, string[]>;
  readonly languages: Record<string, Record<'texts' | 'afterwards', Record<string, string[]>>>;
}

test('the page asks ahead for everything on the way to the first board, and for nothing else', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const note = /<script type="application\/json" id="ahead">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { first, places, games, languages } = JSON.parse(note) as Ahead;
  const onPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  expect(first).toBe(FIRST_GAME);
  for (const [game, language] of EACH) {
    const { texts, afterwards } = languages[language] ?? { texts: {}, afterwards: {} };
    const spoken = [...(texts['pages'] ?? []), ...(texts[game] ?? [])];
    const asked = new Set([
      ...onPage,
      ...(places['form'] ?? []),
      ...(places['table'] ?? []),
      ...(games[game] ?? []),
      ...spoken,
    ]);
    const { script, style, data } = partsOf(dist, game, language);
    const needed = [...script, ...style, ...data];
    const manifest = manifestOf(game) as Manifest;
    const ofBots = scriptsOf(dist, botsAt(manifest));
    const missing = needed.filter(file => !asked.has(file));
    expect(missing.filter(file => !ofBots.includes(file))).toEqual([]); // the bots come when they are asked
    expect([...asked].filter(file => !needed.includes(file))).toEqual([]);
    if (manifest.first === undefined) continue;
    const parts = laterTextsOf(game).filter(isPart);
    const [whole = ''] = scriptsOf(dist, wholeRulesOf(manifest));
    const [later = ''] = scriptsOf(dist, `src/boards/${manifest.family}/later.ts`);
    expect(afterwards[game]).toEqual(
      expect.arrayContaining([whole, later, ...scriptsOf(dist, ...textsOf(language, ...parts))]),
    );
  }
});

/** What can be told of rules from outside: their options, and what comes of a game played by lot. */
function told(game: Game, players: number): string {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const chance = rngFromText('the same choices');
  let state = game.setup(options, game.seats(players), 'the same seed');
  for (let n = 0; n < 400 && game.outcome(state.open) === undefined; n++) {
    const seat = game.waiting(state.open).find(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const step = game.apply(state, { seat, request: request.id, choice: game.sample(view, request, chance) });
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
  }
  return canonicalJson({ options: game.options, state } as never);
}

/** What everybody is asked first, and what the rules say to an answer. */
function askedFirst(game: Game, players: number): unknown {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const state = game.setup(options, game.seats(players), 'the same seed');
  return state.open.seats.map(seat => {
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) return undefined;
    const choice = game.sample(view, request, rngFromText(seat));
    return {
      request,
      choice,
      taken: game.check(view, request, choice),
      refused: game.check(view, request, { cards: [] }),
    };
  });
}

/** Rules as the pages have them: those that they begin with, or all. */
async function rulesInPages(file: string): Promise<Game> {
  const [script = ''] = scriptsOf(dist, file);
  const doors = Object.values((await import(pathToFileURL(join(dist, script)).href)) as object) as Partial<Game>[];
  const found = doors.flatMap(door => (typeof door.setup === 'function' ? [door] : Object.values(door as object)));
  return found.find(door => typeof (door as Partial<Game>).setup === 'function') as Game;
}

test.each(MANIFESTS.filter(({ first }) => first !== undefined))(
  'the first rules of $id ask what is asked first and check it, and nobody plays on with them',
  async manifest => {
    const [rules, source] = [await rulesInPages(firstRulesOf(manifest)), await manifest.rules()];
    for (const players of playerCounts(source.players))
      expect(askedFirst(rules, players)).toEqual(askedFirst(source, players));
    expect(() => told(rules, source.players.min)).toThrow('no code for the procedure');
  },
);

test.each(MANIFESTS)(
  'the rules of $id are the same in the pages, which leave out the prose of the fact sheets',
  async manifest => {
    const [rules, source] = [await rulesInPages(wholeRulesOf(manifest)), await manifest.rules()];
    for (const players of playerCounts(source.players)) expect(told(rules, players)).toBe(told(source, players));
  },
);

test.each(GAMES)('$id says the same in the pages, language by language', async ({ id, messages }) => {
  // A game has the last word, over its kernel.
  const parts = partsSpokenBy(id).flatMap(part => [part, `${part}-later`].filter(isPart));
  for (const language of LANGUAGES) {
    // The first file of each is that of the rules; those of boards are compared below.
    const spoken = await Promise.all(parts.map(async part => (await saidIn(language, part))[0]));
    const said = Object.assign({}, ...spoken) as Messages;
    const isList = (key: string): boolean => /^(items?|leaving|ranked)\./.test(key); // made in the page, the same in every language
    expect(said).toEqual(Object.fromEntries(Object.entries(messages[language]).filter(([key]) => !isList(key))));
  }
});

test.each(Object.keys(TEXTS))('every file of %s says all of it in the pages', async part => {
  for (const language of LANGUAGES) {
    const said = await saidIn(language, part);
    expect(said.length).toBe(TEXTS[part]?.length);
    for (const [place, file] of (TEXTS[part] ?? []).entries())
      for (const [name, catalogue] of await cataloguesOf(file))
        expect(said[place], `${name} of ${file} in ${language}`).toEqual(catalogue[language]);
  }
});

/** The same place in the sources: `texts/first.ts` and `texts/later.ts` of one folder. */
const HALVES = Object.values(TEXTS)
  .flat()
  .filter(file => file.endsWith('/texts/later.ts'));

test.each(HALVES)('what %s says is said by no first half', async later => {
  const [[, late] = []] = await cataloguesOf(later);
  const [[, early] = []] = await cataloguesOf(later.replace('/later.ts', '/first.ts'));
  expect(Object.keys(late?.it ?? {}).length).toBeGreaterThan(0);
  expect(Object.keys(early?.it ?? {}).filter(key => Object.hasOwn(late?.it ?? {}, key))).toEqual([]);
});

test('a part is fetched first or later, never both', () => {
  const files = Object.values(TEXTS).flat();
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  for (const part of Object.keys(TEXTS)) expect(isLater(part)).toBe(/^other-pages$|-later$/.test(part));
});

test('a map that did not come is asked for again, and one that has come is not', async () => {
  const [file = ''] = scriptsOf(dist, '../../games/second-edition/src/board/second-edition.ts');
  const { secondEditionMap: map } = (await import(pathToFileURL(join(dist, file)).href)) as {
    secondEditionMap: PromiseLike<unknown>;
  };
  const answers = [new Response('', { status: 503 }), new Response('{"areas":[]}')];
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', asked);
  try {
    await expect((async () => map)()).rejects.toThrow('503');
    expect(await map).toEqual({ areas: [] });
    expect(await map).toEqual({ areas: [] });
  } finally {
    vi.unstubAllGlobals();
  }
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/second-edition\.geometry-.*\.json$/),
    expect.stringMatching(/second-edition\.geometry-.*\.json$/),
  ]);
});
