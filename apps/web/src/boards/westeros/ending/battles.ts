import { isPlainObject, type Event } from '@corvo/core';
import type { AreaId, CardId, Count, HouseId } from '@corvo/westeros';
import type { Timeline } from '../../../kit/timeline.ts';
import { dataOf, textIn } from '../named.ts';
import { roundAt } from './rounds.ts';

/** A card that somebody fought with. */
interface Played {
  readonly house: HouseId;
  readonly card: CardId;
}

/** A battle that was fought, as its events tell it. */
export interface Battle {
  readonly round: number;
  readonly n: number; // the moment that decided it
  readonly area: AreaId;
  readonly attacker: HouseId;
  readonly defender: HouseId;
  readonly winner: HouseId;
  readonly strengths: readonly [attack: number, defence: number] | null; // null: over before anything was counted
  readonly losses: Readonly<Record<HouseId, Count>>;
  readonly cards: readonly Played[]; // as they were turned up, with those that came in for others
}

type Begun = { -readonly [key in keyof Battle]: Battle[key] };

const DECIDED = ['battle-decided', 'battle-ended-early'];

/** Units that fell, added to those that fell before. */
function withLoss(losses: Battle['losses'], event: Event): Battle['losses'] {
  const house = textIn(event, 'house') ?? '';
  const units = dataOf(event)['units'];
  if (!isPlainObject(units)) return losses;
  const before: Record<string, number> = { ...losses[house] };
  for (const [kind, count] of Object.entries(units)) before[kind] = (before[kind] ?? 0) + Number(count);
  return { ...losses, [house]: before };
}

/** Every battle of a game, oldest first. One that nobody decided before the game ended is left out. */
export function battlesOf(timeline: Timeline): Battle[] {
  const found: Battle[] = [];
  let now: Begun | undefined;
  const close = (): void => {
    if (now !== undefined && now.winner !== '') found.push(now);
    now = undefined;
  };
  for (const [n, { events }] of timeline.moments.entries())
    for (const event of events) {
      const word = (name: string): string => textIn(event, name) ?? '';
      if (event.type === 'battle-began') {
        close();
        const [area, attacker, defender] = [word('area'), word('attacker'), word('defender')];
        const none = { winner: '', strengths: null, losses: {}, cards: [] };
        now = { round: roundAt(timeline, n), n, area, attacker, defender, ...none };
      } else if (now === undefined) continue;
      else if (DECIDED.includes(event.type)) {
        const { attack, defence } = dataOf(event);
        Object.assign(now, { n, winner: word('winner') });
        if (typeof attack === 'number' && typeof defence === 'number') now.strengths = [attack, defence];
      } else if (event.type === 'units-destroyed' && [now.attacker, now.defender].includes(word('house')))
        now.losses = withLoss(now.losses, event);
      else if (event.type === 'card-revealed') now.cards = [...now.cards, { house: word('house'), card: word('card') }];
      else if (event.type === 'battle-over') close();
    }
  close();
  return found;
}
