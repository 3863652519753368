import { isProblem, problem, type Plain, type Problem, type TableCode } from '@corvo/core';
import { scoreOf } from './rules.ts';
import { CARDS, LANTERNS, ROUNDS, isLantern } from './state.ts';
import type { RoundsFrame, Whispers, WhispersOpen, WhispersState } from './state.ts';

const unreadable = (line: number, expected: string): Problem =>
  problem('CO-5.1', 'damaged-position', { line, expected });

const LINES = 'round N, pool N, lantern NAME N, or seat NAME stones N hand N shown CARDS';
const SEAT_LINE = /^seat (\S+) stones (\d{1,2}) hand (\d{1,2}) shown(( whisper-\d{1,2})*)$/;
const LANTERN_LINE = /^lantern (\S+) (\d{1,2})$/;
const COUNT_LINE = /^(round|pool) (\d{1,2})$/;

/** Reads one line into the table; what it expected where it cannot. */
function readLine(open: WhispersOpen, line: string): string | undefined {
  const count = COUNT_LINE.exec(line);
  if (count) {
    const value = Number(count[2]);
    if (count[1] === 'pool') open.pool = value;
    else if (value < 1 || value > ROUNDS) return `a round from 1 to ${ROUNDS}`;
    else open.round = value;
    return undefined;
  }
  const lantern = LANTERN_LINE.exec(line);
  if (lantern) {
    const name = lantern[1] ?? '';
    if (!isLantern(name)) return `one of the lanterns ${LANTERNS.join(', ')}`;
    open.lanterns[name] = Number(lantern[2]);
    return undefined;
  }
  const seated = SEAT_LINE.exec(line);
  if (!seated) return LINES;
  const [, seat = '', stones, hand, shown = ''] = seated;
  if (!open.seats.includes(seat)) return `one of the seats ${open.seats.join(', ')}`;
  open.stones[seat] = Number(stones);
  open.hands[seat] = Number(hand);
  open.shown[seat] = shown.trim() === '' ? [] : shown.trim().split(' ');
  const stranger = open.shown[seat].find(card => !CARDS.includes(card));
  return stranger === undefined ? undefined : `whispers from ${CARDS[0]} to ${CARDS.at(-1)}`;
}

/** Hands are counted, not named, in a position: which cards they hold is dealt from what is not shown. */
function dealHands(state: WhispersState, lines: number): WhispersState | Problem {
  const { open, hidden, own } = state;
  const shown = Object.values(open.shown).flat();
  if (new Set(shown).size < shown.length) return unreadable(lines, 'every whisper shown at most once');
  const rest = [...hidden.deck].filter(card => !shown.includes(card));
  const held = open.seats.reduce((sum, seat) => sum + (open.hands[seat] ?? 0), 0);
  if (held > rest.length) return unreadable(lines, `at most ${rest.length} whispers in the hands`);
  for (const seat of open.seats) (own[seat] as Whispers['own']).hand = rest.splice(0, open.hands[seat] ?? 0);
  hidden.deck = rest;
  open.deck = rest.length;
  return state;
}

function figures(open: WhispersOpen): Record<string, Plain> {
  const all: Record<string, Plain> = { round: open.round, pool: open.pool, deck: open.deck };
  for (const lantern of LANTERNS) all[`lantern.${lantern}`] = open.lanterns[lantern];
  for (const seat of open.seats) {
    all[`stones.${seat}`] = open.stones[seat] ?? 0;
    all[`hand.${seat}`] = open.hands[seat] ?? 0;
    all[`shown.${seat}`] = [...(open.shown[seat] ?? [])];
    all[`score.${seat}`] = scoreOf(open, seat);
  }
  return all;
}

function write(open: WhispersOpen): string[] {
  return [
    `round ${open.round}`,
    `pool ${open.pool}`,
    ...LANTERNS.map(lantern => `lantern ${lantern} ${open.lanterns[lantern]}`),
    ...open.seats.map(
      seat =>
        `seat ${[seat, 'stones', open.stones[seat], 'hand', open.hands[seat], 'shown', ...(open.shown[seat] ?? [])].join(' ')}`,
    ),
  ];
}

/** Positions stand at the beginning of a round, before anybody has bid. */
export const table: TableCode<Whispers> = {
  read(lines, options, seats, set) {
    const state = set.layOut(options, seats);
    for (const [index, line] of lines.entries()) {
      const expected = readLine(state.open, line.trim().replace(/\s+/g, ' '));
      if (expected !== undefined) return unreadable(index + 1, expected);
    }
    const dealt = dealHands(state, lines.length);
    return isProblem(dealt) ? dealt : set.start(dealt, game => game.push<RoundsFrame>({ run: 'rounds', winner: null }));
  },
  write,
  figures,
  draw: (view, style) =>
    [
      ...write(view.open).map(line => style.paint(line, 'faint')),
      ...(view.mine === null ? [] : [`${style.say('your-hand')}: ${view.mine.hand.join(' ')}`]),
    ].join('\n'),
};
