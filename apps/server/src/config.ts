import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostgresUrl } from './database.ts';
import type { MailPlan, NoticePlan } from './notices/index.ts';
import { Trouble } from './trouble.ts';

/** How much one person, and one address, may ask for. */
export interface Limits {
  readonly commands: Rate; // live commands of one person
  readonly address: Rate; // live commands and HTTP requests of one address
  readonly talk: Rate; // lines of one person
  readonly talkOfAddress: Rate; // the same of all who are at one address
  readonly hints: Rate;
  readonly tables: Rate; // new tables and records of one person
  readonly tablesOfAddress: Rate; // the same of all who are at one address
  readonly records: Rate; // records that are brought in, of all who are at one address
  readonly names: Rate; // new identities from one address
  readonly identity: Rate; // what a person changes or asks of their identity: name, links, sessions
  readonly costly: Rate; // what costs more than a page, from one address, with a name or without
  readonly ways: Rate; // ways by which one person wants to be told
  readonly mails: Rate; // mail to an address that has not been confirmed, of one person and to one address
  readonly mailsOfAddress: Rate; // the same of all who are at one address
  readonly strangers: Rate; // what costs more than a page, of all at one address who have no name
}
/** A bucket: so many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const DEFAULT_LIMITS: Limits = {
  commands: { burst: 60, perSecond: 20 },
  address: { burst: 600, perSecond: 100 },
  talk: { burst: 8, perSecond: 0.5 },
  talkOfAddress: { burst: 120, perSecond: 3 },
  hints: { burst: 5, perSecond: 0.3 },
  tables: { burst: 20, perSecond: 0.05 },
  tablesOfAddress: { burst: 60, perSecond: 0.15 },
  records: { burst: 30, perSecond: 0.01 },
  names: { burst: 30, perSecond: 0.2 },
  identity: { burst: 30, perSecond: 0.5 },
  costly: { burst: 400, perSecond: 20 },
  ways: { burst: 30, perSecond: 0.05 },
  mails: { burst: 3, perSecond: 0.0003 },
  mailsOfAddress: { burst: 15, perSecond: 0.003 },
  strangers: { burst: 20, perSecond: 0.5 },
};

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string; // folder
  readonly database: string | null; // address of a PostgreSQL; null: SQLite in the data folder
  readonly client: string; // folder with the built client
  readonly origins: readonly string[]; // pages besides our own that may talk to us
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly botBeatMs: number;
  readonly idleMs: number;
  /** A host may call a bot for somebody who has been away for so long. */
  readonly awayMs: number;
  /** A host who has been away for so long is succeeded by somebody who is there. */
  readonly hostAwayMs: number;
  /** A request must have come as a whole within this. */
  readonly requestMs: number;
  readonly limits: Limits;
  readonly notices: NoticePlan;
  readonly mail: MailPlan | null; // null: this server sends none
  /** May push and rooms elsewhere be on machines near this one? */
  readonly mayBeNear: boolean;
  /** Where figures for whoever watches over the server are read; null: nowhere. */
  readonly metrics: Address | null;
  /** What this process is for: people, what tables wait for by themselves (bots, clocks, notices), or both. */
  readonly role: Role;
  /** A server that is to stop sends people away to others for so long. */
  readonly drainMs: number;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) throw new Trouble('setting-number', { name, max, text });
  return value;
}

export const ROLES = ['all', 'web', 'bots'] as const;
type Role = (typeof ROLES)[number];

/** Where one process has the data for itself, nobody else would do what it leaves out. */
function roleFrom(env: NodeJS.ProcessEnv): Role {
  const text = env['CORVO_ROLE'] ?? 'all';
  const role = ROLES.find(known => known === text);
  if (role === undefined) throw new Trouble('setting-choice', { name: 'CORVO_ROLE', known: ROLES.join(', '), text });
  if (role !== 'all' && databaseUrl(env) === null) throw new Trouble('setting-role', { text });
  return role;
}

/** Where something listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A port of this machine alone, or of an address of it. */
function metricsFrom(env: NodeJS.ProcessEnv): Address | null {
  const text = env['CORVO_METRICS'] ?? '';
  if (text === '') return null;
  const [, host = '127.0.0.1', digits = ''] = /^(?:\[?([^\s\]]+)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === '' || port > 65_535) throw new Trouble('setting-metrics', { text });
  return { host, port };
}

/** The address of a PostgreSQL, where the data is to lie in one. */
export function databaseUrl(env: NodeJS.ProcessEnv): string | null {
  const text = env['DATABASE_URL'];
  if (text === undefined || text === '') return null;
  // It may hold a password: what is wrong with it is not repeated.
  if (!isPostgresUrl(text)) throw new Trouble('setting-database', {});
  return text;
}

/** Half a minute for who is just back, five between two messages; tried again for some three hours. */
const DEFAULT_NOTICES: NoticePlan = {
  graceMs: 30_000,
  gapMs: 300_000,
  tickMs: 1_000,
  retryMs: [60_000, 600_000, 3_000_000, 7_200_000],
};

/** The mail server, where there is one. Its address may hold a password: what is wrong with it is not repeated. */
function mailFrom(env: NodeJS.ProcessEnv, origins: readonly string[]): MailPlan | null {
  const smtp = env['CORVO_SMTP'] ?? '';
  const from = env['CORVO_MAIL_FROM'] ?? '';
  if (smtp === '') return null;
  const isRight = URL.canParse(smtp) && ['smtp:', 'smtps:'].includes(new URL(smtp).protocol);
  if (!isRight || !from.includes('@') || origins.length === 0) throw new Trouble('setting-mail', {});
  return { smtp, from };
}

/** Where the data lies. */
export const dataFolder = (env: NodeJS.ProcessEnv): string => env['CORVO_DATA'] || join(root, 'data');

/** The settings, from the environment; docs/operations.md explains them. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
  const logLevel = env['CORVO_LOG'] ?? 'warn';
  if (!levels.includes(logLevel))
    throw new Trouble('setting-choice', { name: 'CORVO_LOG', known: levels.join(', '), text: logLevel });
  const origins = (env['CORVO_ORIGIN'] ?? '')
    .split(',')
    .map(origin => origin.trim())
    .filter(origin => origin !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Trouble('setting-origin', { text: origin });
  }
  return {
    port: numberFrom(env, 'PORT', 8080, 65_535),
    host: env['CORVO_HOST'] ?? '0.0.0.0',
    data: dataFolder(env),
    database: databaseUrl(env),
    client: env['CORVO_CLIENT'] ?? join(root, 'apps', 'web', 'dist'),
    origins,
    trustProxy: env['CORVO_PROXY'] === '1',
    logLevel,
    botBeatMs: numberFrom(env, 'CORVO_BOT_MS', 600, 60_000),
    idleMs: 300_000,
    awayMs: 120_000,
    hostAwayMs: 600_000,
    requestMs: 15_000,
    limits: DEFAULT_LIMITS,
    notices: DEFAULT_NOTICES,
    mail: mailFrom(env, origins),
    mayBeNear: env['CORVO_NEAR_HOOKS'] === '1',
    metrics: metricsFrom(env),
    role: roleFrom(env),
    drainMs: numberFrom(env, 'CORVO_DRAIN', 0, 600) * 1_000,
  };
}
