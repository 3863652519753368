/** What is sealed in the Westeros games, on the wire: orders, bids, cards, and the wildling card that one seat has seen. */
import { canonicalJson, rngFromText, type Game, type Plain, type Request } from '@corvo/core';
import { expect, test } from 'vitest';
import { gameOf, Player } from './testing/client.fixture.ts';
import { GAMES } from './testing/games.fixture.ts';
import { compare, layTable, type Twin } from './testing/twins.fixture.ts';

const MOST_ANSWERS = 600;

/** Those who sit at the table; the first of them has the secret. */
async function sitters(game: Game, { people, table }: Twin): Promise<Player[]> {
  const players = people.slice(0, -1).map((client, place) => new Player(client, table, game, `lot ${place}`));
  for (const player of players) await player.come();
  return players;
}

const seen = (players: readonly Player[], n: number): Promise<unknown> =>
  Promise.all(players.map(player => player.client.until(() => player.n >= n, `entry ${n}`)));

async function give(players: readonly Player[], who: Player, choice: Plain | null, request: number): Promise<void> {
  const { n } = await who.client.must('act', { table: who.table, request, choice });
  await seen(players, n);
}

const isAsked = (player: Player | undefined, why: string): boolean => player?.asked?.why === why;

/** Two different answers to what a player is asked, where there are two. */
function twoChoices({ game, view, asked }: Player): readonly [Plain, Plain] | undefined {
  if (view === undefined || asked === undefined) return undefined;
  const rng = rngFromText('two');
  const one = game.sample(view, asked, rng);
  for (let tries = 0; tries < 20; tries++) {
    const other = game.sample(view, asked, rng);
    if (canonicalJson(other) !== canonicalJson(one)) return [one, other];
  }
  return undefined;
}

/** Everybody answers by lot, one after the other, until the first seat is asked this and can answer in two ways. */
async function playUntil(players: readonly Player[], why: string): Promise<readonly [Plain, Plain]> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const found = isAsked(players[0], why) ? twoChoices(players[0] as Player) : undefined;
    if (found !== undefined) return found;
    const next = players.find(player => player.asked !== undefined);
    const answer = next?.choose();
    if (next === undefined || answer === undefined) break;
    await give(players, next, answer.choice, answer.request);
  }
  throw new Error(`the first seat is never asked ${why} with a choice`);
}

/** Each kind of sealed question, with its clause. */
const SEALED = [
  ['1E-9.2', 'orders', 'first-edition'],
  ['1E-7.2', 'bid-throne', 'first-edition'],
  ['1E-8.2', 'bid-wildlings', 'first-edition'],
  ['1E-15.14', 'battle-card', 'first-edition'],
  ['2E-8.19', 'orders', 'second-edition'],
  ['2E-6.3', 'bid-fiefdoms', 'second-edition'],
  ['2E-7.3', 'bid-wildlings', 'second-edition'],
  ['2E-12.14', 'battle-card', 'second-edition'],
] as const;

test.for(SEALED)('%s what one seat answers to %s (%s) changes no byte of the others before the reveal', async row => {
  const [, why, id] = row;
  const game = gameOf(id);
  const tables = new Map<Twin, Player[]>();
  const { bytes, reveal } = await compare(
    () => layTable({ game: id, players: 3 }),
    async (twin, secret) => {
      const players = await sitters(game, twin);
      tables.set(twin, players);
      const [one, two] = await playUntil(players, why);
      const [first, ...others] = players as [Player, ...Player[]];
      const request = first.asked as Request;
      await give(players, first, secret ? two : one, request.id);
      await give(players, first, secret ? one : two, request.id); // changed its mind
      await give(players, first, null, request.id);
      await give(players, first, secret ? two : one, request.id);
      expect(first.view?.mine?.sealed?.choice).toEqual(secret ? two : one);
      // All the others but one answer too, so that the last answer reveals.
      for (const other of others.filter(player => isAsked(player, why)).slice(0, -1)) {
        const answer = other.choose();
        if (answer !== undefined) await give(players, other, answer.choice, answer.request);
      }
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  const same = await reveal(async twin => {
    const players = tables.get(twin) ?? [];
    const last = players.slice(1).find(player => isAsked(player, why));
    const answer = last?.choose();
    if (last === undefined || answer === undefined) throw new Error('nobody is left to answer');
    await give(players, last, answer.choice, answer.request);
  });
  expect(same).toBe(false); // the test can see a difference
});

/** The same table with another card on top of the wildling deck: the promise of chance and all else is alike. */
function withAnotherTop(game: Game): Game {
  return {
    ...game,
    setup(...given) {
      const state = game.setup(...given);
      const { decks } = state.hidden as unknown as { decks: Record<string, string[]> };
      const [top, next, ...rest] = decks['wildlings'] as [string, string, ...string[]];
      decks['wildlings'] = [next, top, ...rest];
      return state;
    },
  };
}

test('2E-8.15 the wildling card that the Raven’s holder has seen changes no byte of the others', async () => {
  const plain = gameOf('second-edition');
  const cards = new Set<string>();
  const holders: Player[] = [];
  const { bytes, reveal } = await compare(
    secret => {
      const games = secret ? GAMES.map(game => (game === plain ? withAnotherTop(plain) : game)) : GAMES;
      return layTable({ game: plain.id, players: 3, shift: 1, games });
    },
    async twin => {
      const players = await sitters(plain, twin);
      await playUntil(players, 'raven-use');
      const [holder] = players as [Player];
      holders.push(holder);
      await give(players, holder, { option: 'look' }, holder.asked?.id ?? 0);
      const mine = holder.view?.mine as { seen?: readonly { card: string }[] } | undefined;
      cards.add(mine?.seen?.[0]?.card ?? '');
      await give(players, holder, { option: 'keep' }, holder.asked?.id ?? 0);
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  expect(cards.size).toBe(2); // the holders saw two different cards
  const [one, two] = holders.map(({ client }) => JSON.stringify(client.updates));
  expect(one).not.toBe(two);
  await reveal(async () => {});
});

test('CK-6.3 which single-use order lies face down changes no byte of the others before the reveal', async () => {
  const game = gameOf('clash-of-kings');
  const tables = new Map<Twin, Player[]>();
  const { bytes, reveal } = await compare(
    () => layTable({ game: game.id, players: 3 }),
    async (twin, secret) => {
      const players = await sitters(game, twin);
      tables.set(twin, players);
      await playUntil(players, 'single-use');
      const [first, ...others] = players as [Player, ...Player[]];
      const { areas } = (first.asked as Request).ask as unknown as { areas: readonly [string] };
      const face = secret ? 'forced-march' : 'conscription';
      await give(players, first, { orders: { [areas[0]]: face } }, first.asked?.id ?? 0);
      expect(first.view?.mine).toMatchObject({ more: { face } });
      // The others lay theirs, and all but the last of them give their usual orders.
      await playOn(players, others, 'single-use');
      await give(players, first, { orders: {} }, first.asked?.id ?? 0);
      await playOn(players, others.slice(1), 'orders');
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  const same = await reveal(async twin => {
    const players = tables.get(twin) ?? [];
    await playOn(players, players.slice(1), 'orders');
  });
  expect(same).toBe(false); // both orders are open now
});

/** These players answer one kind of question by lot, each once. */
async function playOn(players: readonly Player[], who: readonly Player[], why: string): Promise<void> {
  for (let answers = 0; answers < who.length; answers++) {
    const next = who.find(player => isAsked(player, why) && player.view?.mine?.sealed == null);
    const answer = next?.choose();
    if (next !== undefined && answer !== undefined) await give(players, next, answer.choice, answer.request);
  }
}
