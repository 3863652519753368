import { machineGame, nextWord, shuffle, SHAPES } from '@corvo/core';
import type { FlowTable, HiddenTable, OpenTable, OwnTable, Rng, Seat } from '@corvo/core';
import { audit } from './audit.ts';
import { ATTESTED, CHARACTERS, COMPANIONS, DEALT_COMPANIONS, type ByHouse, type CharacterId } from './cards.ts';
import { cloneHand } from './clone.ts';
import { companionCode, companionFlow } from './companions/index.ts';
import { resignation, sides } from './ending.ts';
import { whenLate } from './late.ts';
import { FORMER_OPTIONS, OPTIONS, settleOptions } from './options.ts';
import { talk, talking } from './raven.ts';
import type { Area, HandGame, HandOfTheKing, HandState, HandView, Open, Options } from './state.ts';
import { explain } from './table/explain.ts';
import { tableNotation } from './table/index.ts';
import { messages } from './texts/index.ts';
import { choiceMessage, eventMessage, tellings } from './texts/sentences.ts';
import { banners, begin, companion, declare, pass, startTurns } from './turn.ts';

/** HK-3.1: the order inside a turn. */
function flowWith(options: Pick<Options, 'jaqenReading'>): FlowTable {
  return {
    turn: ['begin', 'declare', 'companion', 'banners', 'pass'],
    talk: ['talking'],
    ...companionFlow(options),
  };
}
const FLOW = { A: flowWith({ jaqenReading: 'A' }), B: flowWith({ jaqenReading: 'B' }) } as const;

const emptyHouses = (): ByHouse<CharacterId[]> => ({
  stark: [],
  greyjoy: [],
  lannister: [],
  targaryen: [],
  baratheon: [],
  tyrell: [],
  tully: [],
});

function ownDrawers(seats: readonly Seat[]): Record<Seat, OwnTable> {
  const own: Record<Seat, OwnTable> = {};
  for (const seat of seats) own[seat] = { sealed: null };
  return own;
}

/** HK-2.1, HK-2.3, HK-2.5: the deal, all of it from the seed. */
function layOut(table: OpenTable, hidden: HiddenTable, options: Options): HandState {
  const cards: (CharacterId | null)[] = shuffle(hidden.rng, [...CHARACTERS, null]);
  const deck = { full: COMPANIONS, attested: ATTESTED, none: [] }[options.companionDeck];
  const areas: Record<Seat, Area> = {};
  for (const seat of table.seats) areas[seat] = { characters: emptyHouses(), kept: [], raven: options.threeEyedRaven }; // HK-9.2
  const open: Open = {
    ...table,
    options,
    grid: cards,
    varys: cards.indexOf(null),
    areas,
    banners: {
      stark: null,
      greyjoy: null,
      lannister: null,
      targaryen: null,
      baratheon: null,
      tyrell: null,
      tully: null,
    },
    available: shuffle(hidden.rng, [...deck]).slice(0, DEALT_COMPANIONS),
    used: [],
    killed: [],
    talk: null,
  };
  return { open, hidden, own: ownDrawers(table.seats) };
}

/** HK-2.4, HK-S1: who has the first turn. */
function firstPlace(options: Options, draw: (count: number) => number, seats: number): number {
  if (options.firstPlayer === 'random') return draw(seats);
  return options.firstPlayer === 'seat1' ? 0 : options.firstSeat - 1;
}

/** HK-1.9: nothing but the seed is hidden, so any other seed will do. */
function imagine(view: HandView, rng: Rng): HandState {
  const seed = Array.from({ length: 4 }, () => nextWord(rng).toString(16)).join('-');
  const stream: Rng = [nextWord(rng) | 1, nextWord(rng), nextWord(rng), nextWord(rng)];
  const hidden = { seed: view.open.chance.seed ?? seed, rng: stream };
  return cloneHand({ open: view.open, hidden, own: ownDrawers(view.open.seats) });
}

export const handOfTheKing: HandGame = machineGame<HandOfTheKing>({
  id: 'hand-of-the-king',
  rules: 1,
  players: { min: 2, max: 4 }, // HK-1.1
  options: OPTIONS,
  formerOptions: FORMER_OPTIONS,
  messages,
  shapes: SHAPES,
  code: {
    turn: { begin, declare, companion, banners, pass },
    talk: { talking },
    ...companionCode,
  },
  flow: open => FLOW[open.options.jaqenReading],
  seats: players => Array.from({ length: players }, (_, place) => `seat-${place + 1}`),
  settleOptions,
  layOut,
  begin(game) {
    const { open } = game;
    const next = firstPlace(open.options, count => game.draw(count), open.seats.length);
    game.tell('dealt', { seat: open.seats[next] as Seat, companions: [...open.available] });
    startTurns(game, next);
  },
  clone: cloneHand,
  whenLate,
  imagine,
  sides,
  resignation,
  talk,
  explain,
  table: tableNotation,
  audit,
  sentences: { choice: choiceMessage, event: eventMessage, log: tellings },
});
