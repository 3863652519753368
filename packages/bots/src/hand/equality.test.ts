import { below, isProblem, rngFromText, type Rng } from '@corvo/core';
import { handOfTheKing as game, type HandState, type Options } from '@corvo/hand-of-the-king';
import { expect, test, vi } from 'vitest';
import { ranking } from './ending.ts';
import { rehash } from './hash.ts';
import { listMoves, MOST_MOVES, play } from './moves.ts';
import { MOVED, PHASE, sideOf, type Position } from './position.ts';
import { choiceOf, positionOf, rulesOf } from './translate.ts';

vi.setConfig({ testTimeout: 60_000 });

const moves = new Int32Array(MOST_MOVES);

/** Each option at random; the raven stays out, since the search neither sends one nor sees one as a move. */
function randomOptions(rng: Rng, players: number): Options {
  const flip = (): boolean => below(rng, 2) === 0;
  const options = game.resolveOptions(
    {
      companionDeck: below(rng, 4) === 0 ? 'attested' : 'full',
      ramsayMaySwapVarys: flip(),
      jonSnowNeedsGridHouse: flip(),
      jaqenReading: flip() ? 'A' : 'B',
      shaeReading: flip() ? 'A' : 'B',
      teams: players === 4 && flip(),
    },
    players,
  );
  if (isProblem(options)) throw new Error(options.code);
  return options;
}

/** Everything that matters of a compact position, for comparing. */
function facts(p: Position): unknown {
  const inTurn = p.phase !== PHASE.declare && p.phase !== PHASE.over;
  return {
    bytes: [...p.bytes.subarray(0, inTurn ? p.bytes.length : MOVED)],
    phase: p.phase,
    varys: p.varys,
    available: p.available,
    shae: p.shae,
    moves: inTurn ? null : p.moves,
    seat: p.phase === PHASE.over ? null : p.seat,
    hash: p.phase === PHASE.declare && p.hashed ? [p.hashA, p.hashB] : null,
    turn: inTurn ? [p.declared, p.again, p.settled] : null,
    companion: inTurn && p.phase !== PHASE.choose && p.phase !== PHASE.banner ? p.companion : null,
    given: p.phase === PHASE.receive ? p.given : null,
  };
}

const sorted = (choices: readonly unknown[]): string[] => choices.map(choice => JSON.stringify(choice)).sort();

function playBoth(index: number): Set<number> {
  const rng = rngFromText(`equality ${index}`);
  const players = 2 + (index % 3);
  const state: HandState = game.setup(randomOptions(rng, players), game.seats(players), `equality ${index}`);
  const rules = rulesOf(state.open);
  const compact = positionOf(state.open, rules);
  const seen = new Set<number>();
  for (let n = 0; ; n++) {
    expect(n, 'decisions in one game').toBeLessThan(1_000);
    expect(facts(compact)).toEqual(facts(positionOf(state.open, rules)));
    seen.add(compact.phase);
    const [waiting] = game.waiting(state.open);
    if (waiting === undefined) break;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const count = listMoves(compact, moves);
    const choices = Array.from(moves.subarray(0, count), move => choiceOf(compact, state.open, move));
    const legal = game
      .list(view, request, MOST_MOVES)
      ?.map(choice => ('cards' in choice ? { cards: inGridOrder(state, choice.cards) } : choice));
    expect(sorted(choices)).toEqual(sorted(legal ?? []));
    const drawn = below(rng, count);
    const problem = game.applyInPlace(
      state,
      { seat: waiting.seat, request: request.id, choice: choices[drawn]! },
      () => {},
    );
    expect(problem).toBeUndefined();
    play(compact, moves[drawn]!);
    if (!compact.hashed) rehash(compact);
  }
  const bySide = state.open.outcome?.ranking.map(seats =>
    [...new Set(seats.map(seat => sideOf(rules, state.open.seats.indexOf(seat))))].sort(),
  );
  expect(ranking(compact).map(sides => sides.sort())).toEqual(bySide);
  return seen;
}

/** The compact engine names the two spaces of a swap from the top left. */
function inGridOrder(state: HandState, cards: readonly string[]): string[] {
  const spaceOf = (card: string): number => (card === 'varys' ? state.open.varys : state.open.grid.indexOf(card));
  return [...cards].sort((a, b) => spaceOf(a) - spaceOf(b));
}

test('the compact engine and the rules agree at every decision of random games with all companions and options', () => {
  const seen = new Set<number>();
  for (let index = 0; index < 300; index++) for (const phase of playBoth(index)) seen.add(phase);
  expect([...seen].sort((a, b) => a - b)).toEqual(Object.values(PHASE)); // nothing was left untried
});
