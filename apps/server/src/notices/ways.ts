import { hash } from 'node:crypto';
import type { Language } from '@corvo/core';
import type { StoredWay } from '../storage/index.ts';

/** A device, as its browser has arranged it with its push service. */
export interface Push {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly at?: number; // when it asked; of those that an older server took it is not known
}
/** An address; notices go there once it is confirmed. */
export interface Mail {
  readonly address: string;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly secret: string; // in the links that confirm it and that end it
}
/** A room elsewhere that a table tells what happens. */
export interface Hook {
  readonly url: string;
  readonly language: Language;
  readonly base: string; // where the table is reached
}

const PUSH = 'push:';
export const MAIL = 'mail';
export const HOOK = 'hook';
/** When somebody was last told anything; who writes it has the right to send. */
export const TOLD = 'told';

/** Tables tell rooms under this name; people have none like it. */
export const roomOf = (table: string): string => `@${table}`;
export const isRoom = (owner: string): boolean => owner.startsWith('@');

export const pushName = (endpoint: string): string => `${PUSH}${hash('sha256', endpoint, 'base64url').slice(0, 22)}`;
export const isPush = ({ name }: Pick<StoredWay, 'name'>): boolean => name.startsWith(PUSH);

export const pushIn = ({ body }: StoredWay): Push => JSON.parse(body) as Push;
export const mailIn = ({ body }: StoredWay): Mail => JSON.parse(body) as Mail;
export const hookIn = ({ body }: StoredWay): Hook => JSON.parse(body) as Hook;

/** Does anything reach somebody this way? */
export const isOpen = (way: StoredWay): boolean =>
  isPush(way) || way.name === HOOK || (way.name === MAIL && mailIn(way).confirmed);
