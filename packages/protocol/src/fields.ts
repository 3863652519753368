import { isSeat, type Plain } from '@corvo/core';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { isDisguised } from './names.ts';
import { hasLetter, hasUnseen } from './written.ts';

/** Letters, digits, dashes: everything the server itself gives out as an id or a secret. */
const word = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

export const tableId = word(32);
export const inviteCode = word(64);
export const token = word(128);
export const proposalId = word(32);
export const gameId = word(60);
export const seat = z.string().max(40).refine(isSeat);
/** How a bot is named: `knight`, `search:200ms`. */
export const botName = z
  .string()
  .max(40)
  .regex(/^[a-z0-9:-]+$/);
/** A place in the story of a table, or the number of a request. */
export const count = z.int().min(0).max(1_000_000_000);

/** Blanks without width come along when text is copied; nobody meant to write them. */
const WIDTHLESS = /[\u200b\u2060\ufeff]/g;

/** One line that people read: no control signs, nothing that turns the direction of the text, no blanks around it. */
const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(text => text.normalize('NFC').replace(WIDTHLESS, '').trim().replace(/\s+/g, ' '))
    .refine(text => hasLetter(text) && [...text].length <= max && !hasUnseen(text));

/** Letters that only look different (wide, mathematical) are taken for what they say; disguises are refused. */
export const personName = line(LIMITS.name)
  .transform(text => text.normalize('NFKC').trim())
  .refine(text => [...text].length <= LIMITS.name && !hasUnseen(text) && !isDisguised(text));
export const tableName = line(LIMITS.tableName);

/** What somebody says: lines are allowed, other control signs are not. */
export const chatText = z
  .string()
  .max(LIMITS.chatText * 4)
  .transform(text => text.normalize('NFC').replace(WIDTHLESS, '').trim())
  .refine(text => hasLetter(text) && [...text].length <= LIMITS.chatText && !hasUnseen(text.replaceAll('\n', ' ')));

/** `table`, or the two seats of a private conversation joined by `+`. */
export const channel = z
  .string()
  .max(81)
  .refine(text => {
    if (text === 'table') return true;
    const seats = text.split('+');
    return seats.length === 2 && seats[0] !== seats[1] && seats.every(isSeat);
  });

/** What somebody has answered for them, in the words of the game, which says whether it is one of its own. */
export const instruction = z.strictObject({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z-]+$/),
  about: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .nullable(),
});

/** Plain data of a bounded size. What it means is the game's affair: it refuses what it does not know. */
export const choice = z.custom<Plain>(value => isPlain(value, 10, { left: LIMITS.choiceParts }));

function isPlain(value: unknown, depth: number, parts: { left: number }): boolean {
  if (--parts.left < 0) return false;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= 200;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every(item => isPlain(item, depth - 1, parts));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([key, item]) => key.length <= 80 && isPlain(item, depth - 1, parts));
}
