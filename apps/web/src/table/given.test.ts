import { isProblem, rngFromText, say, type Action, type Game, type Plain } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { answerLine } from './AnswerParts.tsx';
import { makingOf } from './making.fixture.ts';
import { whatResigningMeans } from './ResignDialog.tsx';
import { tableTexts } from '../kit/texts/index.ts';
import { makeWords } from '../kit/words.ts';

const game = firstEdition as Game;
const seats = game.seats(3);

/** Stark has given sealed orders, Baratheon and Lannister have not. */
function planned(): TableSnapshot {
  const options = game.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  const start = game.setup(options, seats, 'given');
  const view = game.view(start, 'stark');
  const request = game.requests(view)[0]!;
  const choice: Plain = game.sample(view, request, rngFromText('given'));
  const step = game.apply(start, { seat: 'stark', request: request.id, choice } as Action);
  if (!step.ok) throw new Error(step.problem.code);
  const sitters = seats.map(seat => ({
    seat,
    name: seat,
    kind: 'person' as const,
    bot: null,
    present: true,
    mine: seat === 'stark',
  }));
  return { game, sitters, viewer: 'stark', view: game.view(step.state, 'stark'), n: 1 } as unknown as TableSnapshot;
}

function drawn(language: 'en' | 'it', given: boolean): string {
  const snapshot = planned();
  const request = game.requests(snapshot.view)[0]!;
  expect(request.answered).toBe(true);
  const words = makeWords(language, (key, data) => say(tableTexts, language, key, data), game, snapshot.sitters);
  return renderToStaticMarkup(
    answerLine(
      { words, session: {} as TableSession, snapshot, say: () => {} },
      makingOf({
        readiness: { ready: true, missing: 0, problem: undefined },
        action: 'Give 3 orders',
        consequences: ['something would come of it'],
        note: given ? 'Give other orders.' : '', // advice that was asked for before it was given
        hasDraft: true,
        given,
      }),
      request,
    ),
  );
}

test('who has given a sealed answer reads that it is given, for whom the table waits, and that it can be changed', () => {
  expect(drawn('en', true)).toMatch(
    /Sealed: you can still change it\. Waiting for: Baratheon and Lannister<.*until then you can change/s,
  );
  expect(drawn('it', true)).toMatch(/Hai risposto\. Si aspettano: Baratheon e Lannister<.*puoi cambiarla/s);
  expect(drawn('en', true)).toContain('Take the answer back');
  expect(drawn('en', true)).not.toContain('Give other orders');
  expect(drawn('en', true)).not.toContain('data-testid="commit"'); // nothing is left to give
});

test('who is changing it reads that the earlier one stands until then, and can give the new one', () => {
  expect(drawn('en', false)).toMatch(
    /Your earlier answer stands.*<button[^>]*data-testid="commit"[^>]*>Give 3 orders/s,
  );
  expect(drawn('en', false)).not.toContain('Waiting for');
});

test('CO-7.10 what resigning means is said truly: the end, a bot for good, or a bot as long as one likes', () => {
  const hand = handOfTheKing as Game;
  const at = (players: number, connection: TableSnapshot['connection']): string => {
    const options = hand.resolveOptions({}, players);
    if (isProblem(options)) throw new Error(options.code);
    const view = hand.view(hand.setup(options, hand.seats(players), 'x'), 'seat-1');
    return whatResigningMeans({ game: hand, view, viewer: 'seat-1', connection } as unknown as TableSnapshot);
  };
  expect([at(2, 'online'), at(2, 'local'), at(3, 'online'), at(3, 'local')]).toEqual([
    'resign-ends',
    'resign-ends',
    'resign-for-good',
    'resign-here',
  ]);
});
