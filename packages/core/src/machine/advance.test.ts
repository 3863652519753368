import { expect, test } from 'vitest';
import type { Frame } from './frame.ts';
import type { StepCode } from './procedures.ts';
import { asks, no, says, sitAt, yes, type Tiny } from './tiny.fixture.ts';

/** A step that says its name and then starts other procedures. */
const starts = (name: string, ...runs: string[]): StepCode<Tiny> => ({
  enter(game) {
    game.open.said.push(name);
    for (const run of runs) game.push({ run });
  },
});

test('steps run in the order of the flow', () => {
  const table = sitAt({
    flow: { round: ['raids', 'marches', 'tidy'] },
    code: { round: { tidy: says('tidy'), raids: says('raids') } }, // a step without code does nothing
  });

  expect(table.state.open.said).toEqual(['raids', 'tidy']);
  expect(table.state.open.frames).toEqual([]);
});

test('CO-1.6 what began last is finished first', () => {
  const table = sitAt({
    flow: { march: ['move', 'end'], battle: ['fight', 'after'], ability: ['ask'] },
    code: {
      march: { move: starts('move', 'battle'), end: says('end') },
      battle: { fight: starts('fight', 'ability'), after: says('after') },
      ability: { ask: asks('bob') },
    },
  });

  expect(table.state.open.frames.map(frame => `${frame.run} ${frame.step}`)).toEqual([
    'march move',
    'battle fight',
    'ability ask',
  ]);
  expect(table.play('bob', yes).state.open.said).toEqual(['move', 'fight', 'bob yes', 'after', 'end']);
});

test('CO-1.6 only the innermost frame asks; the one below goes on asking afterwards', () => {
  const outer: StepCode<Tiny> = {
    ...asks('ada'),
    enter(game, frame) {
      game.ask(frame, ['ada'], 'outer', 'T-1');
      game.push({ run: 'inner' });
    },
  };
  const table = sitAt({
    flow: { outer: ['only'], inner: ['only'] },
    code: { outer: { only: outer }, inner: { only: asks('bob') } },
  });

  expect(table.game.waiting(table.state.open)).toMatchObject([{ seat: 'bob', request: 2 }]);
  expect(table.refusal('ada', yes, 1)).toMatchObject({ code: 'not-asked' });
  table.play('bob', no);
  expect(table.game.waiting(table.state.open)).toMatchObject([{ seat: 'ada', request: 1, why: 'outer' }]);
});

test('CO-1.6 a rule may break off what is going on: everything above the frame is over', () => {
  const kill: StepCode<Tiny> = {
    ...asks('bob'),
    answer(game) {
      const battle = game.open.frames.find(frame => frame.run === 'battle') as Frame;
      game.goTo(battle, 'won');
    },
  };
  const table = sitAt({
    flow: { battle: ['reveal', 'casualties', 'won'], ability: ['first', 'second'], text: ['ask', 'rest'] },
    code: {
      battle: { reveal: starts('reveal', 'ability'), casualties: says('casualties'), won: says('won') },
      ability: { first: starts('first', 'text'), second: says('second') },
      text: { ask: kill, rest: says('rest') },
    },
  });

  expect(table.play('bob', yes).state.open.said).toEqual(['reveal', 'first', 'won']);
  expect(table.state.open.frames).toEqual([]);
});

test('a step that jumps back is entered anew and asks anew', () => {
  const again: StepCode<Tiny> = {
    ...asks('ada'),
    answer(game, frame, _seat, choice) {
      game.open.said.push(JSON.stringify(choice));
      if ('option' in choice && choice.option === 'no') game.goTo(frame, 'first');
    },
  };
  const table = sitAt({
    flow: { round: ['first', 'second'] },
    code: { round: { first: says('first'), second: again } },
  });
  const before = table.request;
  table.play('ada', no);

  expect(table.request).toBe(before + 1);
  expect(table.play('ada', yes).state.open.said).toEqual(['first', '{"option":"no"}', 'first', '{"option":"yes"}']);
});

test('what follows a frame runs once it is done, in the order in which it was named', () => {
  const fight: StepCode<Tiny> = {
    enter(game, frame) {
      game.follow(frame, { run: 'march' });
      game.follow(frame, { run: 'muster' });
    },
  };
  const table = sitAt({
    flow: { round: ['start', 'end'], battle: ['fight', 'tidy'], march: ['go'], muster: ['go'] },
    code: {
      round: { start: starts('start', 'battle'), end: says('end') },
      battle: { fight, tidy: says('tidy') },
      march: { go: says('march') },
      muster: { go: says('muster') },
    },
  });

  expect(table.state.open.said).toEqual(['start', 'tidy', 'march', 'muster', 'end']);
});

