import type { Event } from '@corvo/core';
import type { Laid } from './toy.fixture.ts';

/** Answers in the notation, by the question: one for always, or a list that is used up. All else is answered late. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Plays a table on, until nobody is asked, somebody is asked to stop, or all this has gone on too long. */
export function playOn(
  game: Laid,
  answers: Answers,
  stopAt: readonly string[] = ['orders'],
  onAsk: (request: number) => void = () => {},
): string[] {
  const left = new Map(
    Object.entries(answers).map(([why, given]) => [why, typeof given === 'string' ? given : [...given]]),
  );
  const trace: string[] = [];
  for (let n = 0; n < 60; n++) {
    const next = game.waiting.find(({ answered }) => !answered);
    if (next === undefined || stopAt.includes(next.why)) return trace;
    onAsk(next.request);
    trace.push(`${next.seat} ${next.why}?`);
    const given = left.get(next.why);
    const line = typeof given === 'string' ? given : given?.shift();
    if (line !== undefined) game.play(`${next.seat} ${line}`);
    else answerLate(game, next.seat);
    trace.push(...game.events.map(tellShort));
  }
  throw new Error(`it does not end: ${trace.slice(-20).join(', ')}`);
}

function answerLate(game: Laid, seat: string): void {
  const view = game.view(seat);
  const request = game.request(seat);
  if (request === undefined) throw new Error(`${seat} is asked nothing`);
  const choice = game.game.whenLate(view, request);
  game.play(game.game.write(view, { seat, request: request.id, choice }));
}

const tellShort = ({ type }: Event): string => type;
