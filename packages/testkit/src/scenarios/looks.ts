import { canonicalJson, isPlainObject, isProblem, type Plain, type Seat } from '@corvo/core';
import { MOST_LISTED, type TestTable } from '../table/index.ts';
import { short } from '../values/difference.ts';
import { isUnreadable, offeredText } from './actions.ts';
import type { StepFault, StepOf } from './fault.ts';
import { say } from './lay.ts';

const same = (first: unknown, second: unknown): boolean =>
  first !== undefined && second !== undefined && canonicalJson(first) === canonicalJson(second);

/** The known name that shares most of its beginning with another, for a slip of the pen. */
function nearest(name: string, known: readonly string[]): string {
  const shared = (other: string): number => {
    let length = 0;
    while (length < name.length && name[length] === other[length]) length += 1;
    return length;
  };
  return [...known]
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 6)
    .join(', ');
}

export function expectFigures(table: TestTable, step: StepOf<'expect'>): StepFault[] {
  const { figures } = table;
  return Object.entries(step.expect).flatMap(([name, value]): StepFault[] => {
    const path = ['expect', name];
    if (!Object.hasOwn(figures, name)) {
      return [
        {
          kind: 'damaged',
          path,
          expected: `a figure of this game, such as ${nearest(name, Object.keys(figures))}`,
          found: short(name),
        },
      ];
    }
    return same(figures[name], value)
      ? []
      : [{ kind: 'failed', path, expected: `${name} to be ${short(value)}`, found: short(figures[name]) }];
  });
}

export function offered(table: TestTable, { offered: { seat, choices, only } }: StepOf<'offered'>): StepFault[] {
  const { game } = table;
  const view = table.view(seat);
  const request = table.request(seat);
  if (!table.state.open.seats.includes(seat)) return [strangeSeat(table, ['offered', 'seat'], seat)];
  if (request === undefined) {
    if (choices.length === 0) return [];
    return [
      {
        kind: 'failed',
        path: ['offered', 'seat'],
        expected: `${seat} to be asked something`,
        found: 'it is asked nothing',
      },
    ];
  }
  const named = new Set<string>();
  const faults = choices.flatMap((choice, index): StepFault[] => {
    const read = game.read(view, `${seat} ${choice}`);
    if (!isProblem(read)) named.add(canonicalJson(read.choice));
    const refused = isProblem(read) ? read : game.check(view, request, read.choice);
    if (refused === undefined) return [];
    const kind = isUnreadable(refused) ? 'damaged' : 'failed';
    return [
      {
        kind,
        path: ['offered', 'choices', index],
        expected: `${short(choice)} to be offered`,
        found: `${say(refused)}; offered is ${offeredText(table, seat)}`,
      },
    ];
  });
  if (only !== true || faults.length > 0) return faults;
  const all = game.list(view, request, MOST_LISTED);
  if (all === undefined)
    return [
      {
        kind: 'damaged',
        path: ['offered', 'only'],
        expected: 'a question whose choices can be listed',
        found: `more than ${MOST_LISTED}`,
      },
    ];
  if (all.every(choice => named.has(canonicalJson(choice)))) return [];
  return [
    {
      kind: 'failed',
      path: ['offered', 'choices'],
      expected: `only ${choices.join(' | ')}`,
      found: offeredText(table, seat),
    },
  ];
}

const strangeSeat = (table: TestTable, path: readonly PropertyKey[], seat: Seat): StepFault => ({
  kind: 'damaged',
  path,
  expected: `one of the seats ${table.state.open.seats.join(', ')}`,
  found: short(seat),
});

export function waiting(table: TestTable, step: StepOf<'waiting'>): StepFault[] {
  const stranger = step.waiting.findIndex(seat => !table.state.open.seats.includes(seat));
  if (stranger >= 0) return [strangeSeat(table, ['waiting', stranger], step.waiting[stranger] as Seat)];
  const now = table.waiting.filter(entry => !entry.answered).map(entry => entry.seat);
  if (same([...step.waiting].sort(), [...now].sort())) return [];
  const list = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nobody' : seats.join(', '));
  return [{ kind: 'failed', path: ['waiting'], expected: `to wait for ${list(step.waiting)}`, found: list(now) }];
}

