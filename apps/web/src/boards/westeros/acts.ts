import { isPlainObject, type Event } from '@corvo/core';
import type { AreaId, Count } from '@corvo/westeros';
import type { Moment } from '../../session/session.ts';
import type { Act } from './map/index.ts';
import { dataOf, numberIn, textIn } from './named.ts';

type Untimed = Act extends infer A ? (A extends Act ? Omit<A, 'beat'> : never) : never;

const unitsIn = (event: Event): Count => {
  const { units } = dataOf(event);
  return isPlainObject(units) ? (units as Count) : {};
};

/** Where the Power of an event comes from, if from the map: the order that was consolidated, or the one pillaged. */
function sourceOf(events: readonly Event[], at: number): AreaId | undefined {
  const why = events[at] && textIn(events[at], 'why');
  const isOf = (reason: string) => (event: Event) => event.type === 'order-removed' && textIn(event, 'why') === reason;
  const found =
    why === 'consolidate'
      ? events.slice(at).find(isOf('resolved'))
      : why === 'pillage'
        ? (events.slice(0, at).findLast(isOf('raided')) ?? events.slice(at).find(isOf('raided')))
        : undefined;
  return found && textIn(found, 'area');
}

/** What an event looks like on the map. */
function actsFor(events: readonly Event[], at: number): readonly Untimed[] {
  const event = events[at];
  if (event === undefined) return [];
  const [house, area] = [textIn(event, 'house') ?? '', textIn(event, 'area') ?? ''];
  const [from, to] = [textIn(event, 'from') ?? '', textIn(event, 'to') ?? ''];
  switch (event.type) {
    case 'orders-revealed': {
      const { orders } = dataOf(event);
      return [{ kind: 'revealed', house, areas: isPlainObject(orders) ? Object.keys(orders) : [] }];
    }
    case 'order-replaced':
      return [{ kind: 'turned', house, area }];
    case 'order-removed':
      return [{ kind: 'order-gone', house, area, isStruck: textIn(event, 'why') === 'raided' }];
    case 'order-carried':
      return [{ kind: 'order-carried', house, from, to }];
    case 'raided': {
      const { areas } = dataOf(event);
      return Array.isArray(areas) ? areas.map(target => ({ kind: 'strike', from, to: String(target) }) as const) : [];
    }
    case 'units-moved':
      return [{ kind: 'flight', house, units: unitsIn(event), from, to, isRetreat: false }];
    case 'units-retreated': {
      const flight = { kind: 'flight', house, units: unitsIn(event), from, to, isRetreat: true } as const;
      return dataOf(event)['routed'] === true ? [flight, { kind: 'lying', house, area: to }] : [flight];
    }
    case 'units-destroyed':
      return [{ kind: 'fallen', house, units: unitsIn(event), area }];
    case 'units-stood-up':
      return [{ kind: 'standing', area }];
    case 'unit-mustered':
    case 'unit-promoted':
      return [{ kind: 'mustered', house, area }];
    case 'battle-began':
    case 'battle-decided':
    case 'battle-ended-early':
    case 'ships-taken':
      return [{ kind: 'clash', area }];
    case 'neutral-force-beaten':
    case 'garrison-beaten':
      return [
        { kind: 'clash', area },
        { kind: 'mark-gone', area },
      ];
    case 'neutral-force-held':
      return [{ kind: 'clash', area }];
    case 'control-token-placed':
      return [{ kind: 'token-laid', house, area }];
    case 'control-token-removed':
      return [{ kind: 'token-gone', house, area }];
    case 'power-gained': {
      const source = sourceOf(events, at);
      const amount = numberIn(event, 'amount');
      return source === undefined || amount === 0 ? [] : [{ kind: 'coin', house, area: source, amount }];
    }
    default:
      return area !== '' && event.type.endsWith('-lost') ? [{ kind: 'mark-gone', area }] : []; // of any feature
  }
}

/** What goes without waiting for what happened before it. */
const TOGETHER: readonly Act['kind'][] = ['order-gone', 'order-carried', 'coin', 'token-laid', 'token-gone'];

/** All that a moment lets be seen on the map, in order; things of one kind happen together. */
export function actsOf(moment: Moment | undefined): readonly Act[] {
  const acts: Act[] = [];
  let beat = 0;
  let before: Act['kind'] | undefined;
  const { events } = moment ?? { events: [] };
  for (const at of events.keys()) {
    for (const act of actsFor(events, at)) {
      const waits = before !== undefined && act.kind !== before && !isTogether(act, before);
      if (waits) beat += 1;
      acts.push({ ...act, beat });
      before = act.kind;
    }
  }
  return acts;
}

/** A raid strikes first, and only then the order falls. */
const isTogether = (act: Untimed, before: Act['kind']): boolean => TOGETHER.includes(act.kind) && before !== 'strike';
