import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import { say, type Language } from '@corvo/core';
import type { StoredWay } from '../storage/index.ts';
import { Forbidden, type Outside } from './outside.ts';
import { noticeMessages } from './texts/index.ts';
import { HOOK, hookIn, isPush, mailIn, pushIn, type Mail } from './ways.ts';

/** What is sent at once: a line for each table, and where the first of them is. */
export interface Message {
  readonly id: string; // the same wherever it is sent from: what comes twice is known again
  readonly lines: readonly string[];
  readonly title: string;
  readonly path: string; // of the table that it is about, or of all of them
}

/** `gone`: nobody is reached this way ever again. */
export type Sent = 'sent' | 'failed' | 'gone';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface MailPlan {
  readonly smtp: string;
  readonly from: string;
}

const DAY_SECONDS = 24 * 3_600;
const MAIL_PATIENCE_MS = 15_000;

/** Letters that a room would take for marks, links or calls. */
const plain = (text: string): string => text.replaceAll(/[\\*_~`|<>#@:/()[\]-]/g, sign => `\\${sign}`);
export const plainNames = (names: readonly string[]): string[] => names.map(plain);
export { plain as plainText };

/** Sends a message by one way. It never throws: what fails is told by its name. */
export class Senders {
  readonly #outside: Outside;
  readonly #mail: (MailPlan & { readonly line: Transporter }) | null;
  readonly #base: string | null; // the address under which people reach the server

  constructor(outside: Outside, mail: MailPlan | null, base: string | null) {
    this.#outside = outside;
    this.#base = base;
    const times = { connectionTimeout: MAIL_PATIENCE_MS, greetingTimeout: MAIL_PATIENCE_MS };
    const line =
      mail &&
      createTransport({ url: mail.smtp, ...times, socketTimeout: MAIL_PATIENCE_MS, dnsTimeout: MAIL_PATIENCE_MS });
    this.#mail = mail && line && { ...mail, line };
  }

  get mayMail(): boolean {
    return this.#mail !== null && this.#base !== null;
  }

  async send(
    way: StoredWay,
    message: Message,
    keys: VapidKeys,
  ): Promise<{ readonly sent: Sent; readonly why?: string }> {
    try {
      if (isPush(way)) return statusOf(await this.#push(way, message, keys));
      if (way.name === HOOK) return statusOf(await this.#hook(way, message));
      await this.#write(mailIn(way), way.owner, message);
      return { sent: 'sent' };
    } catch (error) {
      const { code, message: why } = error as { code?: string; message?: string };
      // An address that was near from the first, or became so, is none that we speak to.
      return { sent: error instanceof Forbidden ? 'gone' : 'failed', why: code ?? why ?? String(error) };
    }
  }

  #push(way: StoredWay, { id, title, lines, path }: Message, keys: VapidKeys): Promise<number> {
    const { endpoint, p256dh, auth } = pushIn(way);
    const base = this.#base?.startsWith('https:') ? this.#base : 'mailto:corvo@corvo.invalid';
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body: lines.join('\n'), path, id }),
      { vapidDetails: { subject: base, ...keys }, TTL: DAY_SECONDS, topic: id, contentEncoding: 'aes128gcm' },
    );
    const headers = details.headers as Record<string, string | number>;
    return this.#outside.post(endpoint, { headers, body: details.body ?? '' });
  }

  #hook(way: StoredWay, { lines, path }: Message): Promise<number> {
    const { url, base } = hookIn(way);
    const body = JSON.stringify({
      content: [...lines, `${base}${path}`].join('\n'),
      allowed_mentions: { parse: [] }, // whatever a table or a person is called, nobody is called by it
    });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Corvo',
    };
    return this.#outside.post(url, { headers, body });
  }

  async #write(mail: Mail, owner: string, { id, title, lines, path }: Message): Promise<void> {
    const stop = `${this.#base}${mailPath(owner, mail.secret, 'stop')}`;
    const footer = say(noticeMessages, mail.language, 'mail.footer', { host: this.#host, link: stop });
    await this.#post(mail.address, title, [...lines, '', `${this.#base}${path}`, '', '-- ', footer].join('\n'), id, {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }

  /** Asks whoever reads at an address whether notices may go there. */
  async ask(owner: string, name: string, { address, secret, language }: Mail, id: string): Promise<void> {
    const link = `${this.#base}${mailPath(owner, secret, 'confirm')}`;
    const told = (key: string): string =>
      say(noticeMessages, language as Language, key, { name, host: this.#host, link });
    await this.#post(address, told('mail.confirm.subject'), told('mail.confirm.text'), id, {});
  }

  get #host(): string {
    return this.#base === null ? '' : new URL(this.#base).host;
  }

  async #post(to: string, subject: string, text: string, id: string, headers: Record<string, string>): Promise<void> {
    if (this.#mail === null) throw new Error('no mail server');
    const { line, from } = this.#mail;
    const messageId = `<${id}@${this.#host.replace(/:\d+$/, '')}>`;
    await line.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** What is under way fails. */
  close(): void {
    this.#outside.close();
    this.#mail?.line.close();
  }
}

/** What an answer says: a push service says 404 or 410 of a device that is gone, a room of one that was closed. */
function statusOf(status: number): { sent: Sent; why?: string } {
  if (status >= 200 && status < 300) return { sent: 'sent' };
  return { sent: status === 404 || status === 410 ? 'gone' : 'failed', why: String(status) };
}

/** The page behind a link in mail. */
const mailPath = (owner: string, secret: string, what: 'confirm' | 'stop'): string =>
  `/api/mail/${what}.${owner}.${secret}`;
