import { findGame } from '@corvo/catalogue';
import { rngFromText } from '@corvo/core';
import { isOver, isPlayed } from '@corvo/host';
import { testTables, type Hosted, type Wish } from '@corvo/host/suite';
import { whispers } from '@corvo/testkit';
import { usualBot } from '../bots.ts';
import { Sitting } from './sitting.ts';

/** A game at this terminal: one person, and bots who think before them. */
function atTerminal({ game, options, owners, terms, seed }: Wish): Hosted {
  const rng = rngFromText(`${seed} bots`);
  const [mine] = owners;
  const company = { mine: mine!.seat, bots: new Map<string, string>(), takeBack: terms.takeBack };
  const sitting = new Sitting(game, options, owners.length, seed, company);
  return {
    has: { lateClicks: false, ownRefusals: false, wholeMatch: true },
    get match() {
      return sitting.match;
    },
    start: () => game.setup(options, game.seats(owners.length), seed),
    entries: async () => sitting.entries,
    /** Bots go first: nobody gains by it, for what is sealed is shown together. */
    seats: person =>
      sitting.thinking().length > 0
        ? []
        : sitting.match.owners.filter(one => one.person === person && isPlayed(one)).map(({ seat }) => seat),
    async settle() {
      for (let next = sitting.thinking()[0]; next !== undefined; next = sitting.thinking()[0]) {
        if (isOver(sitting.match)) return;
        const refused = sitting.take(next, game.sample(next.view, next.request, rng), 'bot');
        if ('code' in refused) throw new Error(`a bot was refused: ${refused.code}`);
      }
    },
    async act(_, { choice }) {
      const asked = sitting.asked();
      if (asked === undefined || choice === null) throw new Error('nobody answers under seal here before the others');
      const events = sitting.take(asked, choice, 'person');
      return 'code' in events ? events : undefined;
    },
    async takeBack() {
      const code = sitting.back();
      return code === 'undone' ? undefined : { code, clause: 'CO-7.11' };
    },
    resign: async () => void sitting.resign(game.id === 'whispers' ? 'random' : usualBot(game)),
    practise: async () => void sitting.practise(),
    record: async () => sitting.record(),
  };
}

testTables('at a terminal', atTerminal, {
  games: [whispers, findGame('hand-of-the-king')!, findGame('second-edition')!],
  each: 2,
  most: 250,
  never: [
    'agreed',
    'changed',
    'consented',
    'declined',
    'handed over',
    'late',
    'opened again',
    'proposed',
    'redrawn',
    'sealed',
    'withdrawn',
  ],
});
