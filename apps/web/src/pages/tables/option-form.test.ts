import { MANIFESTS } from '@corvo/catalogue/manifests';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { botMessages, botsFor, loadGame } from '../../session/games.ts';
import { BOT_LEVELS, makeBot, readBot, type BotSpec } from '@corvo/bots';
import { isProblem, LANGUAGES, mergeCatalogues, rngFromText, say, type Game, type Request } from '@corvo/core';
import { expect, test } from 'vitest';
import { optionForm } from './option-form.ts';
import { readSeat, seatsFor, seatWords, withSeat, writeSeat, type SeatPlan } from './seat-plan.ts';

const GAMES = MANIFESTS.map(({ id }) => id);
const hand: Game = handOfTheKing;
const fieldOf = (form: ReturnType<typeof optionForm>, id: string) => form.fields.find(field => field.id === id);

test.each(GAMES)('every option of %s has a name and a word for each value, in both languages', async id => {
  const game = (await loadGame(id)) as Game;
  for (const { id: option, values } of game.options) {
    for (const messages of [game.messages.it, game.messages.en]) {
      expect(messages[`option.${option}`]).toBeTruthy();
      for (const value of values) expect(messages[`option.${option}.${String(value)}`]).toBeTruthy();
    }
  }
});

test.each(GAMES)('the strengths that %s offers are the levels its bots have', async id => {
  const game = (await loadGame(id)) as Game;
  const plays = BOT_LEVELS.filter(spec => !isProblem(makeBot(game, spec)));

  expect(botsFor(id)).toEqual(plays.length > 0 ? plays.map(({ label }) => label) : ['random']);
});

test.each(GAMES)('the bots of %s can say in both languages why they chose', async id => {
  const game = (await loadGame(id)) as Game;
  const options = game.resolveOptions({}, game.players.max);
  if (isProblem(options)) throw new Error(options.code);
  const state = game.setup(options, game.seats(game.players.max), 'reasons');
  const view = game.view(state, game.waiting(state.open)[0]?.seat ?? null);
  const request = game.requests(view)[0] as Request;
  const words = mergeCatalogues(await botMessages(), game.messages);
  for (const bot of ['random', 'greedy', 'newcomer', 'knight']
    .map(name => readBot(name))
    .map(spec => makeBot(game, spec as BotSpec))) {
    if (isProblem(bot)) throw new Error(bot.code);
    const { key, data } = bot.decide(view, request, rngFromText('reasons')).reason;
    for (const language of LANGUAGES) {
      const sentence = say(words, language, key, data);
      expect(sentence, key).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, key).not.toMatch(/\{\{|\$t\(|bot\./);
    }
  }
});

test('a form without wishes sends nothing and has no problem', () => {
  const form = optionForm(hand, {}, 3);

  expect(form.values).toEqual({});
  expect(form.problem).toBeNull();
  expect(form.fields.map(({ id }) => id)).toEqual(hand.options.map(({ id }) => id));
  expect(form.fields.every(({ changed }) => !changed)).toBe(true);
});

test('only what differs from the default is sent', () => {
  expect(optionForm(hand, { companionDeck: 'none', jaqenReading: 'A' }, 3).values).toEqual({ companionDeck: 'none' });
});

test('an option for other numbers of players cannot be chosen, and an old choice of it is dropped', () => {
  const three = optionForm(hand, { teams: true }, 3);
  expect(fieldOf(three, 'teams')).toMatchObject({ value: false, players: [4], changed: false });
  expect(fieldOf(three, 'teams')?.choices).toContainEqual({ value: true, allowed: false });
  expect(three.values).toEqual({});

  expect(optionForm(hand, { teams: true }, 4).values).toEqual({ teams: true });
});

test('the game itself says which values it refuses', () => {
  const seats = fieldOf(optionForm(hand, {}, 3), 'firstSeat')?.choices;

  expect(seats).toEqual([1, 2, 3, 4].map(value => ({ value, allowed: value <= 3 })));
  expect(optionForm(hand, { firstSeat: 4 }, 3).problem?.code).toBe('no-such-seat');
});

test('a table here is filled with bots, a table on the server with open seats', () => {
  expect(seatsFor(3, [], 'here', 'knight')).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'knight' },
    { kind: 'bot', bot: 'knight' },
  ]);
  expect(seatsFor(2, [], 'online', 'knight')).toEqual([{ kind: 'me' }, { kind: 'open' }]);
});

test('planned seats stay when the number of players changes', () => {
  const planned: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', bot: 'lord' }, { kind: 'open' }];

  expect(seatsFor(2, planned, 'online', 'knight')).toEqual(planned.slice(0, 2));
  expect(seatsFor(4, planned, 'online', 'knight')).toEqual([...planned, { kind: 'open' }]);
});

test('I sit once: taking another seat leaves the first to whoever was there', () => {
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', bot: 'lord' }];

  expect(withSeat(seats, 1, { kind: 'me' })).toEqual([{ kind: 'bot', bot: 'lord' }, { kind: 'me' }]);
});

test('every word of a seat reads back as the same plan', () => {
  for (const word of [...seatWords('here', ['random']), ...seatWords('online', ['knight'])]) {
    expect(writeSeat(readSeat(word))).toBe(word);
  }
});
