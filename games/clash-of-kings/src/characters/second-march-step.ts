import type { Problem, Rng } from '@corvo/core';
import {
  askHouse,
  houseOf,
  listMarches,
  march,
  marchFrom,
  refuse,
  refuseMarch,
  rulesOf,
  sampleMoves,
  type Code,
  type MarchAsk,
  type MarchChoice,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import { KNIGHT, type SecondMarchFrame } from './second-march.ts';

/** Knights alone may go; whoever else stands there stays. */
function askFor(open: WesterosOpen, { house, area }: SecondMarchFrame): MarchAsk {
  const { units, reach, mayLeave } = marchFrom(open, rulesOf(open), house, area);
  const knights = units[KNIGHT] ?? 0;
  const isAlone = Object.keys(units).every(kind => kind === KNIGHT);
  const offer = {
    units: { [KNIGHT]: knights },
    reach: { [KNIGHT]: reach[KNIGHT] ?? [] },
    mayLeave: mayLeave && isAlone,
  };
  return { kind: 'march', from: { [area]: offer } };
}

function refuseOther(rules: Ruleset, { area }: SecondMarchFrame, { from, moves }: MarchChoice): Problem | undefined {
  if (from !== area) return refuse(rules, 'second-march-from-here', { area });
  const kind = moves.flatMap(({ units }) => Object.keys(units)).find(one => one !== KNIGHT);
  return kind === undefined || rules.board.unit[kind] === undefined
    ? undefined
    : refuse(rules, 'knights-only', { kind });
}

/** By the usual rules for marches, and for knights from this area alone. */
const refusedFor =
  (frame: SecondMarchFrame): typeof refuseMarch =>
  (open, rules, house, choice, reach) =>
    refuseOther(rules, frame, choice) ?? refuseMarch(open, rules, house, choice, reach);

/** 1E-S49: it may attack once more, and may leave units behind. */
export const secondMarch: Code<SecondMarchFrame, 'march'> = {
  verb: 'march',
  decides: 'march',
  enter: (game, frame) => askHouse(game, frame, frame.house, 'second-march'),
  ask: ({ open }, frame) => askFor(open, frame),
  refuse: ({ open }, frame, seat, choice) => refusedFor(frame)(open, rulesOf(open), houseOf(open, seat), choice),
  sample: ({ open }, frame, _ask, rng: Rng) =>
    sampleMoves(open, rulesOf(open), frame.house, frame.area, rng, refusedFor(frame)),
  list: ({ open }, frame, _ask, limit) =>
    listMarches(open, rulesOf(open), frame.house, askFor(open, frame), limit, refusedFor(frame)),
  answer: (game, frame, _seat, choice) => march(game, frame.house, choice),
};
