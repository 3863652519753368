import { createHash } from 'node:crypto';
import { isProblem, type Problem } from '@corvo/core';
import { refusals, type KnownDevice } from '@corvo/protocol';
import { failureOf, type Person, type StoredToken, type Write } from '../storage/index.ts';
import type { Environment } from '../environment.ts';

/** How long a browser is remembered, and how long a personal link works: once, and not for long. */
export const SESSION_MS = 400 * 24 * 3_600_000;
const LINK_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;
/** So many devices know a person at once: with each further one, that which was not used for longest knows them no more. */
const MOST_SESSIONS = 50;
/** When somebody was last seen is written down so seldom that it costs nothing. */
const SEEN_EVERY_MS = 3_600_000;

/** What is kept of a secret of 256 bits: enough to know it again, not to read it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

interface Known {
  readonly person: Person;
  seenAt: number;
}

/** Who is who (CO-7.1). */
export class People {
  readonly #around: Environment;
  readonly #known = new Map<string, Known>(); // by the hash of a session's secret
  #others = -1; // what the storage last said of other processes
  #changes = 0; // of names and sessions: what was being read meanwhile may be old
  /** Hears of every session that has ended, at once: whoever came with it is nobody from then on. */
  onEnded: (session: string) => void = () => {};

  constructor(around: Environment) {
    this.#around = around;
  }

  /** The person whose browser holds this secret. */
  async find(secret: string | undefined): Promise<Person | undefined> {
    return secret === undefined || secret.length > 128 ? undefined : this.recall(hashOfSecret(secret));
  }

  /** The same by what is kept of the secret: who comes with it now, under today's name. */
  recall(hash: string): Person | Promise<Person | undefined> {
    const known = this.#known.get(hash);
    return known === undefined ? this.#look(hash) : this.#seen(hash, known);
  }

