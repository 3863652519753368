import { canonicalJson, type Problem } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { isPlayed, type MemoryStory } from '@corvo/host';
import { ByLot, testTables, type Hosted, type Wish } from '@corvo/host/suite';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import type { Reply } from '../session.ts';
import type { Bots } from './bots.ts';
import { later } from './later.ts';
import { LocalSession } from './local-session.ts';
import { loadSaved, SAVED_FORMAT, type KeyValue, type SavedGame } from './saved.ts';
import { HERE } from './story.ts';

const ID = 'one';
const refusal = async (answer: Promise<Reply>): Promise<Problem | undefined> => {
  const taken = await answer;
  return taken.ok ? undefined : taken.problem;
};

/** All that a story tells; hashes are made anew where a record wants them. */
const told = ({ entries }: MemoryStory): string => canonicalJson(entries.map(one => ({ ...one, hash: '' })) as never);

const savedAs = ({ game, options, owners, terms, seed }: Wish): SavedGame => ({
  format: SAVED_FORMAT,
  id: ID,
  name: '',
  game: game.id,
  rules: game.rules,
  options,
  seats: owners.map(({ seat, name, person, bot }) => ({ seat, name, person: person !== null, bot })),
  seed,
  hints: true,
  takeBack: terms.takeBack,
  story: [],
  beside: {},
  moves: 0,
  over: false,
  started: 0,
  touched: 0,
});

/** A game of this browser: its people share the device, and what it keeps is a store of texts. */
function inBrowser(wish: Wish): Hosted {
  const { game, options, owners, seed } = wish;
  const kept = new Map<string, string>();
  const store: KeyValue = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
  const byLot = new ByLot();
  const bots: Bots = { decide: job => byLot.decide(game, job), close() {} };
  let story: MemoryStory;
  let session: LocalSession;
  const open = (saved: SavedGame): void => {
    const known = later.storyOf(game, saved);
    ({ story } = known);
    session = new LocalSession(game, known.saved, { store, bots, now: () => 1_000, pace: 0 }, { story, later });
  };
  open(savedAs(wish));
  return {
    // Behind a curtain what was chosen is somebody else's.
    has: { lateClicks: true, ownRefusals: false, wholeMatch: true },
    get match() {
      return story.match;
    },
    start: () => game.setup(options, game.seats(owners.length), seed),
    entries: async () => story.entries,
    /** Whoever has the device in hand. */
    seats(person) {
      if (person !== HERE) return [];
      session.liftCurtain();
      const { viewer } = session.snapshot();
      const owner = story.match.owners.find(({ seat }) => seat === viewer);
      return owner !== undefined && isPlayed(owner) && !owner.resigned ? [owner.seat] : [];
    },
    settle: () => byLot.settle(story),
    act: (_, { request, choice, rewinds }) => refusal(session.act(request, choice, { rewinds })),
    takeBack: () => refusal(session.undo()),
    handOver: (_, seat, bot) => refusal(session.handOver(seat, bot)),
    resign: () => refusal(session.resign()),
    practise: () => refusal(session.practise()),
    async reopen() {
      session.close();
      const saved = loadSaved(store, ID);
      const before = told(story);
      open(saved ?? savedAs(wish)); // nothing is kept where nothing has happened yet
      if (told(story) !== before) throw new Error('what is kept tells another story');
    },
    record: () => session.record(),
    close: async () => session.close(),
  };
}

testTables('in a browser', inBrowser, {
  games: [whispers, handOfTheKing, secondEdition],
  each: 2,
  most: 150,
  never: ['agreed', 'consented', 'declined', 'late', 'proposed', 'redrawn'], // one device is one person
});
