import { expect, test } from 'vitest';
import { BotPool, type Thinkers } from './bots/index.ts';
import { Player, gameOf } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

/** A pool that writes down how many other thoughts came to their end before each thought of a table. */
class Watched implements Thinkers {
  readonly waits: { readonly table: string; readonly others: number }[] = [];
  readonly #pool = new BotPool({ entry: new URL('./testing/bots.fixture.ts', import.meta.url), workers: 2 });

  async decide(job: Parameters<Thinkers['decide']>[0]): ReturnType<Thinkers['decide']> {
    const before = this.waits.length;
    const thought = await this.#pool.decide(job);
    this.waits.push({ table: job.share.table, others: this.waits.length - before });
    return thought;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}

test('CO-7.3 the bots of 25 identities that play by themselves do not keep a person waiting', async () => {
  const thinkers = new Watched();
  const stage = await Stage.open({}, { thinkers });
  const game = 'hand-of-the-king';
  const slow = { kind: 'bot', bot: 'search:50ms' } as const;
  const crowd = await stage.people(...Array.from({ length: 25 }, (_, at) => `Eve ${at}`));
  for (const eve of crowd) await eve.create({ game, players: 2, seats: [slow, slow], start: true });
  const ada = await stage.person('Ada');
  const quick = { kind: 'bot', bot: 'random' } as const;
  const options = { firstPlayer: 'seat1' };
  const seats = [{ kind: 'me' } as const, quick];
  const { id: table } = await ada.create({ game, players: 2, order: 'chosen', options, seats, start: true });
  const player = new Player(ada, table, gameOf(game), 'ada');
  await player.come();
  const waited = (): number[] => thinkers.waits.filter(one => one.table === table).map(({ others }) => others);
  while (waited().length < 3) {
    await ada.until(() => player.asked !== undefined, 'her turn');
    await player.move();
  }
  // The first one waits until its thread is there at all; later ones for what was begun before them, perhaps one or two more on a busy machine.
  for (const others of waited().slice(1)) expect(others).toBeLessThanOrEqual(4);
  expect(thinkers.waits.length).toBeGreaterThan(3); // the others get on
  await stage.close();
}, 120_000);
