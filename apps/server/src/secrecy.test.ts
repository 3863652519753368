import { privateChannel } from '@corvo/protocol';
import type { Plain } from '@corvo/core';
import { expect, test } from 'vitest';
import type { TestClient } from './testing/client.fixture.ts';
import { compare, layTable, mark, type Twin } from './testing/twins.fixture.ts';

test('CO-2.5 a sealed answer changes no byte that anybody else gets, nor when it comes, until the reveal', async () => {
  const act = async (twin: Twin, who: number, request: number, choice: Plain): Promise<void> => {
    await twin.people[who]!.must('act', { table: twin.table, request, choice });
  };
  const { bytes, reveal } = await compare(
    () => layTable({ game: 'whispers', players: 3, options: { echo: true }, clock: { seconds: 60, increment: 10 } }), // a clock tells nothing either
    async (twin, secret) => {
      await act(twin, 0, 1, { amount: secret ? 1 : 3 });
      await mark(twin, 'the first answer');
      await act(twin, 1, 1, { amount: 0 });
      await mark(twin, 'the answer of another');
      for (let i = 0; i < (secret ? 7 : 2); i++) await act(twin, 0, 1, { amount: i % 3 }); // changes its mind, more or less often
      await mark(twin, 'changed its mind');
      await act(twin, 0, 1, null);
      await mark(twin, 'withdrew');
      await act(twin, 0, 1, { amount: secret ? 2 : 1 });
      await mark(twin, 'answered again');
      await twin.people[2]!.problem('act', { table: twin.table, request: 1, choice: { amount: 99 } });
      await twin.people[2]!.must('say', { table: twin.table, channel: 'table', text: 'come on' });
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  const same = await reveal(async twin => {
    await act(twin, 2, 1, { amount: 0 });
    await Promise.all(twin.people.map(person => person.until(() => person.updates.at(-1)?.n === 1)));
  });
  expect(same).toBe(false); // the test can see a difference
});

test('HK-9.3 what two seats say in private changes no byte that anybody else gets, not even how much they say', async () => {
  const { bytes, reveal } = await compare(
    () => layTable({ game: 'hand-of-the-king', players: 3, options: { threeEyedRaven: true, firstPlayer: 'seat1' } }),
    async (twin, secret) => {
      const { people, table } = twin;
      const [first, partner, outsider, spectator] = people as [TestClient, TestClient, TestClient, TestClient];
      const [one, two] = (await first.join(table)).info.sitters.map(({ seat }) => seat) as [string, string];
      await first.must('act', { table, request: 1, choice: { option: `raven ${two}` } });
      await Promise.all(people.map(person => person.until(() => person.updates.at(-1)?.n === 1)));
      const channel = privateChannel(one, two);
      await first.must('say', { table, channel, text: secret ? 'take Stark' : 'take Tully' });
      if (secret) await partner.must('say', { table, channel, text: 'never' });
      await outsider.problem('say', { table, channel: 'table', text: 'what are you talking about?' });
      await outsider.problem('say', { table, channel, text: 'let me in' });
      await partner.must('act', { table, request: 2, choice: { option: 'end-talk' } });
      await Promise.all(people.map(person => person.until(() => person.updates.at(-1)?.n === 2)));
      // The partner's own wire differs, of course: only the outsiders are compared.
      (twin.heard[0] as string[]).length = 0;
      (twin as { people: readonly TestClient[] }).people = [first, outsider, spectator];
      expect(partner.chat.map(({ text }) => text)).toContain(secret ? 'take Stark' : 'take Tully');
      partner.close();
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  await reveal(async () => {});
});
