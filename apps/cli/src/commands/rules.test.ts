import { expect, test } from 'vitest';
import { corvo } from '../testing.ts';

test('a clause is printed in the chosen language', async () => {
  const english = await corvo('rule hk-4.2');
  expect(english).toMatchObject({ exit: 0, err: '' });
  expect(english.out).toMatch(/^HK-4\.2 {2}Banners\nReaching a tie is enough/);
  const italian = await corvo('rule HK-4.2 --lang it');
  expect(italian.out).toMatch(/^HK-4\.2 {2}Vessilli\n/);
  expect(italian.out).not.toBe(english.out);
});

test('a clause is printed for programs', async () => {
  const { out } = await corvo('rule HK-X1 --json');
  expect(JSON.parse(out)).toMatchObject({ id: 'HK-X1', body: [{ kind: 'text' }, { kind: 'grid' }, { kind: 'text' }] });
});

test('the clauses of a game are listed by section, one line each', async () => {
  const { exit, out } = await corvo('rules hand-of-the-king');
  expect(exit).toBe(0);
  expect(out).toContain('\n4. Banners\nHK-4.1   Basic rule');
  expect(out).toMatch(/\d+ rules; “corvo rule ID” shows one\.\n$/);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  const { clauses } = JSON.parse((await corvo('rules hand-of-the-king --json')).out) as { clauses: unknown[] };
  expect(out).toContain(`\n${clauses.length} rules`);
});

test.each([
  ['rule HK44', 'There is no rule HK44; did you mean HK-4.4?'],
  ['rule HX-4.4', 'There is no rule HX-4.4; did you mean HK-4.4?'],
  ['rule 1e-99', 'There is no rule 1E-99; those of 1E go from 1E-1.1 to 1E-S82.'],
  ['rule HK-4.99', 'There is no rule HK-4.99; those of HK-4 go from HK-4.1 to HK-4.9.'],
  ['rule nonsense', 'There is no rule nonsense; “corvo rules GAME” lists them.'],
  ['rules hand-of-the-kin', 'There is no rulebook “hand-of-the-kin”; did you mean “hand-of-the-king”?'],
])('%s is refused', async (args, sentence) => {
  expect(await corvo(args)).toEqual({ exit: 2, out: '', err: `corvo: ${sentence}\n` });
});

test('an expansion has its clauses, though they stand in the ledger of the game it expands', async () => {
  const { exit, out } = await corvo('rules clash-of-kings');
  expect(exit).toBe(0);
  expect(out).toContain('CK-6.24');
  expect(out).not.toContain('1E-1.1');
});

test('an unknown ledger names those there are', async () => {
  const { exit, err } = await corvo('rules chess');
  expect(exit).toBe(2);
  expect(err).toMatch(/^corvo: There is no rulebook “chess”; there are: .*hand-of-the-king.*\.\n$/);
});
