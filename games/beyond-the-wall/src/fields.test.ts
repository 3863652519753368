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
  const stored =
    'built by dearer fallen fought hit-and-run icons leaving lost margin objective objective played quest successes tactic tactics tally tried voided';
  expect([...names, ...more].map(({ name }) => name).sort()).toEqual(stored.split(' '));
});
