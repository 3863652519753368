import { GIFT, WATCH } from '@corvo/beyond-the-wall/table';
import { areaAt, gather, singles, unitsHere, type UnitsAsk, type WesterosRequest } from '@corvo/westeros';
import { byThumb, type Candidate } from '../candidate.ts';
import type { Sense } from '../sense.ts';
import { goalOf } from './goals.ts';

/** When the quests are thought of. Data: to be tuned. */
const PATIENCE = {
  free: 2, // the round from which the wildlings send footmen
  ranging: 2, // the round from which the Watch thinks of Benjen
  late: 8, // from this round on the Watch sends whom it can
} as const;

type One = ReturnType<typeof singles>[number];

/** Those first whom nobody misses: from areas that nobody threatens, the cheapest. */
function spared(sense: Sense, ask: UnitsAsk): One[] {
  const cost = (kind: string): number => sense.rules.board.unit[kind]?.cost ?? 0;
  const danger = ({ area }: One): number => Math.min(4, sense.threat(area)) * sense.value(area) * 0.1;
  return singles(ask.from).sort((a, b) => danger(a) - danger(b) || cost(a.kind) - cost(b.kind));
}

/** The Watch goes when the quest can be completed at once, and when enough stay behind; late in the game it must. */
function rangers(sense: Sense, ask: UnitsAsk): One[] {
  const { open, rules } = sense;
  const { have = 0, need = 7 } = goalOf(open, WATCH)?.quest ?? {};
  if (open.round < PATIENCE.ranging) return [];
  const cost = (kind: string): number => rules.board.unit[kind]?.cost ?? 0;
  const going: One[] = [];
  let points = have;
  let guards = unitsHere(areaAt(open, GIFT), WATCH); // an empty Gift would be the wildlings' for the taking
  for (const unit of spared(sense, ask)) {
    if (points >= need) break;
    if (unit.area === GIFT && --guards === 0) continue;
    going.push(unit);
    points += cost(unit.kind);
  }
  if (points < need) return [];
  const isLate = open.round >= PATIENCE.late;
  const left = (area: string): number =>
    sense.strengthAt(area, sense.house) -
    going
      .filter(unit => unit.area === area)
      .reduce((sum, { kind }) => sum + (rules.board.unit[kind]?.strength ?? 0), 0);
  const bare = rules.board.ids.filter(
    area => sense.goal(area) > 2 && sense.isMine(area) && sense.threat(area) > left(area) + 3,
  );
  return isLate || bare.length === 0 ? going : [];
}

/** Whom to send after Benjen or the free folk. */
export function sendOnQuest(sense: Sense, { ask }: WesterosRequest): Candidate[] {
  const units = ask as UnitsAsk;
  const going =
    sense.house === WATCH
      ? rangers(sense, units)
      : sense.open.round < PATIENCE.free
        ? []
        : spared(sense, units).slice(0, units.need);
  const none = gather(units.from, []);
  return going.length === 0 ? byThumb(none) : byThumb(gather(units.from, going), [none]);
}