  async #look(hash: string): Promise<Person | undefined> {
    const { storage, now } = this.#around;
    let person: Person | undefined;
    for (let changes = -1; changes !== this.#changes;) {
      changes = this.#changes;
      person = await storage.personWithToken(hash, 'session', now());
    }
    if (person === undefined) return undefined;
    const known = { person, seenAt: 0 };
    this.#remember(hash, known);
    return this.#seen(hash, known);
  }

  #seen(hash: string, known: Known): Person {
    const now = this.#around.now();
    if (now - known.seenAt >= SEEN_EVERY_MS) {
      known.seenAt = now;
      void this.#commit([{ do: 'touch-token', hash, at: now }]);
    }
    return known.person;
  }

  /** Somebody new, with the secret for the browser. */
  async welcome(name: string, device: string): Promise<{ person: Person; secret: string } | Problem> {
    const { chance, now } = this.#around;
    const person: Person = { id: chance.id(), name, createdAt: now() };
    const session = this.#session(person.id, device);
    const stored = await this.#commit([{ do: 'put-person', person }, session.write]);
    return isProblem(stored) ? stored : { person, secret: session.secret };
  }

  async rename(person: Person, name: string): Promise<Person | Problem> {
    const renamed = { ...person, name };
    const stored = await this.#commit([{ do: 'put-person', person: renamed }]);
    if (isProblem(stored)) return stored;
    this.#changes++;
    for (const [hash, known] of this.#known)
      if (known.person.id === person.id) this.#known.set(hash, { ...known, person: renamed });
    return renamed;
  }

  /** A new personal link; the old one is void. */
  async link(person: Person): Promise<{ secret: string; until: number } | Problem> {
    const { chance, now } = this.#around;
    const secret = chance.secret();
    const link = linkOf(person.id, secret, now(), LINK_MS);
    const stored = await this.#commit([
      { do: 'drop-tokens', person: person.id, kind: 'link' },
      { do: 'put-token', token: link },
    ]);
    return isProblem(stored) ? stored : { secret, until: link.expiresAt };
  }

  /** Whose personal link this is. */
  async ownerOf(link: string): Promise<Person | Problem> {
    const person = await this.#around.storage.personWithToken(hashOfSecret(link), 'link', this.#around.now());
    return person ?? refusals.linkVoid();
  }

  /** On another device: the person of a personal link, with a secret for this browser. The link has then been used. */
  async claim(link: string, device: string): Promise<{ person: Person; secret: string } | Problem> {
    const person = await this.ownerOf(link);
    if (isProblem(person)) return person;
    const session = this.#session(person.id, device);
    const sessions = await this.#around.storage.sessions(person.id, 0); // the one that was used last comes first
    const old = sessions.slice(MOST_SESSIONS - 1).map(({ hash }) => hash);
    const stored = await this.#commit(
      [
        { do: 'use-link', hash: hashOfSecret(link) },
        ...old.map(hash => ({ do: 'drop-token', hash }) as const),
        session.write,
      ],
      refusals.linkVoid,
    );
    if (isProblem(stored)) return stored;
    for (const hash of old) this.#forget(hash);
    return { person, secret: session.secret };
  }

  /** The devices that know a person; `here` is the hash of the session that asks. */
  async devices(person: Person, here: string): Promise<KnownDevice[]> {
    const sessions = await this.#around.storage.sessions(person.id, this.#around.now());
    return sessions.map(({ hash, device, createdAt, seenAt }) => ({
      id: hash,
      device,
      createdAt,
      seenAt,
      here: hash === here,
    }));
  }

  /** Ends one session of a person, or all but one. Links that were made meanwhile end as well: one may be a thief's. */
  async end(person: Person, which: { readonly one: string } | { readonly but: string }): Promise<Problem | undefined> {
    const isMeant = (hash: string): boolean => ('one' in which ? hash === which.one : hash !== which.but);
    const sessions = (await this.#around.storage.sessions(person.id, 0)).map(({ hash }) => hash).filter(isMeant);
    const stored = await this.#commit([
      ...('but' in which
        ? [{ do: 'drop-sessions', person: person.id, but: which.but } as const]
        : sessions.map(hash => ({ do: 'drop-token', hash }) as const)),
      { do: 'drop-tokens', person: person.id, kind: 'link' },
    ]);
    if (isProblem(stored)) return stored;
    this.#changes++;
    // Also those that began while this was being written.
    const known = [...this.#known].filter(([hash, one]) => one.person.id === person.id && isMeant(hash));
    for (const hash of new Set([...sessions, ...known.map(([hash]) => hash)])) this.#forget(hash);
    return undefined;
  }

  /** This browser is to be nobody again. */
  async forget(secret: string): Promise<Problem | undefined> {
    const hash = hashOfSecret(secret);
    const refused = await this.#commit([{ do: 'drop-token', hash }]);
    if (refused === undefined) this.#forget(hash);
    return refused;
  }

  /** Where another process wrote something (a command of whoever keeps the server), sessions may be gone (CO-7.1). */
  async sweep(connected: ReadonlySet<string>): Promise<void> {
    const { storage, now } = this.#around;
    const others = await storage.othersWrote();
    if (others === this.#others) return;
    this.#others = others;
    this.#changes++;
    for (const hash of new Set([...connected, ...this.#known.keys()])) {
      const person = await storage.personWithToken(hash, 'session', now());
      const known = this.#known.get(hash);
      if (person === undefined) this.#forget(hash);
      else if (known !== undefined) this.#known.set(hash, { ...known, person }); // perhaps under another name
    }
  }

  #forget(hash: string): void {
    this.#changes++;
    this.#known.delete(hash);
    this.onEnded(hash);
  }

  #session(person: string, device: string) {
    const { chance, now } = this.#around;
    const secret = chance.secret();
    const at = now();
    const hash = hashOfSecret(secret);
    const kept = { expiresAt: at + SESSION_MS, createdAt: at, seenAt: at, device };
    const token: StoredToken = { hash, person, kind: 'session', ...kept };
    return { secret, write: { do: 'put-token', token } as const };
  }

  async #commit(writes: readonly Write[], lost = refusals.notStored): Promise<Problem | undefined> {
    try {
      return (await this.#around.committer.commit(writes)) === 'done' ? undefined : lost();
    } catch (error) {
      this.#around.log.error({ why: failureOf(error), error: String(error) }, 'an identity could not be stored');
      return refusals.notStored();
    }
  }

  #remember(hash: string, known: Known): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(hash, known);
  }
}

/** What is kept of a personal link. */
export function linkOf(person: string, secret: string, at: number, forMs: number): StoredToken {
  const times = { expiresAt: at + forMs, createdAt: at, seenAt: at };
  return { hash: hashOfSecret(secret), person, kind: 'link', device: '', ...times };
}
