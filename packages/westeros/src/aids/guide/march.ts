import type { Problem } from '@corvo/core';
import { readUnits, writeUnits } from '../../asks/form.ts';
import type { MarchAsk, MarchChoice, MarchMove } from '../../asks/march.ts';
import type { AreaId, Count, UnitKind } from '../../ids.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import { areaName, phrase, pick, unitsPhrase, whoIsThere, type Guide, type Guided, type Part } from './pick.ts';

const LEAVE = 'leave-power';
type Offer = MarchAsk['from'][string];

/** What more moves of the same march may still put right. */
const MAY_COME_RIGHT: readonly string[] = ['supply-exceeded', 'neutral-force-too-strong'];

/** Where the march lies; then some units and where they go, as often as there are units; then what stays behind. */
export const guideMarch: Guide<MarchAsk> = (guided, picked) => {
  const { ask } = guided;
  const places = Object.keys(ask.from);
  const [only] = places;
  const [from, ...rest] = places.length === 1 && only !== undefined ? [only, ...picked] : picked;
  if (from === undefined) {
    const picks = places.map(area => pick(area, areaName(area), { about: unitsPhrase(ask.from[area]?.units ?? {}) }));
    const refuses = (area: string): Problem | undefined => guided.check({ from: area, moves: [], leave: false });
    return { asks: phrase(wordsFor(guided, 'where')), picks, whole: null, refuses };
  }
  const offer = Object.hasOwn(ask.from, from) ? ask.from[from] : undefined;
  if (offer === undefined) return undefined;
  let march: MarchChoice = { from, moves: [], leave: false };
  for (let at = 0; at < rest.length; at += 2) {
    if (rest[at] === LEAVE) {
      if (!mayLeave(offer, march) || at + 1 < rest.length) return undefined;
      march = { ...march, leave: true };
      break;
    }
    const units = groups(staying(offer, march)).find(group => writeUnits(group) === rest[at]);
    if (units === undefined) return undefined;
    const to = rest[at + 1];
    if (to === undefined) return targetPart(guided, offer, march, units);
    if (targetsOf(offer, units).includes(to) && closedTo(guided, march, units, to) === undefined)
      march = { ...march, moves: withMove(march.moves, to, units) };
    else return undefined;
  }
  return unitsPart(guided, offer, march);
};

/** Troops that redeploy, pursue or come with a card go by no March order, and are not asked about as one. */
const wordsFor = ({ request }: Guided<MarchAsk>, what: 'where' | 'who' | 'who-else'): string =>
  `guide.${request.why === 'march' ? 'march' : 'units-go'}-${what}`;

/** Units that have not been sent anywhere yet. */
function staying({ units }: Offer, { moves }: MarchChoice): Count {
  const left: Record<UnitKind, number> = {};
  for (const [kind, count] of Object.entries(units)) {
    const gone = moves.reduce((sum, move) => sum + (move.units[kind] ?? 0), 0);
    if (count > gone) left[kind] = count - gone;
  }
  return left;
}

/** Every group that can be made of these units, the whole of them first. */
function groups(units: Count): Count[] {
  let found: Record<UnitKind, number>[] = [{}];
  for (const [kind, most] of Object.entries(units)) {
    const counts = Array.from({ length: most + 1 }, (_, at) => most - at);
    found = found.flatMap(group => counts.map(count => (count === 0 ? group : { ...group, [kind]: count })));
  }
  return found.filter(group => Object.keys(group).length > 0);
}

/** Where all of these units may go together. */
function targetsOf({ reach }: Offer, units: Count): readonly AreaId[] {
  const [first = [], ...others] = Object.keys(units).map(kind => reach[kind] ?? []);
  return first.filter(area => others.every(areas => areas.includes(area)));
}

/** Those who go to the same area go together. */
function withMove(moves: readonly MarchMove[], to: AreaId, units: Count): MarchMove[] {
  const before = moves.find(move => move.to === to);
  if (before === undefined) return [...moves, { to, units }];
  const together: Record<UnitKind, number> = { ...before.units };
  for (const [kind, count] of Object.entries(units)) together[kind] = (together[kind] ?? 0) + count;
  return moves.map(move => (move === before ? { to, units: together } : move));
}

const mayLeave = (offer: Offer, march: MarchChoice): boolean =>
  offer.mayLeave && !march.leave && march.moves.length > 0 && Object.keys(staying(offer, march)).length === 0;

function closedTo({ check }: Guided<MarchAsk>, march: MarchChoice, units: Count, to: AreaId): ReturnType<typeof check> {
  const problem = check({ ...march, moves: withMove(march.moves, to, units) });
  return problem === undefined || MAY_COME_RIGHT.includes(problem.code) ? undefined : problem;
}

/** Units that are not there to go, wherever they went. */
function refuseUnits(
  { check }: Guided<MarchAsk>,
  { reach }: Offer,
  march: MarchChoice,
  text: string,
): Problem | undefined {
  const units = readUnits(text) ?? {};
  const [kind] = Object.keys(units);
  const to = kind === undefined ? undefined : reach[kind]?.[0];
  return to === undefined ? undefined : check({ ...march, moves: withMove(march.moves, to, units) });
}

function unitsPart(guided: Guided<MarchAsk>, offer: Offer, march: MarchChoice): Part {
  const left = staying(offer, march);
  const going = march.leave ? [] : groups(left);
  const picks = going.map(units => pick(writeUnits(units), unitsPhrase(units)));
  if (mayLeave(offer, march)) picks.push(pick(LEAVE, phrase('guide.leave-power')));
  const isHome = rulesOf(guided.view.open).board.area[march.from]?.home === guided.house;
  const key =
    march.moves.length > 0 && picks.length > 0 && going.length === 0
      ? `guide.march-leave${isHome ? '.home' : ''}`
      : wordsFor(guided, march.moves.length === 0 ? 'who' : 'who-else');
  return {
    asks: phrase(key, { area: march.from }),
    picks,
    whole: march,
    refuses: text => refuseUnits(guided, offer, march, text),
  };
}

function targetPart(guided: Guided<MarchAsk>, offer: Offer, march: MarchChoice, units: Count): Part {
  const { view, house } = guided;
  return {
    asks: phrase('guide.march-to', unitsPhrase(units).data as Record<string, string | number>),
    picks: targetsOf(offer, units).map(to =>
      pick(to, areaName(to), {
        about: whoIsThere(view.open, house, to),
        closed: closedTo(guided, march, units, to) ?? null,
      }),
    ),
    whole: null,
    refuses: to => closedTo(guided, march, units, to),
  };
}
