import type { Problem } from '@corvo/core';
import { NO_REST, NOTICE_KINDS, refusals, type ChangePreferences, type Preferences } from '@corvo/protocol';
import { failureOf, type Chosen } from '../storage/index.ts';
import type { Environment } from '../environment.ts';

/** Of somebody who has chosen nothing. */
const DEFAULTS: Preferences = { rest: NO_REST, notices: NOTICE_KINDS };

type Asking = Pick<Environment, 'storage' | 'committer' | 'log'>;

/** What these people have chosen, each in the order asked. */
export async function preferencesOf({ storage }: Asking, people: readonly string[]): Promise<readonly Preferences[]> {
  const chosen = await storage.preferences(people);
  return people.map(person => ({ ...DEFAULTS, ...chosen.get(person) }));
}

/** Somebody chooses otherwise; what is not named stays as it is. */
export async function choose(
  around: Asking,
  person: string,
  change: ChangePreferences,
): Promise<Preferences | Problem> {
  const names = Object.keys(change) as (keyof Preferences)[];
  const chosen = names.flatMap(name => {
    const value = change[name];
    return value === undefined ? [] : [{ name, value } as Chosen];
  });
  try {
    if (chosen.length > 0)
      await around.committer.commit(chosen.map(one => ({ do: 'put-preference', person, chosen: one }) as const));
  } catch (error) {
    around.log.error({ why: failureOf(error), error: String(error) }, 'a choice could not be stored');
    return refusals.notStored();
  }
  const [now] = await preferencesOf(around, [person]);
  return now ?? DEFAULTS;
}
