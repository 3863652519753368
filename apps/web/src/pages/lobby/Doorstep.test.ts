import { say } from '@corvo/core';
import type { TableInfo } from '@corvo/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SayOf } from '../../base/i18n/index.ts';
import { withOwnTexts } from '../../base/i18n/page-texts.ts';
import { Behind } from './Doorstep.tsx';
import { lobbyTexts } from './texts.ts';

const t: SayOf<typeof lobbyTexts> = (key, data) => say(withOwnTexts(lobbyTexts), 'en', key, data);
const SETUP = { players: 2, spectators: { allowed: true, delaySeconds: 0 } } as TableInfo['setup'];

/** The title at the door of a table. */
const titled = (name: string): string | undefined => {
  const table = { game: 'hand-of-the-king', status: 'finished', sitters: [], setup: { ...SETUP, name } } as const;
  return /<h1>(.*)<\/h1>/.exec(renderToStaticMarkup(createElement(Behind, { table, t })))?.[1];
};

test('at the door a table has the name it was given, and a record that was brought in that of its game', () => {
  expect(titled('Winter council')).toBe('Winter council');
  expect(titled('hand-of-the-king')).toBe('Hand of the King');
});

/** What is said at the door of a table that has not started. */
const welcomed = (kind: 'open' | 'person', allowed: boolean): string =>
  renderToStaticMarkup(
    createElement(Behind, {
      t,
      table: {
        game: 'hand-of-the-king',
        status: 'gathering',
        sitters: [{ kind } as TableInfo['sitters'][number]],
        setup: { ...SETUP, name: 'x', spectators: { allowed, delaySeconds: 0 } },
      },
    }),
  );

test('who cannot watch is not told to stay and watch', () => {
  expect(welcomed('open', true)).toContain('or stay and watch');
  expect(welcomed('open', false)).toContain('sit down');
  expect(welcomed('open', false)).not.toContain('watch');
});

test('where no seat is open, only who may watch is told to watch', () => {
  expect(welcomed('person', true)).toContain('enter your name to watch');
  expect(welcomed('person', false)).toContain('wait for a seat');
  expect(welcomed('person', false)).not.toContain('watch');
});
