import {
  below,
  canonicalJson,
  hashText,
  isProblem,
  pick,
  rngFromText,
  type Game,
  type OptionValues,
  type Plain,
  type Rng,
  type Seat,
  type State,
} from '@corvo/core';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import {
  comersTo,
  incomeOutlook,
  neutralNow,
  prospectsOf,
  supplyOutlook,
  supportersOf,
  waysOf,
  westerosAtWork,
} from '@corvo/westeros/aids';
import { seenAt } from './format.ts';
import { spoil, textsIn } from './spoil.ts';

// What a golden game does not come to by itself: everything that can be said of a table without playing on.

const DIGITS = 6;
const short = (text: string): string => hashText(text).slice(0, DIGITS);

/** Draws the same at a table whenever it is looked at, whatever else was looked at before. */
const rngAt = (seed: string, look: string): Rng => rngFromText(`edges\n${seed}\n${look}`);

/** Those that have been asked and owe an answer. */
const askedSeats = (game: Game, { open }: State): Seat[] => game.waiting(open).map(({ seat }) => seat);

/** A table of a golden game; the seed is the game's with the number of moves, so that each draws its own. */
export interface Place {
  readonly game: Game;
  readonly state: State;
  readonly options: OptionValues;
  readonly seed: string;
}

type Look = (place: Place) => unknown;

/** How many lines of a position are damaged, one at a time. */
const DAMAGED = 16;

/** A line with one word less, or with another word of the position in the place of one. */
function damage(lines: readonly string[], rng: Rng): string[] {
  const at = below(rng, lines.length);
  const words = (lines[at] as string).split(' ');
  const others = pick(rng, lines).split(' ');
  words.splice(below(rng, words.length), 1, ...(below(rng, 3) === 0 ? [] : [pick(rng, others)]));
  return lines.with(at, words.join(' '));
}

/** Figures, the position as text, what comes of reading it again, and of reading it with a word that is wrong. */
const table: Look = ({ game, state, options, seed }) => {
  const { write, read, figures } = game.table;
  const { open } = state;
  const reading = (lines: readonly string[]): unknown => {
    const again = read(lines, options, open.seats);
    return isProblem(again) ? again : write(again.open);
  };
  const lines = write(open);
  const rng = rngAt(seed, 'table');
  const damaged = Array.from({ length: lines.length === 0 ? 0 : DAMAGED }, () => reading(damage(lines, rng)));
  return [lines, figures(open), reading(lines), damaged];
};

/** The table as a terminal shows it to whoever is asked and to somebody who only looks on. */
const drawn: Look = ({ game, state }) => {
  const style = {
    say: (key: string, data?: Plain) => (data === undefined ? key : `${key}${canonicalJson(data)}`),
    paint: (text: string, colour: string) => `<${colour} ${text}>`,
    nameOf: (seat: Seat) => `[${seat}]`,
  };
  return [null, ...askedSeats(game, state).slice(0, 1)].map(seat => game.table.draw(game.view(state, seat), style));
};

/** The figures of the moment, and what there is to say about everything that has a name at this table. */
const explained: Look = ({ game, state }) => {
  const view = game.view(state, askedSeats(game, state)[0] ?? null);
  const things = [...textsIn(state.open)].sort();
  return [null, ...things].map(thing => game.explain?.(view, thing) ?? []);
};

/** What could come to each area, support it, and be won; the next supply and crowns. */
const foreseen: Look = ({ state }) => {
  if (!('areas' in state.open) || !('houses' in state.open)) return null;
  const open = state.open as unknown as WesterosOpen;
  const rules = rulesOf(open);
  const held = Object.keys(open.areas).filter(area => open.areas[area]?.units.length !== 0);
  return {
    areas: held.map(area => [comersTo(open, rules, area), supportersOf(open, rules, area)]),
    houses: Object.keys(open.houses).map(house => [prospectsOf(open, rules, house), waysOf(open, rules, house)]),
    supply: supplyOutlook(open, rules),
    crowns: incomeOutlook(open, rules),
    force: neutralNow(open, rules) ?? null,
    card: westerosAtWork(open) ?? null,
  };
};

