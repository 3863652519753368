import { isReason } from '@corvo/bots';
import { isProblem, type Outcome, type Seat } from '@corvo/core';
import type { Thinking } from '@corvo/host';
import { usualBot } from '../bots.ts';
import type { Lines } from '../terminal/lines.ts';
import { whileShowing } from '../terminal/progress.ts';
import type { Person } from './person.ts';
import type { Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';
import type { Thinkers } from './thinkers.ts';

/** How an evening ends. */
export type Ending =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'quit' | 'ended' | 'interrupted' };

export interface Evening {
  readonly sitting: Sitting;
  readonly person: Person;
  readonly seat: Seat;
  readonly teller: Teller;
  readonly lines: Lines;
  readonly thinkers: Thinkers;
}

/** Everybody plays until the game is over or the person leaves. */
export async function playOn({ sitting, person, seat, teller, lines, thinkers }: Evening): Promise<Ending> {
  const reasons = new Map<Seat, string>(); // what each bot said last, so that it does not say it again
  teller.events(sitting.first, sitting.seats, seat);
  for (;;) {
    const { outcome } = sitting.open;
    if (outcome !== null) return { kind: 'over', outcome };
    // Sealed answers are all given before any is shown, so nobody gains by going first: the bots do.
    const [other] = sitting.thinking();
    if (other !== undefined) {
      if ((await letThink(other)) === 'interrupted') return { kind: 'interrupted' };
      continue;
    }
    const own = sitting.asked();
    if (own === undefined) throw new Error('nobody is asked anything, and the game is not over');
    const answer = await person.decide(own);
    switch (answer.kind) {
      case 'quit':
        return { kind: 'quit' };
      case 'over':
        return { kind: answer.why };
      case 'undo':
        teller.say(`play.${sitting.back()}`, { practice: teller.command('practice') });
        break;
      case 'practice':
        sitting.practise();
        teller.say('play.practises', { undo: teller.command('undo') });
        break;
      case 'resign':
        sitting.resign(usualBot(sitting.game));
        if (sitting.open.outcome === null) teller.say('play.bot-takes-seat', { name: teller.nameOf(seat) });
        break;
      case 'choice': {
        // Nobody wants to come back to where there was no choice.
        const events = sitting.take(own, answer.choice, answer.isOnly === true ? 'forced' : 'person');
        if (isProblem(events)) throw new Error(`a checked choice was refused: ${events.code}`);
        teller.events(events, sitting.seats, seat);
        break;
      }
    }
  }

  async function letThink(asked: Thinking): Promise<'interrupted' | undefined> {
    const { context, words, nameOf } = teller;
    const thinking = Promise.race([thinkers.decide(asked, sitting.game), lines.interruption]);
    const waiting = words.waiting(asked.request, sitting.seats, nameOf);
    const thought = await whileShowing(context.io.stdout, waiting, thinking);
    if (thought === 'interrupted') return thought;
    const { seat: bot, request } = asked;
    const events = sitting.take(asked, thought.choice, 'bot');
    if (isProblem(events)) throw new Error(`the bot in ${bot} chose what ${events.clause} forbids: ${events.code}`);
    // The lines below tell what the bot did; here it says why, where it can and has not just said so.
    if (!request.sealed && isReason(thought.reason.key) && teller.tells(events, seat)) {
      const reason = words.reason(thought.reason, sitting.seats, nameOf);
      const isNews = words.game.guide === undefined || reasons.get(bot) !== reason;
      reasons.set(bot, reason);
      const said = reason.charAt(0).toLowerCase() + reason.slice(1); // after a colon
      if (isNews) teller.out(context.paint(context.say('play.why', { name: nameOf(bot), reason: said }), 'faint'));
    }
    teller.events(events, sitting.seats, seat);
    return undefined;
  }
}
