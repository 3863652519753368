import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from './trouble.ts';

/** How much one person, and one address, may ask for. */
export interface Limits {
  readonly commands: Rate; // live commands of one person
  readonly address: Rate; // live commands and HTTP requests of one address
  readonly talk: Rate; // lines of one person
  readonly hints: Rate;
  readonly tables: Rate; // new tables and records of one person
  readonly tablesOfAddress: Rate; // the same of all who are at one address
  readonly names: Rate; // new identities from one address
  readonly strangers: Rate; // what costs more than a page, for those who have no name, from one address
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
  hints: { burst: 5, perSecond: 0.3 },
  tables: { burst: 20, perSecond: 0.05 },
  tablesOfAddress: { burst: 60, perSecond: 0.15 },
  names: { burst: 30, perSecond: 0.2 },
  strangers: { burst: 20, perSecond: 0.5 },
};

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string; // folder
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
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) throw new Trouble('setting-number', { name, max, text });
  return value;
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
  };
}
