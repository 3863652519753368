/** Six people in six browsers at one table: sealed orders and cards go to nobody else before the reveal. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Plain, Seat } from '@corvo/core';
import { battleNow, type WesterosOpen } from '@corvo/westeros';
import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { answerWith, seatAll, type Sitter } from './sitters.ts';
import { ask } from './tables.ts';
import { SECOND } from './westeros-tables.ts';
import { tracesOf } from './wire.ts';

const { game } = SECOND;
const SEATS = game.seats(6);
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Furio'];

/** The ships of one house sail against those of another: a battle in the first round. */
const ATTACK = { house: 'greyjoy', from: 'ironmans-bay', to: 'the-golden-sound', order: 'march-zero' } as const;

/** What this sitter wants: the attack, and else what is said for those who are late, which is peaceful and quick. */
function wish({ seat, wire }: Sitter): Plain {
  const request = wire.asked(game);
  if (request === undefined) throw new Error(`${seat} is not asked`);
  const choice = game.whenLate(wire.view, request);
  if (seat !== ATTACK.house) return choice;
  if (request.why === 'orders')
    return { orders: { ...(choice as { orders: object }).orders, [ATTACK.from]: ATTACK.order } } as Plain;
  if (request.why === 'march')
    return { from: ATTACK.from, moves: [{ to: ATTACK.to, units: { ship: 1 } }], leave: false };
  return choice;
}

const answer = (sitter: Sitter): Promise<Plain> => answerWith(SECOND, sitter, () => wish(sitter));

const openOf = ({ wire }: Sitter): WesterosOpen => wire.view.open as WesterosOpen;

/** Which of these answers can be read on somebody's wire who did not give them. */
const leaks = (sitters: readonly Sitter[], given: ReadonlyMap<Seat, Plain>): string[] =>
  sitters.flatMap(({ seat, wire }) => {
    const { text } = wire;
    return [...given].flatMap(([giver, choice]) =>
      giver === seat
        ? []
        : tracesOf(choice)
            .filter(trace => text.includes(trace))
            .map(trace => `${seat} reads of ${giver}: ${trace}`),
    );
  });

/** All of them answer a sealed question; before the last answer nobody has read anything. Answers what was given. */
async function answerSealed(all: readonly Sitter[], asked: readonly Sitter[]): Promise<ReadonlyMap<Seat, Plain>> {
  const given = new Map<Seat, Plain>();
  for (const sitter of asked.slice(0, -1)) given.set(sitter.seat, await answer(sitter));
  // The check can find answers: each of them can be read on its own player's wire.
  for (const { seat, wire } of asked.slice(0, -1))
    await expect.poll(() => tracesOf(given.get(seat) ?? null).some(trace => wire.text.includes(trace))).toBe(true);
  expect(leaks(all, given)).toEqual([]);
  const last = asked.at(-1) as Sitter;
  given.set(last.seat, await answer(last));
  return given;
}

/**
 * Both sides of the battle choose their cards. The check can find them: once revealed, they can be read on every wire.
 */
async function fight(all: readonly Sitter[], sides: readonly Sitter[]): Promise<ReadonlyMap<Seat, Plain>> {
  expect(battleNow(openOf(sides[0] as Sitter))?.area).toBe(ATTACK.to);
  const cards = await answerSealed(all, sides);
  await expect.poll(() => leaks(all, cards).length).toBe(sides.length * (all.length - 1));
  return cards;
}

test(
  '2E-8.19 2E-12.14 six browsers play a round: no byte of a sealed order or card before its reveal',
  ONCE,
  async ({ open, server }) => {
    const { id, host, sitters } = await seatAll(SECOND, NAMES, open, server.address);

    // Planning: five have given their orders, and nothing of them is on any other wire; then the sixth reveals.
    const orders = await answerSealed(sitters, sitters);
    await expect.poll(() => sitters.every(sitter => openOf(sitter).areas[ATTACK.from]?.orders.length === 1)).toBe(true);
    for (const sitter of sitters)
      for (const choice of orders.values())
        for (const [area, order] of Object.entries((choice as { orders: Record<string, string> }).orders))
          expect(openOf(sitter).areas[area]?.orders.map(lying => lying.order)).toEqual([order]);

    // On to the battle, and its cards.
    const cards = new Map<Seat, Plain>();
    for (let looks = 0; looks < 600 && sitters.every(sitter => openOf(sitter).round === 1); looks++) {
      const asked = sitters.filter(({ wire }) => wire.asked(game) !== undefined);
      const isCards = asked.some(({ wire }) => wire.asked(game)?.why === 'battle-card');
      if (asked.length === 2 && isCards) {
        for (const [seat, choice] of await fight(sitters, asked)) cards.set(seat, choice);
      } else if (asked[0] === undefined || isCards) await delay(30); // the question may have come to one of both only
      else await answer(asked[0]);
    }
    expect([...cards.keys()].sort()).toEqual(['greyjoy', 'lannister']);
    await expect.poll(() => sitters.map(sitter => openOf(sitter).round)).toEqual(SEATS.map(() => 2));
    const socketBytes = sitters.map(({ wire: { letters } }) => letters.filter(({ by }) => by === 'socket').length);
    expect(Math.min(...socketBytes)).toBeGreaterThan(10);
    // A spectator sees only what is open to everybody.
    const outside = await ask<{ status: string }>(host, server.address, 'GET', `/api/tables/${id}`);
    expect(outside.status).toBe('playing');
  },
);
