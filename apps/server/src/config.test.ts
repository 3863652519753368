import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('what the settings are where nothing is said stands in the operations page as it is', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const defaults = new Map(
    [...page.matchAll(/^\| `(\w+)` \| `?([^`|]*?)`? \|/gm)].map(([, name, value]) => [name, value]),
  );
  const config = readConfig({});
  expect(Object.fromEntries(defaults)).toEqual({
    PORT: String(config.port),
    CORVO_HOST: config.host,
    CORVO_DATA: './data',
    DATABASE_URL: 'none',
    CORVO_CLIENT: 'apps/web/dist',
    CORVO_ORIGIN: 'none',
    CORVO_PROXY: 'off',
    CORVO_LOG: config.logLevel,
    CORVO_METRICS: 'none',
    CORVO_ROLE: config.role,
    CORVO_DRAIN: String(config.drainMs),
    CORVO_SMTP: 'none',
    CORVO_MAIL_FROM: 'none',
    CORVO_NEAR_HOOKS: 'off',
    CORVO_BOT_MS: String(config.botBeatMs),
  });
  expect(config).toMatchObject({ origins: [], trustProxy: false, database: null, mail: null, mayBeNear: false });
  expect([config.data, config.client]).toEqual([join(root, 'data'), join(root, 'apps', 'web', 'dist')]);
});

test('to leave something to others there must be others: a role is for several servers on a PostgreSQL', () => {
  expect(() => readConfig({ CORVO_ROLE: 'web' })).toThrow(/CORVO_ROLE=web .* needs DATABASE_URL/);
  expect(() => readConfig({ CORVO_ROLE: 'cook' })).toThrow(/CORVO_ROLE must be one of all, web, bots/);
  expect(readConfig({ CORVO_ROLE: 'bots', DATABASE_URL: 'postgresql://x/y' }).role).toBe('bots');
});

test('mail needs a server, somebody whom it comes from, and the address for its links; a wrong one is not repeated', () => {
  const CORVO_SMTP = 'smtp://me:word@mail.example:587';
  const whole = { CORVO_SMTP, CORVO_MAIL_FROM: 'Corvo <a@b.example>', CORVO_ORIGIN: 'https://corvo.example' };
  expect(readConfig(whole).mail).toEqual({ smtp: CORVO_SMTP, from: 'Corvo <a@b.example>' });
  for (const change of [{ CORVO_SMTP: 'mail.example:word' }, { CORVO_MAIL_FROM: '' }, { CORVO_ORIGIN: '' }]) {
    expect(() => readConfig({ ...whole, ...change })).toThrow(/CORVO_SMTP must be/);
    expect(() => readConfig({ ...whole, ...change })).not.toThrow(/:word|mail\.example/);
  }
});

test('the settings are taken from the environment, and a wrong one is refused by its name', () => {
  const env = {
    PORT: '0',
    CORVO_HOST: '::1',
    CORVO_DATA: '/d',
    DATABASE_URL: 'postgres://u:p@h/d',
    CORVO_CLIENT: '/c',
    CORVO_PROXY: '1',
    CORVO_BOT_MS: '7',
    CORVO_DRAIN: '30',
  };
  expect(readConfig({ ...env, CORVO_ORIGIN: 'https://a.example, http://b.example' })).toMatchObject({
    port: 0,
    host: '::1',
    data: '/d',
    database: 'postgres://u:p@h/d',
    client: '/c',
    trustProxy: true,
    botBeatMs: 7,
    drainMs: 30_000,
    origins: ['https://a.example', 'http://b.example'],
  });
  for (const [name, text] of [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['CORVO_BOT_MS', 'soon'],
    ['CORVO_LOG', 'loud'],
    ['CORVO_ORIGIN', 'corvo.example'],
    ['DATABASE_URL', 'mysql://u:hush@h/d'],
    ['DATABASE_URL', 'postgres://[hush'],
  ] as const)
    expect(() => readConfig({ [name]: text }), name).toThrow(name);
  expect(() => readConfig({ DATABASE_URL: 'postgres://[hush' })).not.toThrow(/hush/); // a password may stand in it
});
