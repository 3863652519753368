import { AT_ZERO, TAKE_BACK } from '@corvo/host';
import { z } from 'zod';
import { botName, gameId, tableName } from './fields.ts';
import { LIMITS } from './limits.ts';

const optionValue = z.union([z.boolean(), z.number(), z.string().max(60)]);

/** Any names here: which options there are, and for whom, the game says (CO-3.1). */
const options = z.record(z.string().max(60), optionValue).refine(given => Object.keys(given).length <= LIMITS.options);

const spectators = z.strictObject({
  allowed: z.boolean(),
  delaySeconds: z.int().min(0).max(LIMITS.delaySeconds), // they see the table as it was so long ago
});

const { min, max } = LIMITS.clockSeconds;

/** The time that players have, and what happens when it has run out (CO-7.13, CO-7.18, CO-7.19). */
const clock = z.strictObject({
  seconds: z.int().min(min).max(max), // for each decision, or of everybody's bank
  increment: z.int().min(min).max(max).nullable(), // what each question adds to a bank; null: the time is for each decision
  atZero: z.enum(AT_ZERO),
  rest: z.boolean().optional(), // it stands in a player's quiet hours and days off (CO-7.25)
});

/** What the host decides about a table before it starts. */
const setupFields = {
  name: tableName,
  players: z.int().min(1).max(LIMITS.players),
  options,
  access: z.enum(['open', 'invited']), // listed for everybody, or for those who have the link
  spectators,
  hints: z.boolean(), // may a bot be asked for advice?
  order: z.enum(['random', 'chosen']), // who sits where is drawn at the start, or stays as it is
  takeBack: z.enum(TAKE_BACK), // how moves are taken back (CO-7.11)
  clock: clock.nullable(), // null: nobody is pressed
};

export const tableSetup = z.strictObject(setupFields);
export type TableSetup = z.output<typeof tableSetup>;

export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: botName }),
]);
export type SeatWish = z.infer<typeof seatWish>;

/** `POST /api/tables`. What is left out takes its default; without `seats` the host takes the first, the rest is open. */
export const createTable = z.strictObject({
  ...setupFields,
  game: gameId,
  options: options.default({}),
  access: setupFields.access.default('open'),
  spectators: spectators.default({ allowed: true, delaySeconds: 0 }),
  hints: z.boolean().default(false),
  order: setupFields.order.default('random'),
  takeBack: setupFields.takeBack.default('fair'),
  clock: clock
    .extend({ increment: clock.shape.increment.default(null), atZero: clock.shape.atZero.default('once') })
    .nullable()
    .default(null),
  seats: z.array(seatWish).max(LIMITS.players).optional(),
  start: z.boolean().default(false), // start at once; every seat must then be taken
});
export type CreateTable = z.input<typeof createTable>;
/** The same with its defaults filled in. */
export type TakenTable = z.output<typeof createTable>;

/** What the host may change before the start: any of the fields. */
export const changeSetup = z.strictObject(setupFields).partial();
export type ChangeSetup = z.infer<typeof changeSetup>;

export interface Created {
  readonly id: string;
  readonly path: string; // `/table/ID`
  readonly invitation: string; // `/table/ID#CODE`: whoever opens it may come in
}
