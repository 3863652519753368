import {
  isPlainObject,
  isProblem,
  playedUnder,
  playRecorded,
  playsAlike,
  Recorder,
  writeRecord,
  type Action,
  type Game,
  type GameRecord,
  type OptionValues,
  type Plain,
  type Seat,
  type State,
} from '@corvo/core';
import { loadWholeGame } from '../../session/games.ts';

/**
 * A whole game inside an address, for games that lie on no server. Only what cannot be worked out again is carried:
 * set-up, seed, choices and names; hashes and the notation come from playing it again.
 */
export interface Carried {
  readonly record: string;
  readonly names: Readonly<Record<Seat, string>>;
  readonly title: string;
}

/** Longer links are cut off by some of the programs that people send them with. A game of five houses takes about 4,000. */
const LONGEST = 8_000;
/** A small link must not unfold into something that keeps the browser busy. */
const MOST_UNFOLDED = 1_000_000;
const MOST_ACTIONS = 20_000;

/** `redrawn`: chance was drawn anew before it. The number of the question then stands there too. */
type Given = readonly [seat: number, choice: Plain | null, request?: number, redrawn?: number];
interface Folded {
  readonly v: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly names: readonly string[];
  readonly title: string;
  readonly actions: readonly Given[];
}

/** What an address carries after the moment (`#12.DATA`); empty where it carries no game. */
export const carriedIn = (hash: string): string => /^#\d{1,6}\.([\w-]+)$/.exec(hash)?.[1] ?? '';

/** The game as text for an address; undefined where it would be too long. */
export async function fold(
  game: Game,
  { header, actions, end }: GameRecord,
  names: Readonly<Record<Seat, string>>,
  title: string,
): Promise<string | undefined> {
  let state = playedUnder(game, header.rules).setup(header.options, header.seats, end.seed);
  const given: Given[] = [];
  for (const action of actions) {
    const { seat, request, choice, redrawn } = action;
    const place = header.seats.indexOf(seat);
    if (redrawn !== undefined) given.push([place, choice, request, redrawn]);
    else given.push(askedOf(game, state, seat) === request ? [place, choice] : [place, choice, request]);
    const step = playRecorded(game, state, action);
    if (!step.ok) return undefined;
    state = step.state;
  }
  const folded: Folded = {
    v: 1,
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats,
    seed: end.seed,
    names: header.seats.map(seat => names[seat] ?? ''),
    title,
    actions: given,
  };
  const bytes = await through(new TextEncoder().encode(JSON.stringify(folded)), new CompressionStream('deflate-raw'));
  const text = bytes && inLetters(bytes);
  return text !== undefined && text.length <= LONGEST ? text : undefined;
}

/** The game that an address carries; undefined where it is damaged or was played under rules that play otherwise. */
export async function unfold(text: string): Promise<Carried | undefined> {
  const folded = await read(text);
  const game = folded && (await loadWholeGame(folded.game));
  if (folded === undefined || game === undefined || !playsAlike(game, folded.rules)) return undefined;
  const options = game.resolveOptions(folded.options, folded.seats.length);
  if (isProblem(options)) return undefined;
  try {
    const record = played(playedUnder(game, folded.rules), folded, options);
    const names = folded.seats.flatMap((seat, place) => (folded.names[place] ? [[seat, folded.names[place]]] : []));
    if (record === undefined) return undefined;
    return { record, names: Object.fromEntries(names) as Carried['names'], title: folded.title };
  } catch {
    return undefined; // made by hand: seats the game does not have, choices of another form
  }
}

/** The number of the question that a seat would be asked first. */
const askedOf = (game: Game, state: State, seat: Seat): number | undefined =>
  game.requests(game.view(state, seat))[0]?.id;

function played(game: Game, { seats, seed, actions }: Folded, options: OptionValues): string | undefined {
  let state = game.setup(options, seats, seed);
  const recorder = new Recorder(game, options, state);
  for (const [place, choice, number, redrawn] of actions) {
    const seat = seats[place] ?? '';
    const request = number ?? askedOf(game, state, seat) ?? 0;
    const action = { seat, request, choice } as Action;
    const before = typeof redrawn === 'number' ? game.redraw(state, redrawn) : state;
    const step = game.apply(before, action);
    if (!step.ok) return undefined;
    recorder.add(before, action, step.state, redrawn);
    state = step.state;
  }
  return writeRecord(recorder.finish(state));
}

async function read(text: string): Promise<Folded | undefined> {
  try {
    const unfolded = await through(fromLetters(text), new DecompressionStream('deflate-raw'));
    const found: unknown = unfolded && JSON.parse(new TextDecoder().decode(unfolded));
    return isFolded(found) ? found : undefined;
  } catch {
    return undefined; // cut off on its way, or not ours
  }
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

const isFolded = (value: unknown): value is Folded =>
  isPlainObject(value) &&
  value['v'] === 1 &&
  typeof value['game'] === 'string' &&
  isPlainObject(value['options']) &&
  areTexts(value['seats']) &&
  typeof value['seed'] === 'string' &&
  areTexts(value['names']) &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['actions']) &&
  value['actions'].length <= MOST_ACTIONS &&
  value['actions'].every(action => Array.isArray(action) && typeof action[0] === 'number');

/** Base64 as addresses take it. */
const inLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromLetters = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Bytes through a compressor or back; undefined where they become too many. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    parts.push(part);
    size += part.length;
    if (size > MOST_UNFOLDED) return undefined;
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
