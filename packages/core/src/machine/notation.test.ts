import { expect, test } from 'vitest';
import { auction, auctionOptions } from '../auction.fixture.ts';
import { isProblem } from '../problem.ts';
import { amount, asks, sealed, sitAt, TestTable, yes, type Tiny } from './tiny.fixture.ts';

/** One question to ada, then sealed bids; verbs as games have them, one of them depending on the choice. */
const table = (): TestTable<Tiny> =>
  sitAt({
    flow: { round: ['ask', 'bid', 'end'] },
    code: {
      round: {
        ask: { ...asks('ada'), verb: choice => (choice === 'no' ? 'says' : '') },
        bid: { ...sealed('ada', 'bob'), verb: 'puts down' },
        end: { enter: game => game.end({ ranking: [['ada', 'bob']], reason: 'done', clause: 'T-9' }) },
      },
    },
  });

const read = (at: TestTable<Tiny>, text: string, viewer = text.trim().split(/\s+/)[0] ?? ''): unknown =>
  at.game.read(at.game.view(at.state, viewer), text);

test('CO-2.6 an action is one line: the seat, the verb, the choice', () => {
  const at = table();
  const write = (seat: string, choice: object | null): string =>
    at.game.write(at.game.view(at.state, seat), { seat, request: at.request, choice: choice as never });

  expect(write('ada', yes)).toBe('ada yes');
  expect(write('ada', { option: 'no' })).toBe('ada says no');
  at.play('ada', yes).play('bob', amount(3));
  expect(write('ada', amount(4))).toBe('ada puts down 4');
  expect(write('bob', null)).toBe('bob withdraws');
});

test('CO-2.6 a line reads back as the action, with or without its verb, whatever the blanks', () => {
  const at = table();

  expect(read(at, 'ada yes')).toEqual({ seat: 'ada', request: 1, choice: yes });
  expect(read(at, 'ada says no')).toEqual({ seat: 'ada', request: 1, choice: { option: 'no' } });
  expect(read(at, 'ada no')).toEqual({ seat: 'ada', request: 1, choice: { option: 'no' } });
  at.play('ada', yes).play('bob', amount(3));
  expect(read(at, '  ada  puts   down 4 ')).toEqual({ seat: 'ada', request: 2, choice: amount(4) });
  expect(read(at, 'ada 4')).toEqual({ seat: 'ada', request: 2, choice: amount(4) });
  expect(read(at, 'bob withdraws')).toEqual({ seat: 'bob', request: 2, choice: null });
});

test.each(['', '   ', 'eve yes', 'constructor yes', 'says no'])('CO-2.6 "%s" does not start with a seat', text => {
  expect(read(table(), text, 'ada')).toMatchObject({
    clause: 'CO-2.6',
    code: 'unreadable-seat',
    data: { seats: ['ada', 'bob'] },
  });
});

test('CO-2.6 a choice that cannot be read is refused with what was written', () => {
  const at = table().play('ada', yes);

  expect(read(at, 'ada')).toEqual({ code: 'unreadable-choice', clause: 'CO-2.6', data: { text: '', kind: 'amount' } });
  expect(read(at, 'ada puts down four')).toMatchObject({ data: { text: 'puts down four' } });
  expect(read(at, `ada ${'x '.repeat(50_000)}`)).toMatchObject({ code: 'unreadable-choice' });
});

test('CO-2.2 a line for somebody who is not asked is refused as his action would be', () => {
  const at = table();

  expect(read(at, 'bob 3')).toEqual({ code: 'not-asked', clause: 'CO-2.2', data: { waiting: ['ada'] } });
  expect(read(at, 'ada yes', 'bob')).toEqual({ code: 'not-your-seat', clause: 'CO-2.2' });
  at.play('ada', yes).play('ada', amount(1)).play('bob', amount(1));
  expect(read(at, 'ada yes')).toEqual({ code: 'game-over', clause: 'CO-2.1' });
});

test('an action of somebody who is asked nothing has no notation', () => {
  const at = table();

  expect(() => at.game.write(at.game.view(at.state, 'bob'), { seat: 'bob', request: 1, choice: yes })).toThrow(
    'asked nothing',
  );
});

test('CO-2.6 every line of a game reads back as what was played', () => {
  const at = new TestTable(auction, auctionOptions());
  const lines = [
    ['ada bids 3', 'bob bids 1'],
    ['ada share', 'ada red, blue'],
    ['bob bids 4', 'ada bids 0'],
    ['bob keep', 'bob none'],
  ].flat();

  for (const line of lines) {
    const seat = line.split(' ')[0]!;
    const view = at.game.view(at.state, seat);
    const action = at.game.read(view, line);
    if (isProblem(action)) throw new Error(`${line}: ${action.code}`);
    expect(at.game.write(view, action)).toBe(line);
    at.play(seat, action.choice);
  }
});
