import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson, isProblem, rngFromText, type Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { BUDGET, partsOf, SCRIPT, scriptsOf, weightOf } from '../apps/web/build/weight.ts';
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

test.each(Object.keys(SCRIPT))('the pages stay light until the first board of %s', game => {
  const parts = partsOf(dist, game);

  expect(parts.unknown, 'fetched on demand: weigh it, or name it among what comes later').toEqual([]);
  expect(weightOf(dist, parts.script)).toBeLessThan(SCRIPT[game] ?? 0);
  expect(weightOf(dist, parts.style)).toBeLessThan(BUDGET.style);
});

test('the pages stay light: everything together', () => {
  expect(weightOf(dist, partsOf(dist, 'hand-of-the-king').all)).toBeLessThan(BUDGET.all);
});

test.each(Object.keys(SCRIPT))('a worker of bots shares the rules of %s with the page and needs no window', game => {
  const page = scriptsOf(dist, 'index.html', `src/board/${game}/kit.tsx`);
  const worker = scriptsOf(dist, `src/local/workers/${game}.ts`);
  const shared = worker.filter(file => page.includes(file));

  expect(weightOf(dist, shared)).toBeGreaterThan(weightOf(dist, worker) / 2);
  for (const file of worker) expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/\b(document|window)\./);
});

test('the page asks ahead for every script and style on the way to the first board, and for nothing else', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const note = /<script type="application\/json" id="ahead">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { first, places, games } = JSON.parse(note) as {
    first: string;
    places: Record<string, string[]>;
    games: Record<string, string[]>;
  };
  const onPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  expect(first).toBe('hand-of-the-king');
  for (const game of Object.keys(SCRIPT)) {
    const asked = new Set([...onPage, ...(places['form'] ?? []), ...(places['table'] ?? []), ...(games[game] ?? [])]);
    const { script, style } = partsOf(dist, game);
    const ofBots = scriptsOf(dist, `src/local/workers/${game}.ts`, `src/local/workers/${game}.ts?address`);
    const missing = [...script, ...style].filter(file => !asked.has(file));
    expect(missing.filter(file => !ofBots.includes(file))).toEqual([]); // the bots come when they are asked
    expect([...asked].filter(file => ![...script, ...style].includes(file))).toEqual([]);
  }
});

/** What can be told of rules from outside: their words, and what comes of a game played by lot. */
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
  return canonicalJson({ messages: game.messages, options: game.options, state } as never);
}

const SOURCES: readonly Game[] = [handOfTheKing, firstEdition, secondEdition];

test.each(SOURCES)(
  'the rules of $id are the same in the pages, which leave out the prose of the fact sheets',
  async source => {
    const [file = ''] = scriptsOf(dist, `src/board/${source.id}/rules.ts`);
    const { rules } = (await import(pathToFileURL(join(dist, file)).href)) as { rules: Game };
    for (let players = source.players.min; players <= source.players.max; players++)
      expect(told(rules, players)).toBe(told(source, players));
  },
);
