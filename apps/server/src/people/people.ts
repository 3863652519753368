import { createHash } from 'node:crypto';
import { isProblem, type Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { failureOf, type Person } from '../storage/index.ts';
import type { Surroundings } from '../surroundings.ts';

/** How long a browser is remembered, and how long a personal link works. */
export const SESSION_MS = 400 * 24 * 3_600_000;
const LINK_MS = 30 * 24 * 3_600_000;
const MOST_REMEMBERED = 10_000;

/** What is kept of a secret of 256 bits: enough to know it again, not to read it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Who is who (CO-7.1). */
export class People {
  readonly #around: Surroundings;
  readonly #known = new Map<string, Person>(); // by the hash of a session's secret

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The person whose browser holds this secret. */
  async find(secret: string | undefined): Promise<Person | undefined> {
    return secret === undefined || secret.length > 128 ? undefined : this.recall(hashOfSecret(secret));
  }

  /** The same by what is kept of the secret: who comes with it now, under today's name. */
  async recall(hash: string): Promise<Person | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const found = await this.#around.storage.personWithToken(hash, 'session', this.#around.now());
    if (found !== undefined) this.#remember(hash, found);
    return found;
  }

  /** Somebody new, with the secret for the browser. */
  async welcome(name: string): Promise<{ person: Person; secret: string } | Problem> {
    const { chance, now } = this.#around;
    const person: Person = { id: chance.id(), name, createdAt: now() };
    const session = this.#session(person.id);
    const stored = await this.#commit([{ do: 'put-person', person }, session.write]);
    return isProblem(stored) ? stored : { person, secret: session.secret };
  }

  async rename(person: Person, name: string): Promise<Person | Problem> {
    const renamed = { ...person, name };
    const stored = await this.#commit([{ do: 'put-person', person: renamed }]);
    if (isProblem(stored)) return stored;
    for (const [hash, known] of this.#known) if (known.id === person.id) this.#known.set(hash, renamed);
    return renamed;
  }

  /** A new personal link; the old one is void. */
  async link(person: Person): Promise<{ secret: string; until: number } | Problem> {
    const { chance, now } = this.#around;
    const secret = chance.secret();
    const until = now() + LINK_MS;
    const stored = await this.#commit([
      { do: 'drop-tokens', person: person.id, kind: 'link' },
      { do: 'put-token', token: { hash: hashOfSecret(secret), person: person.id, kind: 'link', expiresAt: until } },
    ]);
    return isProblem(stored) ? stored : { secret, until };
  }

  /** Whose personal link this is. */
  async ownerOf(link: string): Promise<Person | Problem> {
    const person = await this.#around.storage.personWithToken(hashOfSecret(link), 'link', this.#around.now());
    return person ?? refusals.linkVoid();
  }

  /** On another device: the person of a personal link, with a secret for this browser. */
  async claim(link: string): Promise<{ person: Person; secret: string } | Problem> {
    const person = await this.ownerOf(link);
    if (isProblem(person)) return person;
    const session = this.#session(person.id);
    const stored = await this.#commit([session.write]);
    return isProblem(stored) ? stored : { person, secret: session.secret };
  }

  /** This browser is to be nobody again. */
  async forget(secret: string): Promise<void> {
    const hash = hashOfSecret(secret);
    this.#known.delete(hash);
    await this.#commit([{ do: 'drop-token', hash }]);
  }

  #session(person: string) {
    const secret = this.#around.chance.secret();
    const expiresAt = this.#around.now() + SESSION_MS;
    const token = { hash: hashOfSecret(secret), person, kind: 'session', expiresAt } as const;
    return { secret, write: { do: 'put-token', token } as const };
  }

  async #commit(writes: Parameters<Surroundings['committer']['commit']>[0]): Promise<Problem | undefined> {
    try {
      return (await this.#around.committer.commit(writes)) === 'done' ? undefined : refusals.notStored();
    } catch (error) {
      this.#around.log.error({ why: failureOf(error), error: String(error) }, 'an identity could not be stored');
      return refusals.notStored();
    }
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(hash, person);
  }
}
