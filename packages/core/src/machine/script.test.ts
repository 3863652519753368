import { expect, test } from 'vitest';
import { Script } from './script.ts';
import { says, type Tiny } from './tiny.fixture.ts';

const raids = says('raids');
const script = new Script<Tiny>({ round: { raids } }, { round: ['raids', 'marches'], battle: ['fight'] });

test('a script knows the code of each step and the step that follows', () => {
  expect(script.first('round')).toBe('raids');
  const marches = script.step('round', 'marches');
  expect(marches).toEqual({ name: 'marches', code: {}, next: undefined }); // no code: nothing happens there
  expect(script.step('round', 'raids')).toEqual({ name: 'raids', code: raids, next: marches });
});

test('a step or a procedure that the flow does not name is a bug that is reported', () => {
  expect(() => script.first('muster')).toThrow('no flow for the procedure muster');
  expect(() => script.step('muster', 'ask')).toThrow('no flow for the procedure muster');
  expect(() => script.step('round', 'bids')).toThrow('the flow of round has no step bids');
  expect(() => script.step('round', 'constructor')).toThrow('no step constructor');
});

test('a flow that cannot be followed is a bug that is reported', () => {
  expect(() => new Script<Tiny>({}, { round: [] })).toThrow('the procedure round has no steps');
  expect(() => new Script<Tiny>({}, { round: ['ask', 'ask'] })).toThrow('names the step ask twice');
});

test('code may come after the beginning of a game, and before it is here nothing goes on', () => {
  const code: Record<string, Record<string, typeof raids>> = { round: { raids } };
  const late = new Script<Tiny>(code, { round: ['raids'], battle: ['fight'] });
  expect(late.step('round', 'raids').code).toBe(raids);
  expect(() => late.step('battle', 'fight')).toThrow('no code for the procedure battle');
  const fight = says('fight');
  code['battle'] = { fight };
  expect(late.step('battle', 'fight').code).toBe(fight);
});