/** The value at a path such as `mine.hand.0`. */
function lookUp(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isPlainObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** Does a text stand anywhere in a value, as a key or as a whole text? */
function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text;
  if (Array.isArray(value)) return value.some(item => holds(item, text));
  return isPlainObject(value) && Object.entries(value).some(([key, item]) => key === text || holds(item, text));
}

export function view(table: TestTable, { view: { seat, shows, hides } }: StepOf<'view'>): StepFault[] {
  if (seat !== null && !table.state.open.seats.includes(seat)) return [strangeSeat(table, ['view', 'seat'], seat)];
  const seen = table.view(seat);
  const name = seat ?? 'a spectator';
  return [
    ...Object.entries(shows ?? {}).flatMap(([path, value]): StepFault[] => {
      const found = lookUp(seen, path);
      return same(found, value)
        ? []
        : [
            {
              kind: 'failed',
              path: ['view', 'shows', path],
              expected: `${name} to see ${short(value)}`,
              found: short(found),
            },
          ];
    }),
    ...(hides ?? []).flatMap((text, index): StepFault[] =>
      holds(seen, text)
        ? [
            {
              kind: 'failed',
              path: ['view', 'hides', index],
              expected: `${name} not to see ${short(text)}`,
              found: 'it is in the view',
            },
          ]
        : [],
    ),
  ];
}

/** Do the fields that are given agree? Lists and single values agree when they are the same. */
function agrees(found: Plain | undefined, wanted: Plain): boolean {
  if (!isPlainObject(wanted) || !isPlainObject(found)) return same(found, wanted);
  return Object.entries(wanted).every(([key, value]) => agrees(found[key] as Plain | undefined, value as Plain));
}

export function events(table: TestTable, step: StepOf<'events'>): StepFault[] {
  let from = 0;
  for (const [index, wanted] of step.events.entries()) {
    const event = typeof wanted === 'string' ? { type: wanted } : wanted;
    const at = table.events.findIndex(
      (told, n) =>
        n >= from &&
        told.type === event.type &&
        (event.to === undefined || same(told.to, event.to)) &&
        (event.data === undefined || agrees(told.data, event.data as Plain)),
    );
    if (at < 0) {
      const told = table.events
        .slice(from)
        .map(({ type, data }) => (typeof wanted === 'string' ? type : `${type} ${short(data, 80)}`));
      return [
        {
          kind: 'failed',
          path: ['events', index],
          expected: `the event ${short(wanted)}`,
          found: told.length === 0 ? 'no more events' : told.join(', '),
        },
      ];
    }
    from = at + 1;
  }
  return [];
}

export function outcome(table: TestTable, step: StepOf<'outcome'>): StepFault[] {
  const now = table.outcome;
  const wanted = step.outcome;
  if (wanted === null)
    return now === undefined
      ? []
      : [{ kind: 'failed', path: ['outcome'], expected: 'the game to go on', found: short(now) }];
  if (now === undefined)
    return [{ kind: 'failed', path: ['outcome'], expected: 'the game to be over', found: 'it goes on' }];
  const sorted = (ranking: readonly (readonly Seat[])[]): Seat[][] => ranking.map(place => [...place].sort());
  const faults: StepFault[] = [];
  if (!same(sorted(wanted.ranking), sorted(now.ranking))) {
    faults.push({
      kind: 'failed',
      path: ['outcome', 'ranking'],
      expected: short(wanted.ranking),
      found: short(now.ranking),
    });
  }
  for (const key of ['clause', 'reason'] as const) {
    const value = wanted[key];
    if (value !== undefined && value !== now[key])
      faults.push({ kind: 'failed', path: ['outcome', key], expected: value, found: now[key] });
  }
  return faults;
}