test('a frame that ends early takes what should have followed with it', () => {
  const inner: StepCode<Tiny> = {
    enter(game, frame) {
      game.follow(frame, { run: 'after' });
      game.goTo(game.open.frames[0] as Frame, 'end');
    },
  };
  const table = sitAt({
    flow: { round: ['start', 'end'], inner: ['only'], after: ['only'] },
    code: {
      round: { start: starts('start', 'inner'), end: says('end') },
      inner: { only: inner },
      after: { only: says('after') },
    },
  });

  expect(table.state.open.said).toEqual(['start', 'end']);
});

interface Turns extends Frame {
  position: number;
}

test('a step that repeats goes round the table', () => {
  const turn: StepCode<Tiny, Turns> = {
    ...asks(),
    enter(game, frame) {
      const seat = game.open.seats[frame.position];
      if (seat === undefined) return;
      game.ask(frame, [seat], 'turn', 'T-1');
      frame.position++;
      game.repeat(frame);
    },
  };
  const turns: StepCode<Tiny> = { enter: game => void game.push<Turns>({ run: 'turns', position: 0 }) };
  const table = sitAt(
    {
      flow: { round: ['play', 'end'], turns: ['turn'] },
      code: { round: { play: turns, end: says('end') }, turns: { turn: turn as StepCode<Tiny> } },
    },
    'ada',
    'bob',
    'cleo',
  );

  expect(table.play('ada', yes).play('bob', no).play('cleo', yes).state.open.said).toEqual([
    'ada yes',
    'bob no',
    'cleo yes',
    'end',
  ]);
});

test('a step that repeats for ever is a bug that is reported', () => {
  const forever: StepCode<Tiny> = { enter: (game, frame) => game.repeat(frame) };

  expect(() => sitAt({ flow: { round: ['on'] }, code: { round: { on: forever } } })).toThrow('do not come to rest');
});

test('code that does not fit its flow is a bug that is reported', () => {
  const jump: StepCode<Tiny> = { enter: (game, frame) => game.goTo(frame, 'nowhere') };
  const push: StepCode<Tiny> = { enter: game => void game.push({ run: 'nothing' }) };
  const mute: StepCode<Tiny> = { enter: (game, frame) => game.ask(frame, ['ada'], 'why', 'T-1') };
  const rules = (only: StepCode<Tiny>) => ({ flow: { round: ['only'] }, code: { round: { only } } });

  expect(() => sitAt(rules(jump))).toThrow('has no step nowhere');
  expect(() => sitAt(rules(push))).toThrow('no flow for the procedure nothing');
  expect(() => sitAt(rules(mute)).play('ada', yes)).toThrow('asks nothing');
});

test('CO-1.7 standing checks run after every step and every answer, in their order, until quiet', () => {
  const add: StepCode<Tiny> = {
    ...asks('ada'),
    answer: game => void (game.open.score += 3),
  };
  const table = sitAt({
    flow: { round: ['start', 'ask', 'end'] },
    code: { round: { start: { enter: game => void (game.open.score = 1) }, ask: add, end: says('end') } },
    standing: [
      game => game.open.score === 2 && game.open.said.push('second wakes first') > 0 && (game.open.score = 0) === 0,
      game => game.open.score === 3 && game.open.said.push('three becomes two') > 0 && (game.open.score = 2) === 2,
      game => game.open.score === 1 && game.open.said.push('one becomes nought') > 0 && (game.open.score = 0) === 0,
    ],
  });

  expect(table.state.open.said).toEqual(['one becomes nought']);
  expect(table.play('ada', yes).state.open.said).toEqual([
    'one becomes nought',
    'three becomes two',
    'second wakes first',
    'end',
  ]);
});

test('CO-1.7 standing checks that wake each other for ever are a bug that is reported', () => {
  const rules = { flow: { round: ['only'] }, code: { round: { only: says('only') } }, standing: [() => true] };

  expect(() => sitAt(rules)).toThrow('standing checks do not come to rest');
});

test('CO-1.7 a game that ends in a standing check ends at once', () => {
  const table = sitAt({
    flow: { round: ['ask', 'never'] },
    code: { round: { ask: { ...asks('ada'), answer: game => void (game.open.score = 7) }, never: says('never') } },
    standing: [
      game => {
        if (game.open.score < 7) return false;
        game.end({ ranking: [['ada'], ['bob']], reason: 'seven', clause: 'T-9' });
        return true;
      },
      game => game.open.score >= 7 && game.open.said.push('never either') > 0,
    ],
  });
  table.play('ada', yes);

  expect(table.state.open.said).toEqual([]);
  expect(table.game.outcome(table.state.open)).toEqual({ ranking: [['ada'], ['bob']], reason: 'seven', clause: 'T-9' });
});
