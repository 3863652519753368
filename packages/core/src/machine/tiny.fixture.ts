import { SHAPES, type AskShape, type ChoiceShape } from '../asks/index.ts';
import type {
  Action,
  Event,
  Game,
  GameTypes,
  HiddenTable,
  OpenTable,
  OwnTable,
  Seat,
  State,
  Transition,
} from '../contract.ts';
import type { OptionValues } from '../options.ts';
import type { Plain } from '../plain.ts';
import type { Problem } from '../problem.ts';
import { machineGame } from './game.ts';
import type { FlowTable, ProcedureTable, StandingCheck, StepCode } from './procedures.ts';

/** A game that is nothing but its steps: a test brings these, and reads in `said` what ran. */
export interface Tiny extends GameTypes {
  open: OpenTable & { said: string[]; score: number };
  hidden: HiddenTable;
  own: OwnTable;
  ask: AskShape;
  choice: ChoiceShape;
  options: OptionValues;
}

interface TinyRules {
  readonly flow: FlowTable; // the first procedure is the one that begins
  readonly code: ProcedureTable<Tiny>;
  readonly standing?: readonly StandingCheck<Tiny>[];
}

export function tinyGame({ flow, code, standing = [] }: TinyRules): Game<Tiny> {
  return machineGame<Tiny>({
    id: 'tiny',
    rules: 1,
    players: { min: 2, max: 3 },
    options: [],
    messages: { it: {}, en: {} },
    shapes: SHAPES,
    code,
    standing,
    flow: () => flow,
    seats: () => ['ada', 'bob'],
    settleOptions: options => options,
    layOut: (open, hidden) => ({
      open: { ...open, said: [], score: 0 },
      hidden,
      own: Object.fromEntries(open.seats.map(seat => [seat, { sealed: null }])),
    }),
    begin: game => game.push({ run: Object.keys(flow)[0] ?? '' }),
    whenLate: () => ({ option: 'late' }),
    imagine: view => ({ open: view.open, hidden: { seed: '', rng: [1, 2, 3, 4] }, own: {} }),
    resignation: () => undefined,
    talk: () => ({ table: true, between: [], secondsMax: 0 }),
    table: { read: () => ({ code: 'none', clause: 'T-1' }), write: () => [], figures: () => ({}), draw: () => '' },
  });
}

/** A step that only says its name. */
export const says = (name: string): StepCode<Tiny> => ({ enter: game => void game.open.said.push(name) });

/** A step that asks the seats for yes or no, and says what each answers. */
export const asks = (...seats: Seat[]): StepCode<Tiny> => ({
  enter: (game, frame) => game.ask(frame, seats, 'question', 'T-1'),
  ask: () => ({ kind: 'option', from: ['yes', 'no'] }),
  answer: (game, _frame, seat, choice) =>
    void game.open.said.push(`${seat} ${'option' in choice ? choice.option : '?'}`),
});

/** A step with sealed numbers from 0 to 9, which says them once they are revealed. */
export const sealed = (...seats: Seat[]): StepCode<Tiny> => ({
  enter: (game, frame) => game.ask(frame, seats, 'bid', 'T-2', true),
  ask: () => ({ kind: 'amount', min: 0, max: 9 }),
  reveal(game, _frame, answers) {
    for (const [seat, choice] of answers) game.open.said.push(`${seat} ${'amount' in choice ? choice.amount : '?'}`);
  },
});

export const yes = { option: 'yes' };
export const no = { option: 'no' };
export const amount = (number: number): { amount: number } => ({ amount: number });

/** Freezes plain data all the way down: whoever changes it later fails loudly. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part);
  return value;
}

/** A table in a test. It plays on frozen states, so that a change in the wrong place cannot pass. */
export class TestTable<G extends GameTypes> {
  readonly game: Game<G>;
  state: State<G>;
  events: readonly Event[] = [];
  revealed = false;

  constructor(game: Game<G>, options: G['options'], seats: readonly Seat[] = ['ada', 'bob'], seed = 'seed') {
    this.game = game;
    this.state = freeze(game.setup(options, seats, seed));
  }

  /** The number of the question that is open now. */
  get request(): number {
    return this.game.waiting(this.state.open)[0]?.request ?? 0;
  }

  action(seat: Seat, choice: Plain): Action {
    return { seat, request: this.request, choice };
  }

  try(action: Action): Transition<G> {
    return this.game.apply(this.state, action);
  }

  /** Answers the open question, which must be legal. */
  play(seat: Seat, choice: Plain): this {
    const step = this.try(this.action(seat, choice));
    if (!step.ok) throw new Error(`${seat} is refused: ${step.problem.code}`);
    this.state = freeze(step.state);
    this.events = step.events;
    this.revealed = step.revealed;
    return this;
  }

  refusal(seat: Seat, choice: Plain, request = this.request): Problem | undefined {
    const step = this.try({ seat, request, choice });
    return step.ok ? undefined : step.problem;
  }
}

/** Sits down at a tiny game. */
export const sitAt = (rules: TinyRules, ...seats: Seat[]): TestTable<Tiny> =>
  new TestTable(tinyGame(rules), {}, seats.length > 0 ? seats : ['ada', 'bob']);
