import {
  areaAt,
  houseAt,
  isContested,
  orderHere,
  refuseMarch,
  type AreaId,
  type Count,
  type MarchAsk,
  type MarchChoice,
  type MarchMove,
} from '@corvo/westeros';
import { ranked, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';

/** What it is worth to move these units there. */
function gainOf(sense: Sense, from: AreaId, to: AreaId, units: Count, bonus: number, ordered: boolean): number {
  const { weights, open } = sense;
  const state = areaAt(open, to);
  const value = sense.value(to) + sense.urgency(to);
  const strength = sense.strength(units, to);
  const nearer = sense.nearer(from, to, strength);
  if (state.force > 0) return value;
  const foe = sense.foeIn(to);
  if (foe !== undefined) {
    const chance = sense.chance(to, strength + bonus, ordered);
    const won = value + sense.strengthAt(to, foe) * weights.unit;
    return chance * (won + nearer) - (1 - chance) * strength * weights.unit * weights.risk - 0.5;
  }
  if (sense.controller(to) === sense.house) {
    // Moving among one's own areas pays where the front is.
    return Math.min(3, sense.threat(to)) * 0.5 - Math.min(3, sense.threat(from)) * 0.5 - 0.3 + nearer;
  }
  const exposed = sense.threat(to) > strength + 2 ? 0.6 : 1;
  return value * exposed + nearer;
}

/** What is lost where the units go from. */
function costOfLeaving(sense: Sense, from: AreaId, staying: number, leave: boolean): number {
  const isLand = sense.rules.board.area[from]?.element === 'land';
  if (staying > 0) return 0;
  const threatened = sense.threat(from) > 0;
  const lost = sense.hasSingle(from) ? sense.weights.once : 0;
  if (!isLand) return lost + (threatened ? 1 : 0.6);
  const keeps = leave || areaAt(sense.open, from).power === sense.house || sense.keepsEmpty(from);
  const value = sense.value(from);
  return lost + (leave ? sense.weights.token : 0) + (keeps ? (threatened ? value * 0.45 : 0) : value);
}

const count = (units: Count): number => Object.values(units).reduce((sum, number) => sum + number, 0);

/** What a march brings, less what is lost where it starts; before orders are open, `ordered` is false. */
export function scoreMarch(sense: Sense, { from, moves, leave }: MarchChoice, bonus: number, ordered: boolean): number {
  const there = areaAt(sense.open, from).units.filter(unit => unit.house === sense.house).length;
  const gone = moves.reduce((sum, move) => sum + count(move.units), 0);
  const gain = moves.reduce((sum, move) => sum + gainOf(sense, from, move.to, move.units, bonus, ordered), 0);
  return gone === 0 ? 0 : gain - costOfLeaving(sense, from, there - gone, leave);
}

/** All units to one place, all but one, one alone, and single units to the best free places around. */
export function marchesFrom(
  sense: Sense,
  from: AreaId,
  { units, reach, mayLeave }: MarchAsk['from'][string],
): MarchChoice[] {
  const found: MarchChoice[] = [{ from, moves: [], leave: false }];
  const kinds = Object.keys(units);
  const targets = new Set(kinds.flatMap(kind => reach[kind] ?? []));
  const add = (moves: MarchMove[]): void => {
    found.push({ from, moves, leave: false });
    if (mayLeave) found.push({ from, moves, leave: true });
  };
  const weakest = [...kinds].sort((a, b) => sense.strength({ [a]: 1 }) - sense.strength({ [b]: 1 }))[0];
  const without = (army: Count, kind: string): Count =>
    Object.fromEntries(Object.entries({ ...army, [kind]: (army[kind] ?? 0) - 1 }).filter(([, number]) => number > 0));
  for (const to of targets) {
    add([{ to, units }]);
    if (weakest === undefined || count(units) < 2) continue;
    add([{ to, units: without(units, weakest) }]);
    add([{ to, units: { [weakest]: 1 } }]);
    for (const second of targets) {
      if (second !== to && !isContested(sense.open, sense.house, second))
        add([
          { to, units: without(units, weakest) },
          { to: second, units: { [weakest]: 1 } },
        ]);
    }
  }
  return found;
}

/** What a march is after, by the first place it goes to. */
function aimOf({ open, house }: Sense, { moves: [first] }: MarchChoice): string {
  if (first === undefined) return 'stay';
  return isContested(open, house, first.to) || areaAt(open, first.to).force > 0 ? 'attack' : 'move';
}

/** Legal marches from the best down. Whoever wants the best alone has no more of them checked than he must. */
export function* rateMarch(
  sense: Sense,
  ask: MarchAsk,
  noise: () => number,
  refused: typeof refuseMarch = refuseMarch,
): Generator<Candidate<MarchChoice>> {
  const found: Candidate<MarchChoice>[] = [];
  const poor = houseAt(sense.open, sense.house).power <= 1;
  for (const [from, offer] of Object.entries(ask.from)) {
    const placed = orderHere(sense.open, sense.rules, from, 'march', sense.house);
    const bonus = sense.rules.board.order[placed?.order ?? '']?.value ?? 0;
    for (const choice of marchesFrom(sense, from, offer)) {
      const score = scoreMarch(sense, choice, bonus, true) + noise() - (choice.leave && poor ? 0.5 : 0);
      found.push({ choice, score, why: aimOf(sense, choice) });
    }
  }
  let isNone = true;
  for (const candidate of ranked(found)) {
    if (refused(sense.open, sense.rules, sense.house, candidate.choice) !== undefined) continue;
    isNone = false;
    yield candidate;
  }
  if (isNone)
    yield { choice: { from: Object.keys(ask.from)[0] ?? '', moves: [], leave: false }, score: 0, why: 'stay' };
}
