import { PassThrough } from 'node:stream';
import { botStream, type Thought } from '@corvo/bots';
import type { Game, Language } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import type { TakeBack, Thinking } from '@corvo/host';
import { describe, expect, test } from 'vitest';
import { Given } from '../arguments/flags.ts';
import { makeContext } from '../context.ts';
import { Lines } from '../terminal/lines.ts';
import { Paper } from '../testing.ts';
import { GameWords } from '../words.ts';
import { playOn, type Ending } from './loop.ts';
import { Person } from './person.ts';
import { Sitting, type Asked } from './sitting.ts';
import { Teller } from './teller.ts';
import { Thinkers } from './thinkers.ts';

/** Bots of a game that is not in the catalogue: they choose by lot, here and now. */
class ByLot extends Thinkers {
  override async decide({ seat, view, request, seed }: Thinking, game: Game): Promise<Thought> {
    const choice = game.sample(view, request, botStream(seed, seat, request.id));
    return { choice, reason: { key: 'bot.random', data: {} }, nodes: 0 };
  }
  override hint(asked: Asked, { game, seed }: Sitting): Promise<Thought> {
    return this.decide({ ...asked, bot: '', key: '', seed }, game);
  }
}

/** An evening of Whispers: sealed bids, hidden hands, numbers, cards one may pass on. */
async function evening(
  answers: string,
  players = 3,
  language: Language = 'en',
  takeBack: TakeBack = 'fair',
): Promise<{ out: string; ending: Ending; sitting: Sitting }> {
  const game: Game = whispers;
  const stdin = new PassThrough();
  const paper = new Paper();
  const io = { stdin, stdout: paper, stderr: paper, env: {}, cwd: '/', interrupted: new AbortController().signal };
  const context = makeContext(io, language, new Given([], new Map()));
  const words = new GameWords(game, language);
  const sitting = new Sitting(game, { stones: 5, echo: true }, players, 'evening', {
    mine: 'ada',
    bots: new Map(),
    takeBack,
  });
  const teller = new Teller(context, words, seat => seat);
  const lines = new Lines(io);
  const thinkers = new ByLot();
  const person = new Person(sitting, teller, lines, thinkers);
  stdin.end(answers);
  const ending = await playOn({ sitting, person, seat: 'ada', teller, lines, thinkers });
  return { out: paper.text, ending, sitting };
}

describe('an evening with secrets', () => {
  test('sealed answers are given before any is shown, and what bots bid is not told beforehand', async () => {
    const { out } = await evening('quit\n');
    expect(out).toContain('A number from 0 to 5');
    expect(out).not.toMatch(/(bruno|carla): \d/);
  });

  test('a number is the amount itself; one that is too high is refused with its clause', async () => {
    const { out } = await evening('9\n5\nquit\n');
    expect(out).toMatch(/> 9\n.*\(WH-2\.1\)\n> 5\n/);
  });

  test('who has seen the sealed answers of others cannot choose again', async () => {
    const { out, sitting } = await evening('5\nundo\nundo\nquit\n');
    expect(
      out.replaceAll(/\s+/g, ' ').match(/it cannot be undone\. “practice” makes this a practice game/g),
    ).toHaveLength(2);
    expect(out).not.toContain('You are back');
    expect(sitting.actions).toBeGreaterThanOrEqual(3);
  });

  test('CO-7.17 in a practice game, chosen at the start or made of this one, the same can be chosen again', async () => {
    for (const [answers, takeBack] of [
      ['5\nundo\nquit\n', 'practice'],
      ['5\npractice\nundo\nquit\n', 'fair'],
    ] as const) {
      const { out, sitting } = await evening(answers, 3, 'en', takeBack);
      expect(out).toContain('You are back at your previous decision.');
      expect(sitting.asked()?.request).toMatchObject({ why: 'bid', answered: false });
    }
  });

  test('CO-7.11 at a strict table nothing is taken back', async () => {
    const { out } = await evening('5\nundo\nquit\n', 3, 'en', 'strict');
    expect(out).toContain('At this table nothing can be undone.');
  });

  test('a sealed answer that nobody has seen can be taken back', () => {
    const sitting = new Sitting(whispers, { stones: 5, echo: true }, 3, 'evening');
    const own = sitting.asked();
    if (own === undefined) throw new Error('nobody is asked');
    sitting.take(own, { amount: 2 }, 'person');
    expect(sitting.actions).toBe(1);
    expect(sitting.back()).toBe('undone');
    expect([sitting.actions, sitting.back()]).toEqual([0, 'nothing-to-undo']);
  });

  test('capitals do not matter', async () => {
    const [plain, loud] = [await evening('5\nnone\nleft\nquit\n'), await evening('5\nNONE\nLeft\nquit\n')];
    expect(loud.sitting.record()).toBe(plain.sitting.record());
  });

  test('a whole game, with choices that may be left', async () => {
    const { ending, sitting } = await evening('1\nleft\n0\nnone\n'.repeat(40));
    expect(ending.kind).toBe('over');
    expect(sitting.open.outcome).not.toBeNull();
  });

  test('who resigns is replaced while others play on, and ends a game of two', async () => {
    expect((await evening('resign\n')).ending.kind).toBe('over');
    const two = await evening('resign\n', 2, 'it');
    expect(two.ending).toMatchObject({ kind: 'over', outcome: { ranking: [['bruno'], ['ada']] } });
  });

  test('a hint is asked of a bot that sees only what the person sees', async () => {
    const { out } = await evening('hint\nquit\n');
    expect(out).toMatch(/> hint\nHint: \d \(“follow” does so\)\n/);
  });
});
