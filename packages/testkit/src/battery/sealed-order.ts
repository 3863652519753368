import { pick, shuffle, type Event, type Plain, type Rng, type Seat } from '@corvo/core';
import { byteDifference, difference, short } from '../values/difference.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { act, isSealed, twoChoices } from './twin.ts';

interface Answer {
  readonly seat: Seat;
  readonly choice: Plain;
}

interface Revealed {
  readonly instant: Instant;
  readonly events: readonly Event[];
}

/** Gives the answers one after another; what the reveal told, without what the last answer itself told. */
function giveAll(instant: Instant, answers: readonly Answer[]): Revealed | string {
  const request = instant.waiting[0]?.request ?? -1;
  let now = instant;
  let events: readonly Event[] = [];
  for (const answer of answers) {
    const next = act(now, { ...answer, request });
    if (typeof next === 'string') return next;
    now = next.instant;
    events = next.events;
  }
  const last = answers.at(-1);
  const alone = last === undefined || last.choice === null ? undefined : act(instant, { ...last, request });
  const bare = typeof alone === 'object' ? alone.events.map(event => event.type) : [];
  let own = 0;
  while (own < bare.length && events[own]?.type === bare[own]) own++;
  return { instant: now, events: events.slice(own) };
}

function compare(one: Revealed | string, two: Revealed | string, how: string): Finding {
  if (typeof one === 'string') return one;
  if (typeof two === 'string') return `${how}: ${two}`;
  if (one.instant.text !== two.instant.text) {
    return `${how} leads to another state: ${difference(one.instant.state, two.instant.state) ?? ''}`;
  }
  const told = byteDifference(one.events, two.events);
  return told === undefined ? undefined : `${how} is told differently: ${told}`;
}

/** A second thought must leave no trace: an answer that was replaced or taken back never was. */
function changesOfMind(instant: Instant, answers: readonly Answer[], plain: Revealed | string, rng: Rng): Finding {
  const first = answers[0];
  const choices = first && twoChoices(instant, first.seat, rng);
  if (first === undefined || choices === undefined) return undefined;
  const before: Answer = { seat: first.seat, choice: choices[1] };
  const back: Answer = { seat: first.seat, choice: null };
  const withdrawn = giveAll(instant, [before, back]);
  if (typeof withdrawn === 'string') return `taking back a sealed answer: ${withdrawn}`;
  if (withdrawn.instant.text !== instant.text) {
    return `taking back ${short(before)} does not lead back: ${difference(instant.state, withdrawn.instant.state) ?? ''}`;
  }
  return (
    compare(plain, giveAll(instant, [before, ...answers]), `replacing ${short(before)}`) ??
    compare(
      plain,
      giveAll(instant, [before, back, ...answers.slice(1), first]),
      `taking back ${short(before)} and answering last`,
    )
  );
}

/** The answers in other orders. */
function otherOrders(instant: Instant, answers: readonly Answer[], plain: Revealed | string, rng: Rng): Finding {
  for (let i = instant.times(1, 4); i > 0; i--) {
    const order = i === 1 ? answers.toReversed() : shuffle(rng, [...answers]);
    const finding = compare(plain, giveAll(instant, order), `the order ${order.map(answer => answer.seat).join(', ')}`);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** Sealed answers lead to the same state in whatever order they arrive (CO-2.5). */
export const sealedOrder: Property = {
  name: 'sealed-order',
  costly: true,
  when: isSealed,
  atDecision(instant, rng) {
    const answers = instant.unanswered.map((seat): Answer => ({ seat, choice: sampleFor(instant, seat, rng) }));
    const plain = giveAll(instant, answers);
    const looks = [otherOrders, changesOfMind];
    for (const look of instant.effort === 'quick' ? [pick(rng, looks)] : looks) {
      const finding = look(instant, answers, plain, rng);
      if (finding === undefined) continue;
      // Where even the same order comes out differently, the order is not to blame: `replay` will say so.
      return compare(plain, giveAll(instant, answers), '') === undefined ? finding : undefined;
    }
    return undefined;
  },
};
