import { withData } from '../database.ts';
import type { Person } from '../storage/index.ts';
import { realChance } from '../environment.ts';
import { Trouble } from '../trouble.ts';
import { linkOf } from './people.ts';

/** Whoever keeps the server sends it by other ways than a screen to a phone: a day, and still only once. */
const LINK_MS = 24 * 3_600_000;
/** So many of somebody's tables help to tell people of one name apart. */
const SOME = 3;

/** A person as whoever keeps the server may tell them from others of the same name. */
export interface Found extends Person {
  readonly seenAt: number; // 0: on no device any more
  readonly devices: number;
  readonly tables: readonly string[]; // names of some
}

/** The people who have this name, or this id; for the command line. */
export function peopleNamed(folder: string, nameOrId: string, now = Date.now()): Promise<readonly Found[]> {
  return withData(folder, async storage => {
    const one = await storage.person(nameOrId);
    const people = one === undefined ? await storage.personsNamed(nameOrId.normalize('NFC')) : [one];
    const found: Found[] = [];
    for (const person of people) {
      const sessions = await storage.sessions(person.id, now);
      const query = { person: person.id, since: 0, behind: null, limit: SOME };
      const tables = [
        ...(await storage.tables({ ...query, list: 'mine' })),
        ...(await storage.tables({ ...query, list: 'played' })),
      ];
      found.push({
        ...person,
        seenAt: sessions[0]?.seenAt ?? 0,
        devices: sessions.length,
        tables: tables.slice(0, SOME).map(({ setup }) => setup.name),
      });
    }
    return found;
  });
}

/**
 * A link that gives an identity back to whoever lost all devices (CO-7.1); where asked, it ends all sessions first. It can
 * be made while the server runs, which notices within two seconds. Throws `Trouble` where there is no such person.
 */
export function identityLink(folder: string, id: string, endAll: boolean, now = Date.now()): Promise<string> {
  return withData(folder, async storage => {
    const person = await storage.person(id);
    if (person === undefined) throw new Trouble('no-person', { id });
    const secret = realChance.secret();
    await storage.commit([
      [
        ...(endAll ? [{ do: 'drop-sessions', person: id, but: null } as const] : []),
        { do: 'drop-tokens', person: id, kind: 'link' },
        { do: 'put-token', token: linkOf(id, secret, now, LINK_MS) },
      ],
    ]);
    return `/carry#${secret}`;
  });
}
