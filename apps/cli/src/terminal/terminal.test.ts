import { setTimeout as sleep } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { Paper } from '../testing.ts';
import { columns, fold, printable, widthOf, widthOfText, wrap } from './layout.ts';
import { Lines } from './lines.ts';
import { paintFor } from './paint.ts';
import { Progress, whileShowing } from './progress.ts';

const ESC = '\u001b[';

describe('layout', () => {
  test('breaks between words and hangs what follows', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('incomprehensibilities', 5)).toEqual(['incomprehensibilities']);
  });

  test('a line that is too long is folded, keeps its gaps and hangs; one that fits stays as it is', () => {
    expect(fold('  a   b', 10)).toEqual(['  a   b']);
    expect(fold('  one   two three four', 12)).toEqual(['  one   two', '      three', '      four']);
    expect(fold(`${ESC}1mone${ESC}22m two`, 7)).toEqual([`${ESC}1mone${ESC}22m two`]); // colours take no room
    expect(fold('incomprehensibilities', 5)).toEqual(['incomprehensibilities']);
  });

  test('columns are as wide as their widest cell; colours take no room', () => {
    const bold = (text: string): string => `${ESC}1m${text}${ESC}22m`;
    expect(widthOfText(bold('abc'))).toBe(3);
    expect(
      columns(
        [
          ['name', '1'],
          [bold('x'), '10'],
        ],
        [false, true],
      ),
    ).toEqual(['name   1', `${bold('x')}     10`]);
  });

  test('what comes from outside cannot command the terminal', () => {
    expect(printable('a\u001b[2Jb\u0007\tc')).toBe('a\uFFFD[2Jb\uFFFD\tc');
  });

  test('is never too narrow or too wide to read', () => {
    expect(widthOf(Object.assign(new Paper(), { columns: 20 }))).toBe(40);
    expect(widthOf(Object.assign(new Paper(), { columns: 300 }))).toBe(100);
    expect(widthOf(Object.assign(new Paper(), { columns: undefined }))).toBe(80);
  });
});

describe('a terminal', () => {
  test('has colours, unless its owner does not want them', () => {
    expect(paintFor(new Paper(true), {})('x', 'good')).toBe(`${ESC}32mx${ESC}39m`);
    expect(paintFor(new Paper(true), { NO_COLOR: '1' })('x', 'good')).toBe('x');
    expect(paintFor(new Paper(false), {})('x', 'good')).toBe('x');
  });

  test('shows a bar and leaves nothing behind', () => {
    const [screen, file] = [new Paper(true), new Paper(false)];
    for (const paper of [screen, file]) {
      const progress = new Progress(paper, 4, (done, all) => `${done}/${all}`);
      progress.at(2);
      progress.at(4);
      progress.end();
    }
    expect(screen.text).toContain('4/4');
    expect(screen.text.endsWith(`\r${ESC}2K`)).toBe(true);
    expect(file.text).toBe('');
  });

  test('says what it waits for when it takes long', async () => {
    const [screen, quick, file] = [new Paper(true), new Paper(true), new Paper(false)];
    await Promise.all([
      whileShowing(screen, 'thinking', sleep(400)),
      whileShowing(quick, 'thinking', sleep(1)),
      whileShowing(file, 'thinking', sleep(400)),
    ]);
    expect(screen.text).toBe(`thinking …\r${ESC}2K`);
    expect([quick.text, file.text]).toEqual(['', '']);
  });
});

describe('lines', () => {
  const ioWith = (stdin: PassThrough, interrupted: AbortSignal): Io => ({
    stdin,
    stdout: new Paper(),
    stderr: new Paper(),
    env: {},
    cwd: '/',
    interrupted,
  });

  test('come one at a time, are shown after the prompt, and end', async () => {
    const stdin = new PassThrough();
    const io = ioWith(stdin, new AbortController().signal);
    const lines = new Lines(io);
    stdin.end('one\r\ntwo');
    expect(await lines.next('> ')).toBe('one');
    expect(await lines.next('> ')).toBe('two');
    expect(await lines.next('> ')).toEqual({ over: 'ended' });
    expect((io.stdout as Paper).text).toBe('> one\n> two\n\n');
  });

  test('an interruption comes before lines that wait', async () => {
    const interruption = new AbortController();
    const lines = new Lines(ioWith(new PassThrough(), interruption.signal));
    const waiting = lines.next('> ');
    interruption.abort();
    expect(await waiting).toEqual({ over: 'interrupted' });
    expect(await lines.interruption).toBe('interrupted');
    expect(await new Lines(ioWith(new PassThrough(), interruption.signal)).next('> ')).toEqual({ over: 'interrupted' });
  });
});
