import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, pick, rngFromText, type Plain, type Problem, type Rng, type Seat } from '@corvo/core';
import { EDGES, edgeAt, filesWithEdges, placesOf, requestOf, resultOf, type Answer, type Edge } from './edges.ts';
import { writeLines } from './format.ts';
import { LOOK_NAMES, lookText, type Place } from './looks.ts';
import { spoil, textsIn } from './spoil.ts';

// Records the edges of golden games anew: `npx node scripts/golden/record-edges.ts [GAME]`, after their golden games
// were recorded anew, or where something is refused, explained, drawn or spoken otherwise on purpose. Many answers are
// tried; kept are those that are refused for a reason that was seldom met in this file, and some that are legal.
// `… record-edges.ts --tell FILE GAME MOVES LOOK` prints one look: to be run before and after a change, and compared.

/** How many answers are tried for each question. */
const TRIED = 600;
/** How many refusals of a kind are kept in a file, with figures that differ. */
const REFUSALS = 4;
/** How many legal answers are kept of each place. */
const LEGAL = 2;

const kindOf = (why: string, { clause, code }: Problem): string => `${why} ${clause} ${code}`;

/** Answers that one might give here by mistake, or that nobody thought of. */
function* answersTo(place: Place, seat: Seat, rng: Rng): Generator<Plain> {
  const { game, state } = place;
  const view = game.view(state, seat);
  const [request] = game.requests(view);
  if (request === undefined) return;
  const legal = [0, 1, 2, 3].map(() => game.sample(view, request, rng));
  yield* legal;
  const near = [...textsIn(request.ask)].sort();
  const far = [...textsIn(state.open)].sort();
  for (let n = 0; n < TRIED; n++) {
    const ids = n % 3 === 0 ? far : near;
    yield spoil(pick(rng, legal), { ids: ids.length === 0 ? far : ids, others: legal }, rng);
  }
}

/** Where a seat answers that is not asked, to a request that is none, or takes back what it has not given. */
function strangers(place: Place): Answer[] {
  const { game, state } = place;
  const [asked] = game.waiting(state.open);
  const idle = state.open.seats.find(seat => game.waiting(state.open).every(waiting => waiting.seat !== seat));
  const seat = asked?.seat ?? (state.open.seats[0] as Seat);
  const tries = [
    { seat, request: (asked?.request ?? 0) + 1, choice: {} },
    { seat, request: asked?.request ?? 0, choice: null },
    { seat: 'nobody', request: asked?.request ?? 0, choice: {} },
    ...(idle === undefined ? [] : [{ seat: idle, request: asked?.request ?? 0, choice: {} }]),
  ];
  return tries.map(action => ({ ...action, result: resultOf(place, action) }));
}

/** Chooses the answers to keep of a file. */
class Keeper {
  readonly #met = new Map<string, Set<string>>();

  /** Is a refusal of this kind, with these figures, worth keeping? */
  isNew(why: string, refused: Problem): boolean {
    const kind = kindOf(why, refused);
    const figures = this.#met.get(kind) ?? new Set();
    this.#met.set(kind, figures);
    const text = canonicalJson(refused.data ?? null);
    if (figures.size >= REFUSALS || figures.has(text)) return false;
    figures.add(text);
    return true;
  }

  get kinds(): number {
    return this.#met.size;
  }

  answersAt(place: Place): Answer[] {
    const { game, state } = place;
    const answers: Answer[] = [];
    for (const { seat, why } of game.waiting(state.open)) {
      const rng = rngFromText(`answers\n${place.seed}\n${seat}`);
      const legal = new Set<string>();
      const request = requestOf(place, seat);
      for (const choice of answersTo(place, seat, rng)) {
        const refused = game.refusal(game.view(state, seat), { seat, request, choice });
        if (refused === undefined) {
          if (legal.size >= LEGAL || legal.has(canonicalJson(choice))) continue;
          legal.add(canonicalJson(choice));
        } else if (!this.isNew(why, refused)) continue;
        answers.push({ seat, choice, result: resultOf(place, { seat, request, choice }) });
      }
    }
    return answers;
  }
}

/** A look as text, to be compared with what it was before a change. */
function tellLook([file = '', game, after, name]: readonly string[]): void {
  const place = placesOf(file).find(each => each.in === Number(game) && each.after === Number(after));
  const known = LOOK_NAMES.find(each => each === name);
  if (place === undefined || known === undefined)
    throw new Error(`no such place, or no such look: ${LOOK_NAMES.join(', ')}`);
  console.log(lookText(known, place));
}

function recordEdges(wanted = ''): void {
  mkdirSync(EDGES, { recursive: true });
  for (const file of filesWithEdges()) {
    if (!file.startsWith(wanted)) continue;
    const keeper = new Keeper();
    const edges = placesOf(file).map((place, index): Edge => {
      const isStrange = index === 0 || place.state.open.outcome !== null;
      const answers = [...(isStrange ? strangers(place) : []), ...keeper.answersAt(place)];
      return { game: place.in, after: place.after, ...edgeAt(place, index), answers };
    });
    const bytes = writeLines(join(EDGES, file), edges);
    const answers = edges.flatMap(edge => edge.answers);
    const legal = answers.filter(({ result }) => typeof result === 'string').length;
    console.log(
      `${file}: ${edges.length} places, ${answers.length - legal} refusals of ${keeper.kinds} kinds,` +
        ` ${legal} legal answers, ${bytes} bytes`,
    );
  }
}

const [first, ...others] = process.argv.slice(2);
if (first === '--tell') tellLook(others);
else recordEdges(first);
