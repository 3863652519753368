import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { corvo } from './testing.ts';

describe('corvo', () => {
  test('shows its help when nothing is said', async () => {
    const { exit, out, err } = await corvo('');
    expect([exit, err]).toEqual([0, '']);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`corvo ${name}`);
    expect((await corvo('--help')).out).toBe(out);
    expect((await corvo('help')).out).toBe(out);
  });

  test.each(Object.keys(COMMANDS))('helps with %s in both languages, in three ways', async name => {
    const { exit, out, err } = await corvo(`help ${name}`);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^corvo ${name} `));
    expect((await corvo(`${name} --help`)).out).toBe(out);
    expect((await corvo(`${name} -h --lang en`)).out).toBe(out);
    const italian = await corvo(`--lang it help ${name}`);
    expect(italian.out).not.toBe(out);
    expect(italian.out).not.toMatch(/\{\{|help\./);
  });

  test('has a version', async () => {
    expect(await corvo('--version')).toEqual({ exit: 0, out: '0.1.0\n', err: '' });
  });

  test('speaks the language of the terminal unless told', async () => {
    const italian = { LANG: 'it_IT.UTF-8' };
    expect((await corvo('', { env: italian })).out).toContain('gioca contro i bot');
    expect((await corvo('--lang en', { env: italian })).out).toContain('play against bots');
    expect((await corvo('dance', { env: italian })).err).toBe(
      'corvo: Il comando «dance» non esiste; «corvo --help» li elenca.\n',
    );
  });

  test.each([
    ['dance', 'There is no command “dance”; “corvo --help” lists them.'],
    ['simulte', 'There is no command “simulte”; did you mean “simulate”?'],
    ['help dance', 'There is no command “dance”; “corvo --help” lists them.'],
    ['constructor', 'There is no command “constructor”; “corvo --help” lists them.'],
    ['games --jsn', 'There is no option --jsn here; did you mean --json?'],
    ['games --wings', 'There is no option --wings here; --help lists them.'],
    ['games --json --json', '--json is given twice.'],
    ['games --json=1', '--json takes no value.'],
    ['games all', '“all” is one word too many; --help shows what this command takes.'],
    ['play', 'Something is missing after the command; --help shows what it takes.'],
    ['games --lang', '--lang needs a value.'],
    ['games --lang tlh', 'There are no texts in the language “tlh”: choose “it” or “en”.'],
    ['--lang tlh', 'There are no texts in the language “tlh”: choose “it” or “en”.'],
  ])('%s: one clear sentence on stderr, exit 2', async (args, sentence) => {
    expect(await corvo(args)).toEqual({ exit: 2, out: '', err: `corvo: ${sentence}\n` });
  });

  test('colours are for terminals whose owner wants them', async () => {
    const ESC = '\u001b[';
    expect((await corvo('dance', { isTTY: true })).err).toContain(ESC);
    expect((await corvo('dance', { isTTY: true, env: { NO_COLOR: '1' } })).err).not.toContain(ESC);
    expect((await corvo('dance', { isTTY: true, env: { TERM: 'dumb' } })).err).not.toContain(ESC);
    expect((await corvo('games')).out).not.toContain(ESC);
  });
});
