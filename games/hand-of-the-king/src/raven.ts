import { problem, type ChoiceShape, type Problem, type Seat, type Talk } from '@corvo/core';
import { TALK_SECONDS } from './cards.ts';
import { partnerOf } from './ending.ts';
import type { Code, Open, TalkFrame } from './state.ts';
import { areaFor, type HandDraft } from './verbs.ts';

const RAVEN = 'raven ';
const END = 'end-talk';

export const isRaven = (key: string): boolean => key.startsWith(RAVEN);

/** HK-9.3 to HK-9.5: whom this seat may call away now, as options: `raven bea`. */
export function ravens(open: Open, seat: Seat): string[] {
  if (!open.options.threeEyedRaven || open.areas[seat]?.raven !== true) return [];
  const partner = partnerOf(open, seat);
  const invited = partner === undefined ? open.seats.filter(other => other !== seat) : [partner];
  return invited.map(other => `${RAVEN}${other}`);
}

/** Why this raven may not fly. */
export function refuseRaven(open: Open, seat: Seat, key: string): Problem | undefined {
  const invited = key.slice(RAVEN.length);
  if (!open.options.threeEyedRaven) return problem('HK-9.1', 'no-ravens-in-this-game');
  if (open.areas[seat]?.raven !== true) return problem('HK-9.2', 'raven-spent', { seat });
  if (!open.seats.includes(invited)) return problem('HK-9.3', 'nobody-of-that-name', { seat: invited.slice(0, 80) });
  if (invited === seat) return problem('HK-9.3', 'raven-to-oneself');
  const partner = partnerOf(open, seat);
  if (partner !== undefined && partner !== invited)
    return problem('HK-9.5', 'raven-only-to-partner', { seat: invited, partner });
  return undefined;
}

/** HK-9.3: a raven is too late once the player has declared. */
export function refuseLateRaven(open: Open, choice: ChoiceShape): Problem | undefined {
  const key = 'option' in choice ? choice.option : 'card' in choice ? choice.card : null;
  if (key === null || !isRaven(key)) return undefined;
  return open.options.threeEyedRaven
    ? problem('HK-9.3', 'raven-too-late')
    : problem('HK-9.1', 'no-ravens-in-this-game');
}

/** HK-9.3: the token is discarded and the two may talk. */
export function sendRaven(game: HandDraft, seat: Seat, key: string): void {
  const invited = key.slice(RAVEN.length);
  areaFor(game, seat).raven = false;
  game.open.talk = { of: seat, with: invited };
  game.revealed = true; // HK-9.9: what is said from now on cannot be unsaid
  game.tell('raven-sent', { seat, with: invited, secondsMax: TALK_SECONDS });
  game.push<TalkFrame>({ run: 'talk', of: seat, with: invited });
}

/** HK-9.9: the server ends the minute; either side may end it earlier. */
export const talking: Code<TalkFrame, 'option'> = {
  enter: (game, frame) => game.ask(frame, [frame.of, frame.with], 'end-talk', 'HK-9.9'),
  ask: () => ({ kind: 'option', from: [END] }),
  refuse: (_view, _frame, _seat, choice) => (choice.option === END ? undefined : problem('HK-9.9', 'only-end-talk')),
  answer(game, frame, seat) {
    game.stopAsking(frame);
    game.open.talk = null;
    game.revealed = true;
    game.tell('talk-ended', { seat, with: frame.of === seat ? frame.with : frame.of });
  },
};

/** HK-9.1, HK-9.9: with ravens the table is silent, but for the two who were called away. */
export function talk(open: Open): Talk {
  if (!open.options.threeEyedRaven) return { table: true, between: [], secondsMax: 0 };
  return {
    table: false,
    between: open.talk ? [open.talk.of, open.talk.with] : [],
    secondsMax: open.talk ? TALK_SECONDS : 0,
  };
}
