import type { ShapeTable } from '../asks/index.ts';
import { chanceOf } from '../chance.ts';
import type {
  Action,
  Event,
  Game,
  GameTypes,
  HiddenTable,
  OpenTable,
  Outcome,
  Policy,
  Request,
  Seat,
  State,
  Transition,
  Talk,
  Tell,
  View,
  Waiting,
} from '../contract.ts';
import type { Audit, GuidePart, Sentence, Sentences, TableNotation } from '../explaining.ts';
import type { Catalogue } from '../messages.ts';
import { resolveOptions, type OptionSpec, type OptionValues } from '../options.ts';
import { clonePlain, type Plain } from '../plain.ts';
import { isProblem, type Problem } from '../problem.ts';
import type { Rng } from '../random.ts';
import { commitmentTo } from '../record/commitment.ts';
import { isSeat } from '../seats.ts';
import { canSeat, type Players } from '../players.ts';
import { advance, runStandingChecks } from './advance.ts';
import { Draft } from './draft.ts';
import type { Frame } from './frame.ts';
import { sanitize, type Sanitized } from './sanitize.ts';
import { readAction, writeAction, type Verb } from './notation.ts';
import type { About, FlowTable, ProcedureTable, StandingCheck, StepCode } from './procedures.ts';
import { askOf, hasAnswered, mayAnswer, refuseAction, refuseChoice } from './refusal.ts';
import { Script } from './script.ts';

/** What a game brings; the machine makes the whole contract of it. */
export interface GameCode<G extends GameTypes> {
  readonly id: string;
  readonly rules: number;
  readonly alikeSince?: number; // without it only its own number plays like it
  readonly players: Players;
  readonly options: readonly OptionSpec[];
  readonly formerOptions?: readonly string[]; // older games have them; they are kept as they are and do nothing
  readonly messages: Catalogue;
  readonly shapes: ShapeTable;
  readonly verb?: string; // in the notation, of questions whose step has none; otherwise the choice speaks for itself
  readonly code: ProcedureTable<G>;
  readonly standing?: readonly StandingCheck<G>[];
  flow(open: G['open']): FlowTable;
  seats(players: number): readonly Seat[];
  /** Options that force others, or that cannot go together. */
  settleOptions(options: OptionValues, players: number): G['options'] | Problem;
  /** The three drawers before the first step; chance comes from `hidden.rng`. */
  layOut(open: OpenTable, hidden: HiddenTable, options: G['options']): State<G>;
  /** Pushes the first frame. */
  begin(game: Draft<G>): void;
  clone?(state: State<G>): State<G>;
  /** Without it every stored state has today's shape. */
  migrate?(stored: State<G>, rules: number): State<G>;
  /** By the shape of the question, where its step has no answer of its own. */
  whenLate(view: View<G>, request: Request<G>): G['choice'];
  imagine(view: View<G>, rng: Rng, policy?: Policy<G>): State<G>;
  /** Mixes what nobody has seen, in a copy whose stream has just been started anew; sorted first, so that the old order
   * leaves no trace. Without it the stream alone is new. */
  mixUnseen?(state: State<G>): void;
  /** Teams, where the rules have them; without this every seat plays for itself. */
  sides?(open: G['open']): readonly (readonly Seat[])[];
  resignation(open: G['open'], seat: Seat): Outcome | undefined;
  talk(open: G['open']): Talk;
  readonly table: TableCode<G>;
  guide?(view: View<G>, request: Request<G>, picked: readonly string[]): GuidePart<G> | undefined;
  explain?(view: View<G>, thing: string | null): readonly Sentence[];
  /** What the sentence of a question names where its step does not say it; without this, `ask.WHY` alone is said. */
  about?(open: G['open'], seat: Seat): About;
  /** Without it, `choice.WHY` and `event.TYPE` with the bare data. */
  readonly sentences?: Omit<Sentences<G>, 'question'>;
  readonly audit?: Audit<G>;
}

