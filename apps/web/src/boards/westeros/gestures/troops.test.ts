import type { Game } from '@corvo/core';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestDesk } from '../desk.fixture.ts';
import { MarchDock } from '../dock/MarchDock.tsx';
import { westerosKit } from '../kit.tsx';
import { gestureFor } from './index.ts';

/** A tactic card of the wildlings in the north; a march of the Watch keeps the round open. */
const withTactic = (phase: string, card: string, lines: string): string => `
  ${phase}
  throne free-folk nights-watch others
  used fiefdoms
  used court
  tactics free-folk hand tac-02 tac-05 tac-17 played ${card}
  ${lines}
  btw-gift nights-watch 1 footman march-minus-one
`;

const asked = (position: string, move: string): TestDesk =>
  new TestDesk(position, 'free-folk', [move], beyondTheWall as Game, 3);

const dockOf = ({ desk }: TestDesk): string => renderToStaticMarkup(createElement(MarchDock, { desk }));

const TROOPS = 'btw-thenn free-folk 2 footmen march-zero\n  btw-milkwater free-folk 1 giant';

test('BW-10.6 troops that are redeployed do not march: the question names no March, and nobody need go', () => {
  const table = asked(withTactic('phase tactics', 'tac-06', TROOPS), 'free-folk uses tac-06-a');
  expect(gestureFor(table.desk).next).toBe('Choose on the map where the units leave from.');
  table.pick('btw-thenn');
  expect(gestureFor(table.desk).next).toBe('Choose who goes from Thenn, then a highlighted area.');
  expect(dockOf(table)).toContain('Nobody goes');
  expect(dockOf(table)).not.toMatch(/\bMarch\b/);
  const draft = { from: 'btw-thenn', moves: [], leave: false };
  const moves = [1, 2].map(count => ({ to: 'btw-milkwater', units: { footman: count } }));
  const kit = westerosKit([{ load: () => Promise.reject(new Error('no map')) }]);
  const { view, words } = table.desk.props;
  const made = { game: beyondTheWall as Game, view, request: table.request, words, draft: { ...draft, moves } };
  expect(kit.action?.(made as never)).toBe('Move from Thenn');
});

test('BW-10.15 an attack with a Raid has somebody attack: that nobody does is not offered', () => {
  const position = withTactic(
    'phase raids',
    'tac-15',
    'btw-milkwater free-folk 1 giant raid-star\n  btw-thenn others 2 others',
  );
  const table = asked(position, 'free-folk chooses use');
  expect(gestureFor(table.desk).next).toBe('Choose who goes from the Milkwater, then a highlighted area.');
  expect(dockOf(table)).not.toMatch(/Discard|Nobody|\bMarch\b/);
});

const MARCH = `
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 knight 2 footmen march-zero
`;

test('1E-13.1 a March order can be discarded, and the tray says so', () => {
  const table = new TestDesk(MARCH, 'stark');
  expect(dockOf(table)).toContain('Discard the March at Winterfell');
  expect(gestureFor(table.desk).next).toBe('March from Winterfell: choose who goes, then a highlighted area.');
});