/** What is asked, in words; answers at random, all of them where there are few, the one of a late seat, each as text. */
const asked: Look = ({ game, state, seed }) =>
  askedSeats(game, state).map(seat => {
    const view = game.view(state, seat);
    return game.requests(view).map(request => {
      const rng = rngAt(seed, `asked ${seat}`);
      const list = game.list(view, request, 40);
      const choices = [...(list ?? []), ...[0, 1, 2].map(() => game.sample(view, request, rng))];
      const late = game.whenLate(view, request);
      return {
        request,
        question: game.sentences.question?.(state.open, seat, request.why) ?? null,
        many: list === undefined,
        late,
        said: [late, ...choices].map(choice => [
          game.write(view, { seat, request: request.id, choice }),
          game.sentences.choice(state.open, request.why, choice),
        ]),
      };
    });
  });

/** Some ways through the guide, pick by pick, with what is closed and why. */
const guided: Look = ({ game, state, seed }) => {
  const ways: unknown[] = [];
  for (const seat of askedSeats(game, state).slice(0, 2)) {
    const view = game.view(state, seat);
    for (const request of game.requests(view)) {
      for (const way of [0, 1, 2]) {
        const rng = rngAt(seed, `guided ${seat} ${way}`);
        const picked: string[] = [];
        for (let n = 0; n < 6; n++) {
          const step = game.guide?.(view, request, picked);
          if (step === undefined) break;
          const { picks, refuses, ...rest } = step;
          const ids = [...textsIn(request.ask)];
          ways.push(picked.join(' '), rest, picks, ids.length === 0 ? null : (refuses?.(pick(rng, ids)) ?? null));
          const free = picks.filter(({ closed }) => closed === null);
          if (free.length === 0) break;
          picked.push(pick(rng, free).id);
        }
      }
    }
  }
  return ways;
};

/** Standings, sides, talk, and how it would end if somebody resigned. */
const beside: Look = ({ game, state: { open } }) => [
  game.sides(open),
  game.talk(open),
  game.round?.(open) ?? null,
  open.seats.map(seat => [game.sentences.standing?.(open, seat) ?? null, game.resignation(open, seat) ?? null]),
];

/** A table made up from what a seat sees, and this one with chance drawn anew. */
const otherwise: Look = ({ game, state, seed }) => {
  const seat = askedSeats(game, state)[0] ?? null;
  const made = game.imagine(game.view(state, seat), rngAt(seed, 'imagined'));
  return [made, game.redraw(state, 1)].map(other => [other.open, other.hidden, other.own]);
};

/** How many spoilt tables the audit is shown. */
const SPOILT = 24;

/** What the audit says of tables that cannot be. */
const audited: Look = ({ game, state, seed }) => {
  const rng = rngAt(seed, 'audited');
  const ids = [...textsIn(state.open)].sort();
  const { invariants = [], pieces } = game.audit;
  return Array.from({ length: SPOILT }, () => {
    const open = spoil(state.open as unknown as Plain, { ids, others: [] }, rng);
    const spoilt = { ...state, open } as unknown as State;
    const found = invariants.map(broken => attempt(() => broken(spoilt) ?? null));
    return [found, attempt(() => pieces?.(spoilt) ?? null)];
  });
};

/** Some spoilt tables are no tables at all; that one throws there is no promise. */
function attempt(look: () => unknown): unknown {
  try {
    return look();
  } catch {
    return null;
  }
}

const LOOKS = { table, drawn, explained, foreseen, asked, guided, beside, otherwise, audited };
export type LookName = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as readonly LookName[];

/** All that was looked at, as text; for whoever wants to see how two versions differ. */
export const lookText = (name: LookName, place: Place): string => JSON.stringify(LOOKS[name](place), undefined, 1);

/** One look in a few digits. */
export const look = (name: LookName, place: Place): string => short(JSON.stringify(LOOKS[name](place)));

/** Plays so many answers at random, two digits for what each led to. */
export function playedOn({ game, state, seed }: Place, moves: number): string {
  const rng = rngAt(seed, 'played on');
  const now = game.clone(state);
  let seen = '';
  for (let n = 0; n < moves; n++) {
    const owing = game.waiting(now.open).filter(({ answered }) => !answered);
    const next = owing[below(rng, Math.max(1, owing.length))];
    if (next === undefined) break;
    const view = game.view(now, next.seat);
    const [request] = game.requests(view);
    if (request === undefined) break;
    const events: Parameters<typeof seenAt>[2][number][] = [];
    const action = { seat: next.seat, request: request.id, choice: game.sample(view, request, rng) };
    const refused = game.applyInPlace(now, action, event => events.push(event));
    if (refused !== undefined) return `${seen}!`;
    seen += seenAt(game, now, events).slice(0, 2);
  }
  return seen;
}
