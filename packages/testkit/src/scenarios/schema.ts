import { z } from 'zod';

/** The format this program reads; a later one will have another number. */
const SCENARIO_FORMAT = 'scenario/1';
export const MOST_CHARACTERS = 1024 * 1024;

// Every message says what was expected, so that a damaged file can be told "expected …, found …".
const text = (most: number, what = 'a text'): z.ZodString =>
  z.string({ error: what }).min(1, `${what}, not empty`).max(most, `${what} of at most ${most} characters`);
const line = (what: string): z.ZodString => text(400, what).regex(/^[^\n\r]*$/, `${what}, on one line`);
const list = <T extends z.ZodType>(item: T, most: number, what: string): z.ZodArray<T> =>
  z.array(item, { error: what }).max(most, `${what} of at most ${most}`);
const plain = z.json({ error: 'a value of plain JSON' });

const seat = z
  .string({ error: 'the name of a seat' })
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u,
    'the name of a seat: one word of at most 40 letters, digits, dots and dashes',
  );
const clause = z.string({ error: 'a clause' }).regex(/^[0-9A-Z]{2,6}-[0-9A-Z.]{1,12}$/, 'a clause such as HK-3.3');
const note = text(2000).optional().describe('For readers; the program does not look at it.');
const action = line('an action in the notation').describe(
  'An action in the notation, such as "ada declares east stark".',
);

const play = z
  .strictObject({ play: action, note }, { error: 'a step' })
  .describe('This action is legal; it is played.');
const refuse = z
  .strictObject({ refuse: action, clause, code: text(80).optional(), note }, { error: 'a step' })
  .describe('This action is refused under this clause (and with this code, where one is given). Nothing changes.');
const expect = z
  .strictObject(
    { expect: z.record(text(120, 'the name of a figure'), plain, { error: 'figures by name' }), note },
    { error: 'a step' },
  )
  .describe('These figures of the table have these values. Every game names its own figures.');
const offered = z
  .strictObject(
    {
      offered: z.strictObject(
        {
          seat,
          choices: list(line('a choice in the notation, without seat and verb'), 500, 'a list of choices'),
          only: z.boolean({ error: 'true or false' }).optional(),
        },
        { error: 'seat, choices and perhaps only' },
      ),
      note,
    },
    { error: 'a step' },
  )
  .describe('The seat may choose each of these; with "only": true it may choose nothing else.');
const waiting = z
  .strictObject({ waiting: list(seat, 20, 'a list of seats'), note }, { error: 'a step' })
  .describe('The game waits for exactly these seats, in any order.');
const view = z
  .strictObject(
    {
      view: z.strictObject(
        {
          seat: z.union([seat, z.null()], { error: 'the name of a seat, or null for a spectator' }),
          shows: z.record(text(200, 'a path into the view'), plain, { error: 'values by path' }).optional(),
          hides: list(text(200), 100, 'a list of texts').optional(),
        },
        { error: 'seat, and shows or hides' },
      ),
      note,
    },
    { error: 'a step' },
  )
  .describe(
    'What a seat (or null: a spectator) sees: "shows" gives values by path, such as "open.varys" or "mine.hand.0"; each text of "hides" stands nowhere in its view.',
  );
const told = z.union(
  [
    text(80),
    z.strictObject(
      {
        type: text(80),
        to: z
          .union([z.literal('all'), list(seat, 20, 'a list of seats')], { error: '"all" or a list of seats' })
          .optional(),
        data: plain.optional(),
      },
      { error: 'an event' },
    ),
  ],
  { error: 'the type of an event, or an object with type, to and data' },
);
const events = z
  .strictObject({ events: list(told, 200, 'a list of events'), note }, { error: 'a step' })
  .describe(
    'The last action told these events, in this order; others may stand between them. Of "data", the fields given here must agree.',
  );
const outcome = z
  .strictObject(
    {
      outcome: z.union(
        [
          z.strictObject(
            {
              ranking: list(list(seat, 20, 'a list of seats'), 20, 'a list of places, each a list of seats'),
              clause: clause.optional(),
              reason: text(80).optional(),
            },
            { error: 'ranking, and perhaps clause and reason' },
          ),
          z.null(),
        ],
        { error: 'an outcome, or null while the game goes on' },
      ),
      note,
    },
    { error: 'a step' },
  )
  .describe('How the game ended, places from the first down; null: it is not over.');

/** Every kind of step, by the field that names it. */
export const STEPS = { play, refuse, expect, offered, waiting, view, events, outcome } as const;
export type StepKind = keyof typeof STEPS;
export const STEP_KINDS = Object.keys(STEPS) as readonly StepKind[];

const step = z.union([play, refuse, expect, offered, waiting, view, events, outcome], {
  error: `a step with one of ${STEP_KINDS.join(', ')}`,
});

/** Exactly one of two fields, which a schema of JSON can say and a type cannot. */
const eitherOr = (first: string, second: string): object => ({
  oneOf: [{ required: [first] }, { required: [second] }],
});

export const scenarioSchema = z
  .strictObject(
    {
      $schema: text(300).optional().describe('For editors; the program does not look at it.'),
      corvo: z.literal(SCENARIO_FORMAT, { error: `"${SCENARIO_FORMAT}"` }).describe('The format of this file.'),
      title: line('a title of one line').describe('What the scenario shows, in one sentence.'),
      game: text(60, 'the id of a game').describe('The id of the game, such as "hand-of-the-king".'),
      clauses: list(clause, 50, 'a list of clauses')
        .optional()
        .describe('The clauses of the rules ledger that it is about.'),
      seats: list(seat, 20, 'a list of seats')
        .optional()
        .describe('Who sits at the table, in order; names of your choice.'),
      players: z
        .int({ error: 'a number of players' })
        .min(1, 'at least 1 player')
        .max(20, 'at most 20 players')
        .optional()
        .describe('Instead of "seats": so many players, under the names that the game gives them.'),
      options: z
        .record(
          text(60, 'the name of an option'),
          z.union([z.boolean(), z.number(), text(80)], { error: 'a text, a number, true or false' }),
          {
            error: 'options by name',
          },
        )
        .optional()
        .describe('The options of the table; what is left out takes its default.'),
      seed: text(200).optional().describe('The game is set up from this seed.'),
      position: list(
        z.string({ error: 'a line of text' }).max(400, 'a line of at most 400 characters'),
        500,
        'a list of lines',
      )
        .optional()
        .describe('Instead of "seed": the table as the game writes it, line by line.'),
      steps: z.array(step, { error: 'a list of steps' }).min(1, 'at least one step').max(2000, 'at most 2000 steps'),
      notes: text(10_000).optional().describe('For readers; the program does not look at it.'),
    },
    { error: 'an object' },
  )
  .describe('A scenario: a table, actions in the notation, and what must come of them.')
  .meta({ title: 'Corvo scenario', allOf: [eitherOr('seats', 'players'), eitherOr('seed', 'position')] });

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = Scenario['steps'][number];

/** The schema for editors and other programs, as it stands in docs/scenario.schema.json. */
export function scenarioJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(scenarioSchema), null, 2)}\n`;
}
