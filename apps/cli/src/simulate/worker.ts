import type { Bot } from '@corvo/bots';
import { findGame } from '@corvo/catalogue';
import { botFor } from '../bots.ts';
import { serve } from '../workers/serve.ts';
import { playContest, type GameResult } from './contest.ts';
import { pairingAt, type Tournament } from './plan.ts';

/** Plays games of a tournament in a thread of its own. */
serve((tournament: Tournament): ((index: number) => GameResult) => {
  const game = findGame(tournament.game);
  if (game === undefined) throw new Error(`no such game: ${tournament.game}`);
  const bots = new Map<string, Bot>(tournament.labels.map(label => [label, botFor(game, label)]));
  return index => {
    const pairing = pairingAt(tournament, index);
    const seated = pairing.bots.map(label => bots.get(label) as Bot);
    return playContest(game, tournament.options, pairing, seated, tournament.keepRecords);
  };
});
