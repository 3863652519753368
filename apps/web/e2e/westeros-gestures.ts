/** The gestures by which somebody gives an answer at the table of a Westeros game: the way from a wish to the board. */
import type { AmountAsk, CardAsk, CardsAsk, OptionAsk, Plain, RankingAsk } from '@corvo/core';
import type { Count, MarchAsk, MarchChoice, MusterAsk, RaidAsk, RaidChoice, UnitsAsk } from '@corvo/westeros';
import type { Muster, Orders, Units } from '../src/boards/westeros/asks/drafts.ts';
import { pledgeIn, pledgesOf } from '../src/boards/westeros/dock/pledges.ts';

/** One thing a person does: points at an area of the map, or presses a control. */
export type Gesture = { readonly area: string } | { readonly press: string };

const area = (id: string): Gesture => ({ area: id });
const press = (selector: string): Gesture => ({ press: selector });
const times = (count: number, gesture: Gesture): Gesture[] => Array.from({ length: count }, () => gesture);
const nth = (list: string, index: number, control: string): Gesture => {
  if (index < 0) throw new Error(`${list} does not offer what is wanted`);
  return press(`${list} > :nth-child(${index + 1})${control}`);
};

/** Where several orders can be carried out, the one that is meant is pointed at first. */
const start = (from: Readonly<Record<string, unknown>>, wanted: string): Gesture[] =>
  Object.keys(from).length > 1 ? [area(wanted)] : [];

const orderGestures = ({ orders }: { readonly orders: Orders }, isPlanning: boolean): Gesture[] => {
  const given = Object.entries(orders).flatMap(([id, order]) => [area(id), press(`.wt-wheel [data-order="${order}"]`)]);
  return given.length === 0 && isPlanning ? [press('.wt-stars .btn')] : given;
};

function raidGestures({ from }: RaidAsk, { from: wanted, targets }: RaidChoice): Gesture[] {
  const isBarren = Object.keys(from).length === 1 && from[wanted]?.targets.length === 0;
  if (targets.length === 0) return isBarren ? [] : [...start(from, wanted), press('.wt-march > .btn')];
  return [...start(from, wanted), ...targets.map(area)];
}

/** Everybody goes unless some are left out: the others are counted down, then the goal is pointed at. */
function marchGestures({ from }: MarchAsk, { from: wanted, moves, leave }: MarchChoice): Gesture[] {
  if (moves.length === 0) return [...start(from, wanted), press('.wt-march > .btn')];
  const staying: Record<string, number> = { ...from[wanted]?.units };
  const sent = moves.flatMap(({ to, units }) => {
    const kinds = Object.keys(staying).filter(kind => (staying[kind] ?? 0) > 0);
    const fewer = kinds.flatMap((kind, at) =>
      times((staying[kind] ?? 0) - (units[kind] ?? 0), nth('.wt-group', at, ' button:first-of-type')),
    );
    for (const [kind, count] of Object.entries(units)) staying[kind] = (staying[kind] ?? 0) - count;
    return [...fewer, area(to)];
  });
  return [...start(from, wanted), ...sent, ...(leave ? [press('.wt-check input')] : [])];
}

function musterGestures({ areas }: MusterAsk, { muster }: { readonly muster: Muster }): Gesture[] {
  const bought = Object.entries(muster).filter(([, list]) => list.length > 0);
  if (bought.length === 0) return [press('.wt-muster > .btn')];
  return bought.flatMap(([id, list]) => [
    area(id),
    ...list.map(what => nth('.wt-offers', Object.keys(areas[id]?.offers ?? {}).indexOf(what), ' button')),
  ]);
}

function unitGestures({ from }: UnitsAsk, { units }: { readonly units: Units }): Gesture[] {
  return Object.entries(units).flatMap(([id, counts]) => {
    const place = Object.keys(from).indexOf(id);
    const there: Count = from[id] ?? {};
    return Object.entries(counts).flatMap(([kind, count]) => {
      const before = Object.keys(there).slice(0, Object.keys(there).indexOf(kind));
      const first = before.reduce((sum, other) => sum + (there[other] ?? 0), 0);
      return Array.from({ length: count }, (_, i) =>
        nth('.wt-units ul', place, ` > button:nth-of-type(${first + i + 1})`),
      );
    });
  });
}

function rankingGestures({ of }: RankingAsk, wanted: readonly string[]): Gesture[] {
  const now = [...of];
  return wanted.flatMap((seat, place) => {
    const from = now.indexOf(seat);
    now.splice(place, 0, ...now.splice(from, 1));
    return Array.from({ length: from - place }, (_, i) => nth('.wt-rank', from - i, ' button:first-of-type'));
  });
}

const cardGestures = ({ from }: CardAsk, card: string | null): Gesture[] =>
  card === null ? [press('.wt-hand-none')] : [nth('.wt-hand', from.indexOf(card), '')];

const amountGestures = ({ min }: AmountAsk, amount: number): Gesture[] =>
  times(amount - min, press('.wt-bid-step output + button'));

/** A pledge is a number, then a side; any other option is a button of its own. */
function optionGestures({ from }: OptionAsk, option: string): Gesture[] {
  const pledges = pledgesOf(from);
  if (pledges === undefined) return [nth('.wt-options', from.indexOf(option), '')];
  const { side = '', amount = 1 } = pledgeIn(option) ?? {};
  const place = side === '' ? pledges.sides.length + pledges.rest.indexOf(option) : pledges.sides.indexOf(side);
  return [...times(amount - 1, press('.wt-bid-step output + button')), nth('.wt-options', place, '')];
}

/** What to do for this answer, from the question as it stands, without the last press that gives it. */
export function gesturesFor(ask: { readonly kind: string }, why: string, choice: Plain): Gesture[] {
  switch (ask.kind) {
    case 'orders':
      return orderGestures(choice as { orders: Orders }, why === 'orders');
    case 'raid':
      return raidGestures(ask as RaidAsk, choice as unknown as RaidChoice);
    case 'march':
      return marchGestures(ask as MarchAsk, choice as unknown as MarchChoice);
    case 'muster':
      return musterGestures(ask as MusterAsk, choice as unknown as { muster: Muster });
    case 'units':
      return unitGestures(ask as UnitsAsk, choice as unknown as { units: Units });
    case 'areas':
      return (choice as { areas: string[] }).areas.map(area);
    case 'option':
      return optionGestures(ask as OptionAsk, (choice as { option: string }).option);
    case 'card':
      return cardGestures(ask as CardAsk, (choice as { card: string | null }).card);
    case 'cards':
      return (choice as { cards: string[] }).cards.map(card =>
        nth('.wt-hand', (ask as CardsAsk).from.indexOf(card), ''),
      );
    case 'amount':
      return amountGestures(ask as AmountAsk, (choice as { amount: number }).amount);
    case 'ranking':
      return rankingGestures(ask as RankingAsk, (choice as { ranking: string[] }).ranking);
    default:
      throw new Error(`nobody knows a gesture for "${ask.kind}" (${why})`);
  }
}
