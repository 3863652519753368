import {
  LANGUAGES,
  pick,
  questionOf,
  rngFromText,
  say,
  type Catalogue,
  type Game,
  type GameTypes,
  type OptionValues,
  type Problem,
  type Request,
  type Rng,
  type Seat,
  type State,
} from '@corvo/core';
import { keysIn, type Heard } from './heard.ts';

/** A game that is played at random while somebody listens. */
export interface Spoken<G extends GameTypes> {
  readonly seats: readonly Seat[];
  readonly options: OptionValues;
  readonly seed: string;
  /** An answer nobody should give, of the form the question wants, so that the rules themselves must refuse. */
  readonly wrong: (request: Request<G>, rng: Rng) => G['choice'];
  readonly onRefusal?: (why: string, refused: Problem) => void;
}

const TRIES = 12; // wrong answers to every question

/** Hears whatever a game asks, offers, tells and refuses from its first moment to its last. */
export function listen<G extends GameTypes>(
  game: Game<G>,
  { seats, options, seed, wrong, onRefusal }: Spoken<G>,
  heard: Heard,
): void {
  const rng = rngFromText(`texts ${seed}`);
  let state = game.setup(options, seats, seed, event => heard.say(game.sentences.event(event)));
  for (let waiting = game.waiting(state.open); waiting.length > 0; waiting = game.waiting(state.open)) {
    const { seat, why } = pick(rng, waiting);
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error(`${seat} is waited for and asked nothing`);
    for (let tries = 0; tries < TRIES; tries++) {
      const refused = game.check(view, request, wrong(request, rng));
      if (refused === undefined) continue;
      heard.say({ key: `problem.${refused.code}`, data: refused.data ?? {} });
      onRefusal?.(why, refused);
    }
    heard.say({ key: `ask.${why}`, data: {} });
    const question = questionOf(game, state.open, seat, why);
    if (heard.has(question.key)) heard.say(question);
    heard.say({ key: `ask.${why}.waiting`, data: { seat } });
    const choice = game.sample(view, request, rng);
    heard.say(game.sentences.choice(state.open, why, choice));
    heard.offer((game.list(view, request, 40) ?? [choice]).map(one => game.sentences.choice(state.open, why, one)));
    const step = game.apply(state, { seat, request: request.id, choice });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    for (const event of step.events) heard.say(game.sentences.event(event));
    state = step.state;
  }
  heard.say({ key: `outcome.${game.outcome(state.open)?.reason ?? ''}`, data: {} });
}

/** What a reader of a drawn table should never see in it. */
export function flawsInDrawing<G extends GameTypes>(game: Game<G>, state: State<G>, messages: Catalogue): string[] {
  return LANGUAGES.flatMap(language => {
    const style = {
      say: (key: string, data?: Parameters<typeof say>[3]) => say(messages, language, key, data),
      paint: (text: string) => text,
      nameOf: (seat: Seat) => seat,
    };
    const text = game.table.draw(game.view(state, null), style);
    return [/\{\{|\$t\(/, keysIn(messages)].flatMap(flaw => flaw.exec(text)?.[0] ?? []);
  });
}
