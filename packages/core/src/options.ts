import { isPlainObject, plainCopy } from './plain.ts';
import { problem, type Problem } from './problem.ts';

export type OptionValue = boolean | number | string;
export type OptionValues = { readonly [id: string]: OptionValue };

/** One thing a table may choose before the game; forms, command line and tests are made from this. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly OptionValue[]; // every value it may take, in the order to show them
  readonly default: OptionValue;
  readonly players?: readonly number[]; // only with these numbers of players
  readonly clause: string;
}

/**
 * Whoever names an option that is not for so many players hears of it even where it names the usual value, which would
 * be passed over in silence; to say that something is not played is no wish. Only for what somebody names: a settled
 * set holds every option.
 */
export function refuseForPlayers(
  specs: readonly OptionSpec[],
  named: OptionValues,
  players: number,
): Problem | undefined {
  const idle = specs.find(spec => (named[spec.id] ?? false) !== false && !isFor(spec, players));
  return idle && notForPlayers(idle, players);
}

/** What one has to name to get these options: nothing that is usual anyway, and nothing that so many players cannot have. */
export function wishedOptions(specs: readonly OptionSpec[], options: OptionValues, players: number): OptionValues {
  const wished = specs.filter(spec => {
    const value = options[spec.id];
    return value !== undefined && value !== spec.default && spec.values.includes(value) && isFor(spec, players);
  });
  return Object.fromEntries(wished.map(({ id }) => [id, options[id] as OptionValue]));
}

const isFor = (spec: OptionSpec, players: number): boolean => spec.players?.includes(players) ?? true;

const notForPlayers = (spec: OptionSpec, players: number): Problem =>
  problem(spec.clause, 'option-not-for-players', { option: spec.id, players, known: spec.players?.join(', ') ?? '' });

/**
 * Fills in the defaults and refuses what is unknown, impossible, or not for this number of players. Options that there
 * were once stay where a stored game or a record has them: its states, and their hashes, hold them.
 */
export function resolveOptions(
  specs: readonly OptionSpec[],
  wanted: unknown,
  players: number,
  former: readonly string[] = [],
): OptionValues | Problem {
  const given = plainCopy(wanted);
  if (!isPlainObject(given)) return problem('CO-3.1', 'options-not-an-object');
  const resolved: Record<string, OptionValue> = {};
  for (const [id, value] of Object.entries(given)) {
    const isFormer = former.includes(id) && typeof value !== 'object';
    if (isFormer) resolved[id] = value;
    else if (!specs.some(spec => spec.id === id)) {
      return problem('CO-3.1', 'unknown-option', {
        option: id.slice(0, 80),
        known: specs.map(spec => spec.id).join(', '),
      });
    }
  }
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.id) ? given[spec.id] : spec.default;
    const found = spec.values.find(known => known === value);
    if (found === undefined) {
      return problem('CO-3.2', 'unknown-option-value', {
        option: spec.id,
        value: (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 80),
        known: spec.values.join(', '),
      });
    }
    if (found !== spec.default && !isFor(spec, players)) return notForPlayers(spec, players);
    resolved[spec.id] = found;
  }
  return resolved;
}
