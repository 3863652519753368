import type { Instruction, Instructions } from '@corvo/core';
import type { UnitsAsk } from '../asks/units.ts';
import type { BattleFrame } from '../battle-frame.ts';
import { TRACKS, type AreaId, type HouseId, type UnitKind } from '../ids.ts';
import { houseOf, orderOfPlay, realmOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Westeros, WesterosChoice, WesterosGame, WesterosOpen, WesterosRequest } from '../state.ts';

/** The questions in which units fall after a battle, every one of them counting the same. */
const LOSSES: ReadonlySet<string> = new Set(['casualties', 'skulls', 'retreat-supply']);

const NOBODY = ' for nobody';

/** What a house can have answered for it (CO-7.23): support, Raids, bids, units that fall. */
function offers(open: WesterosOpen, seat: string): Instruction[] {
  const own = houseOf(open, seat);
  const { tracks, wildlings } = realmOf(open, own);
  const others = orderOfPlay(open)
    .filter(house => house !== own)
    .toSorted(); // places on the tracks change, and what is offered does not
  const bids = TRACKS.filter(track => tracks[track].includes(own));
  return [
    { kind: 'support-nobody', about: null },
    ...others.map(about => ({ kind: 'never-support', about })),
    { kind: 'skip-raids', about: null },
    ...bids.map(about => ({ kind: 'bid-nothing', about })),
    ...(wildlings === undefined ? [] : [{ kind: 'pay-no-wildlings', about: null }]),
    { kind: 'lose-weakest', about: null },
  ];
}

/** Whom an answer to a call for support helps; null: nobody; undefined: it is not known here. */
function helped(open: WesterosOpen, option: string): HouseId | null | undefined {
  if (option.endsWith(NOBODY)) return null;
  const frame = open.frames.at(-1);
  if (frame?.run === 'battle') {
    const { sides } = frame as BattleFrame;
    return option.endsWith(' for attacker') ? sides[0].house : sides[1].house;
  }
  return (frame as { readonly house?: HouseId } | undefined)?.house; // a march on a neutral force
}

/** Nobody, where all whom one could help instead are among these; where it leaves a choice the house decides. */
function support(
  open: WesterosOpen,
  from: readonly string[],
  isAvoided: (house: HouseId) => boolean,
): WesterosChoice | undefined {
  const nobody = from.find(option => option.endsWith(NOBODY));
  const others = from.filter(option => option !== nobody).map(option => helped(open, option));
  const isNever = others.every(house => house != null && isAvoided(house));
  return nobody !== undefined && others.length > 0 && isNever ? { option: nobody } : undefined;
}

/** So many of these units, those that fight with the least strength first, and of the same strength the cheapest. */
function weakest(open: WesterosOpen, { from, need }: UnitsAsk): WesterosChoice {
  const { unit: facts } = rulesOf(open).board;
  const value = (kind: UnitKind): number => (facts[kind]?.strength ?? 0) * 100 + (facts[kind]?.cost ?? 0);
  const groups = Object.entries(from).flatMap(([area, kinds]) =>
    Object.entries(kinds).map(([kind, count]) => ({ area, kind, count })),
  );
  groups.sort((a, b) => value(a.kind) - value(b.kind) || (a.kind < b.kind ? -1 : 1));
  const units: Record<AreaId, Record<UnitKind, number>> = {};
  let left = need;
  for (const { area, kind, count } of groups) {
    const taken = Math.min(left, count);
    if (taken > 0) units[area] = { ...units[area], [kind]: taken };
    left -= taken;
  }
  return { units };
}

const isBid = (why: string, tracks: readonly string[]): boolean => tracks.some(track => why === `bid-${track}`);

function answerTo(
  open: WesterosOpen,
  { why, ask, seat }: WesterosRequest,
  given: readonly Instruction[],
): WesterosChoice | undefined {
  const about = (kind: string): string[] => given.flatMap(one => (one.kind === kind ? [one.about ?? ''] : []));
  if ((why === 'support' || why === 'support-neutral') && ask.kind === 'option') {
    const own = houseOf(open, seat);
    const isNobody = about('support-nobody').length > 0;
    return support(open, ask.from, house => house !== own && (isNobody || about('never-support').includes(house)));
  }
  if (why === 'raid' && ask.kind === 'raid') {
    const [from] = Object.keys(ask.from);
    return from === undefined || about('skip-raids').length === 0 ? undefined : { from, targets: [] };
  }
  if (why === 'bid-wildlings' ? about('pay-no-wildlings').length > 0 : isBid(why, about('bid-nothing'))) {
    if (ask.kind === 'amount') return ask.min === 0 ? { amount: 0 } : undefined;
    return ask.kind === 'option' && ask.from.includes('nobody') ? { option: 'nobody' } : undefined; // who may take sides
  }
  if (LOSSES.has(why) && ask.kind === 'units' && ask.worth === null && about('lose-weakest').length > 0)
    return weakest(open, ask);
  return undefined;
}

/** What stands is answered only where the rules take it: a question that was asked otherwise is left to its house. */
export const instructionsOf = (game: Pick<WesterosGame, 'check'>): Instructions<Westeros> => ({
  offers,
  answer(view, request, given) {
    const choice = answerTo(view.open, request, given);
    return choice === undefined || game.check(view, request, choice) !== undefined ? undefined : choice;
  },
});
