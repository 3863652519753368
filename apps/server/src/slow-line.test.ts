import { GAMES } from '@corvo/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, TestClient } from './testing/client.fixture.ts';
import { SlowLine } from './testing/slow-line.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

const ROUND = 8;
const TRIES = 8; // games of chance end at any time

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const roundOf = ({ view }: Player): number => (view?.open as { round?: number } | undefined)?.round ?? 0;

/** A random game of six that has come to this round, and who is asked in it. */
async function inRound(round: number): Promise<Player> {
  for (let tries = 0; tries < TRIES; tries++) {
    const people = await stage.people(...'ABCDEF'.split('').map(name => `${name} ${tries}`));
    const { players } = await stage.playing(people, { game: 'second-edition' });
    while (players.every(({ view }) => view?.open.outcome == null)) {
      const asked = players.find(player => player.asked !== undefined);
      if (asked === undefined) await new Promise(done => setTimeout(done, 1)); // the update is on its way
      else if (roundOf(asked) >= round) return asked;
      else await asked.move();
    }
  }
  throw new Error(`none of ${TRIES} games came to round ${round}`);
}

test('over 3G, with 300 ms there and back, one comes to a game in round 8 and plays within 3 s of the line', async () => {
  const asked = await inRound(ROUND);
  const { table, client } = asked;
  const line = await SlowLine.to(stage.server.address);
  const far = new TestClient(line.address, client.cookie);
  const game = GAMES.find(({ id }) => id === 'second-edition')!;
  const player = new Player(far, table, game, 'far away');
  const { standing } = await player.come();
  const joined = line.ms;
  expect(roundOf(player)).toBe(ROUND);
  await player.move();
  expect(player.asked?.id).not.toBe(standing && game.requests(standing.view)[0]?.id);
  // Six times there and back: the connection, its beginning as one of WebSocket and of Socket.IO, the join, the words
  // of the game (twice, over a connection of their own), and the answer.
  expect(joined).toBeGreaterThan(4 * 300);
  expect(line.ms - joined).toBeGreaterThanOrEqual(300);
  expect(line.ms).toBeLessThan(3_000);
  far.close();
  line.close();
}, 120_000);