/** The table notation as a game writes it: reading a position needs the machine's help. */
export interface TableCode<G extends GameTypes> extends Omit<TableNotation<G>, 'read'> {
  read(lines: readonly string[], options: G['options'], seats: readonly Seat[], set: SetTable<G>): State<G> | Problem;
}
export interface SetTable<G extends GameTypes> {
  /** The table as set-up lays it out, before anybody is asked anything. */
  layOut(options: G['options'], seats: readonly Seat[]): State<G>;
  /** Pushes the first frames and goes on until somebody must decide. */
  start(state: State<G>, begin: (game: Draft<G>) => void): State<G>;
}

const NO_CHECKS: readonly never[] = [];
const NO_REQUESTS: readonly never[] = [];
const PLAIN_SENTENCES: Omit<Sentences, 'question'> = {
  choice: (_open, why, choice) => ({ key: `choice.${why}`, data: choice }),
  event: event => ({ key: `event.${event.type}`, data: event.data }),
};
const SILENT: Tell = () => {};

/** Copies what is told: the rules go on changing the table that an event speaks of. */
const keepApart =
  (tell: Tell): Tell =>
  event =>
    tell(clonePlain(event));

/** Makes a game of its code: everything that is the same for all of them. */
export function machineGame<G extends GameTypes>(rules: GameCode<G>): Game<G> {
  const standing: readonly StandingCheck<G>[] = rules.standing ?? NO_CHECKS;
  const topOf = (open: OpenTable): Frame | undefined =>
    open.outcome === null ? open.frames[open.frames.length - 1] : undefined;

  const view = (state: State<G>, seat: Seat | null): View<G> => ({
    open: state.open,
    seat,
    mine: seat !== null && state.open.seats.includes(seat) ? (state.own[seat] ?? null) : null,
  });

  /** One script per flow a game returns; a game with few flows returns the same tables again and again. */
  const scripts = new WeakMap<FlowTable, Script<G>>();
  let lastFlow: FlowTable | undefined;
  let lastScript: Script<G> | undefined;
  const scriptOf = (open: G['open']): Script<G> => {
    const flow = rules.flow(open);
    if (flow === lastFlow && lastScript !== undefined) return lastScript;
    let script = scripts.get(flow);
    if (script === undefined) scripts.set(flow, (script = new Script(rules.code, flow)));
    lastFlow = flow;
    lastScript = script;
    return script;
  };
  const stepOf = (open: G['open'], frame: Frame): StepCode<G> => scriptOf(open).step(frame.run, frame.step).code;

  const requests = (seen: View<G>): readonly Request<G>[] => {
    const frame = topOf(seen.open);
    const seat = seen.seat;
    if (frame === undefined || seat === null || !mayAnswer(frame, seat)) return NO_REQUESTS;
    return [
      {
        id: frame.request,
        seat,
        ask: askOf(stepOf(seen.open, frame), seen, frame, seat),
        why: frame.why,
        clause: frame.clause,
        sealed: frame.sealed,
        answered: hasAnswered(frame, seat),
      },
    ];
  };

  const refuse = (seen: View<G>, taken: Sanitized): Problem | undefined => {
    const wrong = refuseAction(seen, taken);
    if (wrong !== undefined || taken.choice === null) return wrong;
    const frame = topOf(seen.open) as Frame;
    return refuseChoice(stepOf(seen.open, frame), rules.shapes, seen, frame, taken.seat, taken.choice);
  };

  const refusal = (seen: View<G>, action: Action): Problem | undefined => {
    const taken = sanitize(action);
    return isProblem(taken) ? taken : refuse(seen, taken);
  };

  /** The action as the rules may take it, or why they refuse it. */
  const admit = (state: State<G>, action: Action): Action | Problem => {
    const taken = sanitize(action);
    if (isProblem(taken)) return taken;
    return refuse(view(state, taken.seat), taken) ?? { ...taken, choice: taken.choice as Plain };
  };

  /** Takes an action that was admitted. */
  const take = (game: Draft<G>, script: Script<G>, action: Action): void => {
    const frame = topOf(game.open) as Frame;
    const step = script.step(frame.run, frame.step).code;
    const seat = action.seat;
    if (frame.sealed) {
      const own = game.own[seat];
      if (own === undefined) throw new Error(`no drawer for the seat ${seat}`);
      const first = !hasAnswered(frame, seat);
      if (action.choice === null) {
        own.sealed = null;
        frame.waiting = frame.asked.filter(asked => asked === seat || frame.waiting.includes(asked));
        game.tell('answer-withdrawn', { seat });
        return;
      }
      own.sealed = { request: frame.request, choice: clonePlain(action.choice) };
      frame.waiting = frame.waiting.filter(waiting => waiting !== seat);
      if (first) game.tell('answered', { seat });
      if (frame.waiting.length > 0) return;
      const answers = new Map<Seat, G['choice']>();
      for (const asked of frame.asked) {
        const drawer = game.own[asked];
        if (drawer?.sealed) answers.set(asked, drawer.sealed.choice);
        if (drawer) drawer.sealed = null;
      }
      game.revealed = true;
      frame.asked = [];
      step.reveal?.(game, frame, answers);
    } else {
      if (frame.waiting.length === 1) frame.waiting.pop();
      else frame.waiting = frame.waiting.filter(waiting => waiting !== seat);
      step.answer?.(game, frame, seat, action.choice as G['choice']);
    }
    if (standing.length > 0) runStandingChecks(game, standing);
    advance(game, script, standing);
  };

  const takeOn = (state: State<G>, action: Action, tell: Tell): Draft<G> => {
    const script = scriptOf(state.open);
    const game = new Draft<G>(state, script, tell);
    take(game, script, action);
    return game;
  };

  const layOut = (options: G['options'], seats: readonly Seat[], seed: string): State<G> => {
    if (!canSeat(rules.players, seats.length) || new Set(seats).size < seats.length || !seats.every(isSeat)) {
      throw new RangeError(`${rules.id} cannot seat ${seats.length}: ${seats.join(', ')}`);
    }
    const open: OpenTable = {
      seats: [...seats],
      frames: [],
      requests: 0,
      outcome: null,
      chance: { commitment: commitmentTo(seed), seed: null },
    };
    return rules.layOut(open, { seed, rng: chanceOf(rules.id, seed) }, clonePlain(options));
  };

  const start = (state: State<G>, begin: (game: Draft<G>) => void, tell: Tell): State<G> => {
    const script = scriptOf(state.open);
    const game = new Draft<G>(state, script, tell);
    begin(game);
    advance(game, script, standing);
    return state;
  };

  const table: TableNotation<G> = {
    read: (lines, options, seats) =>
      rules.table.read(lines, options, seats, {
        layOut: (chosen, sitting) => layOut(chosen, sitting, 'position'),
        start: (state, begin) => start(state, begin, SILENT),
      }),
    write: open => rules.table.write(open),
    figures: open => rules.table.figures(open),
    draw: (seen, style) => rules.table.draw(seen, style),
  };

  /** The verb of what is asked now. */
  const verbOf = (open: G['open']): Verb => {
    const frame = topOf(open);
    const verb = (frame && stepOf(open, frame).verb) ?? rules.verb ?? '';
    return typeof verb === 'string' ? () => verb : choice => verb(choice, frame?.why ?? '');
  };

  const usualAbout = rules.about;
  const question: Sentences<G>['question'] =
    usualAbout &&
    ((open, seat, why) => {
      const frame = topOf(open);
      const data = (frame && stepOf(open, frame).about?.(open, frame, seat)) ?? usualAbout(open, seat);
      return { key: `ask.${why}.about`, data };
    });

  const clone = rules.clone ?? ((state: State<G>): State<G> => clonePlain(state));

  return {
    id: rules.id,
    rules: rules.rules,
    alikeSince: rules.alikeSince ?? rules.rules,
    players: rules.players,
    options: rules.options,
    messages: rules.messages,
    table,
    sentences: { ...(rules.sentences ?? PLAIN_SENTENCES), ...(question && { question }) },
    ...(rules.guide === undefined ? {} : { guide: rules.guide }),
    ...(rules.explain === undefined ? {} : { explain: rules.explain }),
    audit: rules.audit ?? {},
    seats: players => rules.seats(players),

    resolveOptions(given, players) {
      const resolved = resolveOptions(rules.options, given, players, rules.formerOptions);
      return isProblem(resolved) ? resolved : rules.settleOptions(resolved, players);
    },

    setup(options, seats, seed, tell = SILENT) {
      const heard = tell === SILENT ? SILENT : keepApart(tell);
      return start(layOut(options, seats, seed), game => rules.begin(game), heard);
    },

    clone,
    migrate: (stored, number) => rules.migrate?.(stored, number) ?? stored,
    view,

    waiting(open) {
      const frame = topOf(open);
      if (frame === undefined) return [];
      const seats = frame.sealed && frame.waiting.length > 0 ? frame.asked : frame.waiting;
      return seats.map((seat): Waiting => ({
        seat,
        request: frame.request,
        why: frame.why,
        clause: frame.clause,
        sealed: frame.sealed,
        answered: hasAnswered(frame, seat),
      }));
    },

    requests,
    refusal,
    check: (seen, request, choice) =>
      refusal(seen, { seat: request.seat, request: request.id, choice: choice as G['choice'] }),

    sample(seen, request, rng) {
      const frame = topOf(seen.open) as Frame;
      const own = stepOf(seen.open, frame).sample;
      if (own !== undefined) return own(seen, frame, request.ask, rng);
      return rules.shapes[request.ask.kind]?.sample(request.ask, rng) as G['choice'];
    },

    list(seen, request, limit) {
      const frame = topOf(seen.open) as Frame;
      const own = stepOf(seen.open, frame).list;
      if (own !== undefined) return own(seen, frame, request.ask, limit);
      return rules.shapes[request.ask.kind]?.list(request.ask, limit) as G['choice'][] | undefined;
    },

    whenLate(seen, request) {
      const frame = topOf(seen.open) as Frame;
      return stepOf(seen.open, frame).late?.(seen, frame, request.seat) ?? rules.whenLate(seen, request);
    },
    imagine: (seen, rng, policy) => rules.imagine(seen, rng, policy),

    redraw(state, times) {
      const copy = clone(state);
      const { seed } = copy.hidden;
      copy.hidden.rng = chanceOf(rules.id, seed, times);
      rules.mixUnseen?.(copy);
      return copy;
    },
    outcome: open => open.outcome ?? undefined,
    sides: open => rules.sides?.(open) ?? open.seats.map(seat => [seat]),
    resignation: (open, seat) => rules.resignation(open, seat),
    talk: open => rules.talk(open),

    apply(state, action): Transition<G> {
      // Refused before the copy: an illegal click costs no more than a look.
      const admitted = admit(state, action);
      if (isProblem(admitted)) return { ok: false, problem: admitted };
      const events: Event[] = [];
      const next = clone(state);
      const game = takeOn(
        next,
        admitted,
        keepApart(event => events.push(event)),
      );
      return { ok: true, state: next, events, revealed: game.revealed };
    },

    applyInPlace(draft, action, tell) {
      const wrong = refuse(view(draft, action.seat), action);
      if (wrong === undefined) takeOn(draft, action, tell);
      return wrong;
    },

    write(seen, action) {
      const request = requests(seen).find(asked => asked.seat === action.seat);
      if (request === undefined) throw new Error(`${action.seat} is asked nothing, so its action has no notation`);
      return writeAction(rules.shapes, verbOf(seen.open), request, action);
    },

    read: (seen, text) => readAction(rules.shapes, verbOf(seen.open), seen, requests(seen), text),
  };
}
