import { below, isProblem, rngFromText, say, mergeCatalogues, LANGUAGES, type Game, type State } from '@corvo/core';
import { expect, test, vi } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { makeBot } from './make.ts';
import { readBot, BOT_LEVELS } from './read.ts';
import { botStream } from './stream.ts';
import { asked, botNamed, game, optionsFor, randomOptions } from './table.fixture.ts';
import { botMessages } from './texts/index.ts';

/** Generous: a busy machine may be ten times slower. */
vi.setConfig({ testTimeout: 60_000 });

const words = mergeCatalogues(botMessages, game.messages);

/** The thought of a bot: legal, and with a sentence in both languages. */
function thoughtOf(bot: Bot, state: State, seed: string): Thought {
  const now = asked(state);
  if (now === undefined) throw new Error('nobody is asked');
  const before = structuredClone(now);
  const thought = bot.decide(now.view, now.request, botStream(seed, now.seat, now.request.id));
  expect(now, 'a bot changes nothing').toEqual(before);
  expect(
    game.check(now.view, now.request, thought.choice),
    `${bot.spec.label}: ${JSON.stringify(thought.choice)}`,
  ).toBeUndefined();
  for (const language of LANGUAGES) {
    const sentence = say(words, language, thought.reason.key, thought.reason.data);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/\{\{|\$t\(|bot\.|house\./);
  }
  return thought;
}

/** Bots play to the end, each seat its own; answers the place of each seat. */
function playOut(bots: readonly Bot[], options: Parameters<Game['setup']>[0], seed: string): number[] {
  let state = game.setup(options, game.seats(bots.length), seed);
  for (let now = asked(state); now !== undefined; now = asked(state)) {
    const bot = bots[state.open.seats.indexOf(now.seat)] as Bot;
    const { choice } = bot.decide(now.view, now.request, botStream(seed, now.seat, now.request.id));
    const step = game.apply(state, { seat: now.seat, request: now.request.id, choice });
    if (!step.ok) throw new Error(`${bot.spec.label}: ${step.problem.code}`);
    state = step.state;
  }
  const ranking = game.outcome(state.open)?.ranking ?? [];
  return state.open.seats.map(seat => ranking.findIndex(place => place.includes(seat)));
}

test('every bot answers every question of random games legally, from a view alone, and says why', () => {
  const bots = ['random', 'greedy', 'search:1n', 'search:40n', 'search:400n', 'newcomer', 'knight'].map(botNamed);
  const kinds = new Set<string>();
  const reasons = new Set<string>();
  for (let index = 0; index < 45; index++) {
    const rng = rngFromText(`legal ${index}`);
    const players = 2 + (index % 3);
    const state = game.setup(randomOptions(rng, players), game.seats(players), `legal ${index}`);
    for (let now = asked(state), n = 0; now !== undefined; now = asked(state), n++) {
      kinds.add(now.request.why);
      // One bot after the other looks at each question; chance plays on, to come to strange places.
      reasons.add(thoughtOf(bots[(index + n) % bots.length] as Bot, state, 'legal').reason.key);
      const choice = game.sample(now.view, now.request, rng);
      if (game.applyInPlace(state, { seat: now.seat, request: now.request.id, choice }, () => {}))
        throw new Error('refused');
    }
  }
  expect([...kinds].sort()).toEqual(
    [
      'choose-companion',
      'declare',
      'discard-companion',
      'end-talk',
      'give-banner',
      'give-character',
      'kill-in-area',
      'kill-in-grid',
      'name-house',
      'receive-character',
      'swap-in-grid',
    ].sort(),
  );
  expect(reasons.size).toBeGreaterThan(12);
});

test('the same view, request, stream and node budget give the same thought, whatever was thought before', () => {
  for (const name of ['greedy', 'newcomer', 'search:3000n']) {
    for (const players of [2, 3, 4]) {
      const used = botNamed(name);
      for (let index = 0; index < 3; index++) {
        const rng = rngFromText(`same ${index}`);
        const state = game.setup(optionsFor(players), game.seats(players), `same ${index}`);
        for (let left = below(rng, 20); left > 0; left--) {
          const now = asked(state);
          if (now === undefined) break;
          const choice = game.sample(now.view, now.request, rng);
          game.applyInPlace(state, { seat: now.seat, request: now.request.id, choice }, () => {});
        }
        const thought = thoughtOf(used, state, 'same');
        expect([thoughtOf(botNamed(name), state, 'same'), thoughtOf(used, state, 'same')]).toEqual([thought, thought]);
      }
    }
  }
});

test('a search of 2,000 nodes beats chance 20 to 0', () => {
  const search = botNamed('search:2000n');
  const chance = botNamed('random');
  let won = 0;
  for (let board = 0; board < 10; board++) {
    if (playOut([search, chance], optionsFor(2), `board ${board}`)[0] === 0) won++;
    if (playOut([chance, search], optionsFor(2), `board ${board}`)[1] === 0) won++;
  }
  expect(won).toBe(20);
});

test('partners, three and four players: a search comes first more often than its share against chance', () => {
  const search = botNamed('search:300n');
  const chance = botNamed('random');
  let won = 0;
  for (let board = 0; board < 4; board++) {
    if (playOut([chance, search, chance], optionsFor(3), `three ${board}`)[1] === 0) won++;
    if (playOut([chance, chance, search, chance], optionsFor(4), `four ${board}`)[2] === 0) won++;
    if (playOut([search, chance, search, chance], optionsFor(4, { teams: true }), `teams ${board}`)[0] === 0) won++;
  }
  expect(won).toBeGreaterThanOrEqual(10);
});

test('a bot with a clock thinks about as long as it may', () => {
  const state = game.setup(optionsFor(2), game.seats(2), 'clock');
  const began = performance.now();
  const { nodes } = thoughtOf(botNamed('search:30ms'), state, 'clock');
  expect(performance.now() - began).toBeLessThan(1000);
  expect(nodes).toBeGreaterThan(100);
});

test('CO-6.1 a game without such a bot says so; chance plays any game', () => {
  const other = { ...game, id: 'another-game' };
  for (const name of ['greedy', 'search', ...BOT_LEVELS.map(({ label }) => label)]) {
    const spec = readBot(name);
    if (isProblem(spec)) throw new Error(spec.code);
    expect(makeBot(other, spec)).toMatchObject({
      code: 'bot-not-for-game',
      clause: 'CO-6.1',
      data: { bot: name, game: 'another-game' },
    });
  }
  const spec = readBot('random');
  if (isProblem(spec)) throw new Error(spec.code);
  expect(makeBot(other, spec)).toHaveProperty('decide');
});
