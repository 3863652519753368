import { say } from '@corvo/core';
import { notes } from '@corvo/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { loadKit } from '../../boards/registry.ts';
import { loadWholeGame } from '../../session/games.ts';
import { withOwnTexts } from '../../base/i18n/page-texts.ts';
import { info, joined, moment } from '../../session/online/live.fixture.ts';
import { StuckTable } from './StuckTable.tsx';
import { lobbyTexts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

function drawn(language: 'en' | 'it'): string {
  const moments = [moment(0), { ...moment(1), notes: [notes.tookBack('Bruno', 'seat-1')] }];
  const story = { ...joined(1), info: info({ stuck: true }), standing: null, moments };
  const page = createElement(StuckTable, {
    story,
    t: (key, data) => say(withOwnTexts(lobbyTexts), language, key, data),
  });
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/table/t', children: page }));
}

test('CO-7.15 a table that cannot go on says why, tells what happened, and leads home; its record stays closed (CO-4.2)', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } }); // the log is in the reader's language
  await Promise.all([loadWholeGame('hand-of-the-king'), loadKit('hand-of-the-king')]);
  expect(drawn('en')).toMatch(/Prova.*this game \(Hand of the King\) cannot go on.*CO-7\.15.*What happened/s);
  expect(drawn('it')).toMatch(/questa partita \(.*\) non può proseguire.*CO-7\.15.*Che cosa è successo/s);
  for (const language of ['en', 'it'] as const) {
    expect(drawn(language)).toMatch(/href="\/games".*href="\/"/s);
    expect(drawn(language)).toMatch(/<li value="1">[^<]*Bruno/);
    expect(drawn(language)).not.toContain('/record');
  }
});
