import { expect, test } from 'vitest';
import { hitAndRun } from './cards/hit-and-run.ts';
import { fought, lost, margin } from './cards/raise.ts';
import { voided } from './cards/void.ts';
import { picked } from './objectives/pick.ts';
import { objective, tally } from './objectives/tally.ts';
import { quest, tried } from './quests/quests.ts';
import { dearer } from './tactics/about-tactics.ts';
import { built } from './tactics/building.ts';
import { broughtBy, deck, laid, leaving, played } from './tactics/deck.ts';
import { moreIcons } from './tactics/icons.ts';
import { successes } from './tactics/raids.ts';
import { fallen } from './victory/victory.ts';

test('what is stored keeps its name, under which the states of before are read', () => {
  const names = [hitAndRun, fought, lost, margin, voided, picked, objective, tally, quest, tried, dearer, built];
  const more = [broughtBy, deck, laid, leaving, played, moreIcons, successes, fallen];
  expect([...names, ...more].map(({ name }) => name).sort()).toEqual(
    [
      ...['hit-and-run', 'fought', 'lost', 'margin', 'voided', 'objective', 'objective', 'tally', 'quest', 'tried'],
      ...['dearer', 'built', 'by', 'tactics', 'tactic', 'leaving', 'played', 'icons', 'successes', 'fallen'],
    ].sort(),
  );
});
