import { isPlainObject, type Event, type View } from '@corvo/core';
import {
  castlesOf,
  landsOf,
  playsForCastles,
  TRACKS,
  type AreaId,
  type HouseId,
  type RealmId,
  type Track,
} from '@corvo/westeros';
import type { Moment } from '../../../session/session.ts';
import { standingMoments } from '../../../kit/log.ts';
import { dataOf, numberIn, textIn } from '../named.ts';
import { controllersIn, housesIn, realmIn } from '../realm.ts';
import { spansOf } from './rounds-over.ts';

/** What a round came to, from what one viewer saw and was told. */
export interface RoundSummary {
  readonly round: number;
  readonly from: number; // the moment in which it began
  readonly until: number; // the moment in which it ended
  readonly taken: readonly Taken[];
  readonly battles: readonly Fight[];
  readonly tracks: readonly TrackSet[];
  readonly wildlings: readonly Attack[];
  readonly threats: readonly Moved[]; // where something moved the marker of the wildlings
  readonly houses: readonly HouseFigures[];
}

/** An area that has another master than before; null is nobody. */
interface Taken {
  readonly area: AreaId;
  readonly before: HouseId | null;
  readonly after: HouseId | null;
}
interface Fight {
  readonly area: AreaId;
  readonly attacker: HouseId;
  readonly defender: HouseId;
  readonly winner: HouseId;
}
interface TrackSet {
  readonly realm: RealmId | undefined; // where there are several
  readonly track: Track;
  readonly houses: readonly HouseId[];
}
interface Moved {
  readonly realm: RealmId | undefined;
  readonly before: number;
  readonly after: number;
}
interface Attack {
  readonly realm: RealmId | undefined;
  readonly strength: number;
  readonly watch: number;
  readonly isHeld: boolean;
}
export interface HouseFigures {
  readonly house: HouseId;
  readonly isForCastles: boolean; // what is counted, castles or areas
  readonly held: number;
  readonly won: number; // below zero: lost
  readonly power: number;
  readonly powerWon: number;
}

/** What an event does to the Power of a house. */
function powerOf(event: Event, house: HouseId): number {
  if (textIn(event, 'house') !== house) return 0;
  if (event.type === 'power-gained') return numberIn(event, 'amount');
  if (event.type === 'power-paid') return -numberIn(event, 'amount');
  return event.type === 'control-token-placed' ? -1 : 0;
}
const powerIn = (events: readonly Event[], house: HouseId): number =>
  events.reduce((sum, event) => sum + powerOf(event, house), 0);

/** The realm of an event, which names it only where there are several. */
const realmOf = (event: Event): RealmId | undefined => textIn(event, 'realm') ?? undefined;

/** Events of a kind, realm by realm. */
const byRealm = (events: readonly Event[]): Event[][] =>
  [...new Set(events.map(realmOf))].map(realm => events.filter(event => realmOf(event) === realm));

const threatsIn = (events: readonly Event[]): Moved[] =>
  byRealm(events.filter(({ type }) => type === 'wildlings-moved')).flatMap(moved => {
    const [first, last] = [moved[0], moved.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ realm: realmOf(first), before: numberIn(first, 'before'), after: numberIn(last, 'strength') }];
  });

/**
 * A round in short; undefined while it goes on, and while the tables at its two ends are being fetched. A moment may end
 * one round and open the next: what it told of the other round is taken off again.
 */
export function summaryOf(
  moments: readonly Moment[],
  round: number,
  viewAt: (n: number) => View | undefined,
): RoundSummary | undefined {
  const span = spansOf(standingMoments(moments)).find(known => known.round === round);
  const [first, last] = [span && viewAt(span.from), span && viewAt(span.until)];
  if (span === undefined || first === undefined || last === undefined) return undefined;
  const [before, after] = [realmIn(first), realmIn(last)];
  const [masters, holds] = [controllersIn(before), controllersIn(after)];
  const { events } = span;
  return {
    round,
    from: span.from,
    until: span.until,
    taken: after.rules.board.land
      .map(area => ({ area, before: masters[area] ?? null, after: holds[area] ?? null }))
      .filter(area => area.before !== area.after),
    battles: fightsIn(events),
    tracks: byRealm(events.filter(({ type }) => type === 'track-set')).flatMap(set =>
      TRACKS.flatMap(track => lastSet(set, track) ?? []),
    ),
    wildlings: events
      .filter(({ type }) => type === 'wildlings-fought')
      .map(event => ({
        realm: realmOf(event),
        strength: numberIn(event, 'strength'),
        watch: numberIn(event, 'watch'),
        isHeld: dataOf(event)['won'] === true,
      })),
    threats: threatsIn(events),
    houses: housesIn(after.open).map(house => {
      const isForCastles = playsForCastles(after.rules, house);
      const heldIn = isForCastles ? castlesOf : landsOf;
      const held = heldIn(after.open, after.rules, house);
      return {
        house,
        isForCastles,
        held,
        won: held - heldIn(before.open, before.rules, house),
        power: (after.open.houses[house]?.power ?? 0) - powerIn(span.later, house),
        powerWon: powerIn(events, house),
      };
    }),
  };
}

const DECIDED: readonly string[] = ['battle-decided', 'battle-ended-early'];

function fightsIn(events: readonly Event[]): Fight[] {
  const fights: Fight[] = [];
  for (const [at, event] of events.entries()) {
    if (!DECIDED.includes(event.type)) continue;
    const began = events.slice(0, at).findLast(({ type }) => type === 'battle-began');
    if (began === undefined) continue;
    fights.push({
      area: textIn(event, 'area') ?? '',
      attacker: textIn(began, 'attacker') ?? '',
      defender: textIn(began, 'defender') ?? '',
      winner: textIn(event, 'winner') ?? '',
    });
  }
  return fights;
}

function lastSet(events: readonly Event[], track: Track): TrackSet | undefined {
  const set = events.findLast(event => textIn(event, 'track') === track);
  if (set === undefined || !isPlainObject(set.data)) return undefined;
  const { houses } = set.data;
  return { realm: realmOf(set), track, houses: Array.isArray(houses) ? houses.map(String) : [] };
}
