import type { Frame, Outcome, StandingCheck } from '@corvo/core';
import { DEFENDER } from './battle-frame.ts';
import { battleGoingOn, battleNow } from './battle-now.ts';
import type { AreaId, HouseId } from './ids.ts';
import { areaAt, areaList, areasTaken } from './realm/areas.ts';
import { castlesOf, garrisonAt, hasUnits } from './realm/control.ts';
import { numberFor, numberIn } from './realm/own.ts';
import { orderOfPlay, seatOf } from './realm/tracks.ts';
import { perRules } from './ruleset/per-rules.ts';
import type { Ruleset, Victory } from './ruleset/ruleset.ts';
import { clauseOf, rulesOf } from './ruleset/registry.ts';
import type { AreaState, Table, Westeros, WesterosOpen } from './state.ts';

/** Castles by place in the order of play, while they are being counted. */
const held: number[] = [];

function countOne(houses: readonly HouseId[], house: HouseId): number {
  for (let i = 0; i < houses.length; i++) if (houses[i] === house) return (held[i] = (held[i] as number) + 1);
  return 0;
}

/** An embattled area is its defender's while he has units or a garrison there; after that nobody's until the battle is over. */
function holder(open: WesterosOpen, rules: Ruleset, castle: AreaId): HouseId | null {
  const battle = battleGoingOn(open);
  if (battle?.area !== castle) return rules.rulings.controller(open, rules.board, castle);
  const { house } = battle.sides[DEFENDER];
  return hasUnits(areaAt(open, castle), house) || garrisonAt(open, rules, castle)?.house === house ? house : null;
}

type Rank = (open: WesterosOpen, house: HouseId) => readonly number[];

/** Whoever controls enough castles; of several the first in the order of play, or the first by these figures. */
export function enoughCastles(open: WesterosOpen, rank?: Rank): Victory | undefined {
  const winner = holderOfEnough(open, rank);
  return winner === undefined ? undefined : { winners: [winner], reason: 'enough-castles' };
}

/** The fewest castles that any realm asks for. */
const fewestToWin = perRules(rules =>
  Math.min(...rules.board.realms.map(realm => numberIn(rules, realm, 'castlesToWin'))),
);

/** The map on which nobody came near enough castles when they were last counted. */
const far: { areas: WesterosOpen['areas'] | undefined; taken: number } = { areas: undefined, taken: 0 };

function holderOfEnough(open: WesterosOpen, rank?: Rank): HouseId | undefined {
  if (open.areas === far.areas && areasTaken() === far.taken) return undefined;
  const rules = rulesOf(open);
  const { board } = rules;
  const need = fewestToWin(rules);
  const areas = areaList(open);
  // Asked again and again, so a cheap look comes first: in how many castles each house stands or has a token. Besides
  // those it can only hold its home, and a castle that its garrison defends alone.
  const houses = orderOfPlay(open);
  for (let i = 0; i < houses.length; i++) held[i] = 0;
  let most = 0;
  for (let i = 0; i < board.castleAt.length; i++) {
    const { units, power } = areas[board.castleAt[i] as number] as AreaState;
    const first = units[0]?.house ?? null;
    if (first !== null) most = Math.max(most, countOne(houses, first));
    if (power !== null && power !== first) most = Math.max(most, countOne(houses, power));
  }
  if (most + 2 < need) {
    far.areas = open.areas;
    far.taken = areasTaken();
    return undefined;
  }
  const counts: Record<HouseId, number> = {};
  most = 0;
  for (const castle of board.castles) {
    const house = holder(open, rules, castle);
    if (house === null) continue;
    const count = (counts[house] ?? 0) + 1;
    counts[house] = count;
    if (count > most) most = count;
  }
  if (most < need) return undefined;
  const winners = houses.filter(house => (counts[house] ?? 0) >= numberFor(rules, house, 'castlesToWin'));
  if (rank === undefined || winners.length < 2) return winners[0];
  return rankBy(open, house => [winners.includes(house) ? 1 : 0, ...rank(open, house)])[0]?.[0];
}

/** Houses from the best down by these figures, compared one after another; equal ones share a place. */
function rankBy(open: WesterosOpen, figures: (house: HouseId) => readonly number[]): HouseId[][] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (b[i] ?? 0) - (a[i] ?? 0);
    return 0;
  };
  const rated = orderOfPlay(open)
    .map(house => ({ house, figures: figures(house) }))
    .sort((a, b) => compare(a.figures, b.figures));
  const places: HouseId[][] = [];
  rated.forEach((entry, i) => {
    const before = rated[i - 1];
    if (before !== undefined && compare(before.figures, entry.figures) === 0) places.at(-1)?.push(entry.house);
    else places.push([entry.house]);
  });
  return places;
}

const toSeats = (open: WesterosOpen, places: readonly (readonly HouseId[])[]): string[][] =>
  places.map(place => place.map(house => seatOf(open, house)));

/** Most castles, then supply, then available power, then a shared place. */
export function castlesThenSupplyThenPower(open: WesterosOpen): Outcome {
  const rules = rulesOf(open);
  const figures = (house: HouseId): number[] => [
    castlesOf(open, rules, house),
    open.houses[house]?.supply ?? 0,
    open.houses[house]?.power ?? 0,
  ];
  return { ranking: toSeats(open, rankBy(open, figures)), reason: 'last-round', clause: clauseOf(rules, 'last-round') };
}

/** The ranking after the last round by these figures. */
export const outcomeBy = (open: WesterosOpen, rank: Rank): Outcome => ({
  ranking: toSeats(
    open,
    rankBy(open, house => rank(open, house)),
  ),
  reason: 'last-round',
  clause: clauseOf(rulesOf(open), 'last-round'),
});

/** The winners share the first place, the others follow by the figures of the ruleset. */
export function outcomeOf(open: WesterosOpen, { winners, reason }: Victory): Outcome {
  const rules = rulesOf(open);
  const places = rankBy(open, house => (winners.includes(house) ? [1] : [0, ...rules.rulings.rank(open, house)]));
  return { ranking: toSeats(open, places), reason, clause: clauseOf(rules, reason) };
}

/** Where nobody had won when the standing check last looked. */
const seen: { game: Table | undefined; told: number; top: Frame | undefined } = {
  game: undefined,
  told: 0,
  top: undefined,
};

/** "At any moment": whoever has won by the ruleset wins at once. */
export const instantVictory: StandingCheck<Westeros> = game => {
  // Control changes only with an event, or when a battle begins or is over.
  const { frames } = game.open;
  const top = frames[frames.length - 1];
  if (game === seen.game && game.told === seen.told && top === seen.top) return false;
  seen.game = game;
  seen.told = game.told;
  seen.top = top;
  const victory = rulesOf(game.open).rulings.wonNow(game.open);
  if (victory === undefined) return false;
  const battle = battleNow(game.open);
  for (const side of battle?.sides ?? []) {
    const house = game.open.houses[side.house];
    if (house) house.discards = [...house.discards, ...side.cards.splice(0)]; // no card is lost
  }
  game.end(outcomeOf(game.open, victory));
  return true;
};
