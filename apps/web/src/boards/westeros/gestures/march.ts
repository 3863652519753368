import type { Problem } from '@corvo/core';
import { writeUnits, type AreaId, type Count, type MarchAsk, type MarchChoice } from '@corvo/westeros';
import { marchOf, startMarch } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import type { Highlight } from '../map/index.ts';
import { lit, type Gesture } from './gesture.ts';

type Offer = MarchAsk['from'][string];

/** A march that is being made. */
export interface Marching {
  readonly march: MarchChoice;
  readonly offer: Offer;
  readonly staying: Count; // sent nowhere yet
  readonly group: Count; // picked up, to be sent next
}

/** Units that have been sent nowhere yet, in the order of the offer. */
function stayingIn({ units }: Offer, { moves }: MarchChoice): Count {
  const left = Object.entries(units).map(([kind, count]) => {
    const gone = moves.reduce((sum, move) => sum + (move.units[kind] ?? 0), 0);
    return [kind, count - gone] as const;
  });
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

export function marchNow({ props, area, group, ask }: Desk): Marching | undefined {
  const { from: starts } = ask as MarchAsk;
  const made = marchOf(props.draft);
  const only = Object.keys(starts).length === 1 ? Object.keys(starts)[0] : undefined;
  const from = made?.from ?? area ?? only; // with a draft the hand is empty: who drops it drops all of it
  const offer = from === undefined ? undefined : starts[from];
  if (from === undefined || offer === undefined) return undefined;
  const march = made?.from === from ? made : { from, moves: [], leave: false };
  const staying = stayingIn(offer, march);
  const picked = Object.entries(staying).map(
    ([kind, most]) => [kind, Math.min(most, group?.[kind] ?? (group ? 0 : most))] as const,
  );
  return { march, offer, staying, group: Object.fromEntries(picked.filter(([, count]) => count > 0)) };
}

export const sizeOf = (units: Count): number => Object.values(units).reduce((sum, count) => sum + count, 0);

/** The march with a group sent to an area as well. */
function sent({ march, offer, group }: Marching, to: AreaId): MarchChoice {
  const before = march.moves.find(move => move.to === to)?.units ?? {};
  const kinds = Object.keys(offer.units).filter(kind => (before[kind] ?? 0) + (group[kind] ?? 0) > 0);
  const units = Object.fromEntries(kinds.map(kind => [kind, (before[kind] ?? 0) + (group[kind] ?? 0)]));
  const others = march.moves.filter(move => move.to !== to);
  return { from: march.from, moves: [...others, { to, units }], leave: false };
}

export const plainMarch = ({ from, moves, leave }: MarchChoice) => ({
  from,
  moves: moves.map(({ to, units }) => ({ to, units: { ...units } })),
  leave,
});

/** Where the picked group may go, and where it may not and why: the game's own guide says. */
function targetsOf(desk: Desk, { march, group }: Marching): { open: AreaId[]; closed: Map<AreaId, Problem> } {
  const { game, view, request } = desk.props;
  const found = { open: [] as AreaId[], closed: new Map<AreaId, Problem>() };
  if (request === undefined || sizeOf(group) === 0) return found;
  const start = Object.keys((desk.ask as MarchAsk).from).length === 1 ? [] : [march.from];
  const picked = [...start, ...march.moves.flatMap(({ to, units }) => [writeUnits(units), to]), writeUnits(group)];
  for (const { id, closed } of game.guide?.(view, request, picked)?.picks ?? []) {
    if (closed === null) found.open.push(id);
    else found.closed.set(id, closed);
  }
  return found;
}

/** A march whose last move is up in the hand again: with nobody left to send, pointing elsewhere sends those there. */
function lastLifted({ march, offer }: Marching): Marching | undefined {
  const last = march.moves.at(-1);
  if (last === undefined) return undefined;
  return { march: { ...march, moves: march.moves.slice(0, -1) }, offer, staying: last.units, group: last.units };
}

/** Somebody is there who will not make room. */
const isHostile = ({ open, mine }: Desk, area: AreaId): boolean => {
  const state = open.areas[area];
  return state !== undefined && (state.force > 0 || state.units.some(({ house }) => house !== mine));
};

/** Everybody goes; with the last of them goes an order of theirs that is played once. */
function doneText({ say, open, rules, mine }: Desk, area: AreaId): string {
  const lost = open.areas[area]?.orders.find(
    ({ house, order }) => house === mine && rules.board.order[order]?.extra === true,
  );
  return lost === undefined ? say('next.march-done', { area }) : say('next.march-lost', { area, order: lost.order });
}

/** Where from; then who, with steppers; then where to. As often as there are units. */
export function marchGesture(desk: Desk, ask: MarchAsk): Gesture {
  const { say } = desk;
  const isOrder = desk.why === 'march'; // other questions move units too: Redeploy, a pursuit, Robb Stark
  const starts = Object.keys(ask.from);
  const now = marchNow(desk);
  const lifted = now && sizeOf(now.group) === 0 ? lastLifted(now) : undefined;
  const hand = lifted ?? now;
  const targets = hand ? targetsOf(desk, hand) : undefined;
  const goals = now?.march.moves.map(({ to }) => to) ?? [];
  const highlights: Record<AreaId, Highlight> = {
    ...(goals.length === 0 ? lit(starts, 'selectable') : {}),
    ...lit(targets?.open ?? [], 'target'),
  };
  for (const area of [...(targets?.open ?? []), ...goals]) if (isHostile(desk, area)) highlights[area] = 'threatened';
  if (now) highlights[now.march.from] = 'selected';
  return {
    highlights,
    arrows: now ? goals.map(to => ({ kind: 'march', from: now.march.from, to, isDraft: true })) : [],
    next:
      now === undefined
        ? say(isOrder ? 'next.march' : 'next.troops')
        : sizeOf(now.staying) === 0
          ? doneText(desk, now.march.from)
          : sizeOf(now.group) === 0
            ? say('next.march-nobody')
            : goals.length === 0
              ? say(isOrder ? 'next.march-to' : 'next.troops-to', { area: now.march.from })
              : say('next.march-more', { area: now.march.from }),
    pick(area) {
      const isOpen = targets?.open.includes(area) === true;
      if (now && goals.includes(area) && (lifted || !isOpen)) removeMove(desk, now, area);
      else if (lifted && isOpen) desk.lay(plainMarch({ ...sent(lifted, area), leave: lifted.march.leave }));
      else if (hand && isOpen) desk.lay(plainMarch(sent(hand, area)));
      else if (goals.length === 0 && starts.includes(area))
        desk.lay(null, { area: area === now?.march.from && starts.length > 1 ? null : area });
      else if (now && area === now.march.from) desk.hold({ group: null });
      else if (hand && sizeOf(hand.group) > 0)
        desk.hold({ note: targets?.closed.get(area) ?? desk.check(plainMarch(sent(hand, area))) ?? null });
      else if (!hand) desk.hold({ note: desk.check(startMarch(area)) ?? null });
    },
  };
}

export function removeMove(desk: Desk, { march }: Marching, to: AreaId): void {
  const moves = march.moves.filter(move => move.to !== to);
  const next = plainMarch({ from: march.from, moves, leave: false });
  if (moves.length === 0) desk.lay(null, { area: march.from });
  else desk.lay(next);
}
