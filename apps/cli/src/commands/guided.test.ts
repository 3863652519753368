import { describe, expect, test } from 'vitest';
import { corvo, PATIENTLY } from '../testing.ts';

const play = (lines: readonly string[], more = ''): Promise<{ out: string; exit: number; err: string }> =>
  corvo(`play first-edition --players 5 --seed guided --bots greedy ${more}`, {
    stdin: `${[...lines, lang(more) === 'it' ? 'esci' : 'quit'].join('\n')}\n`,
  });
const lang = (more: string): string => (more.includes('--lang it') ? 'it' : 'en');
/** What was said after a line that was typed. */
const after = (out: string, line: string): string => out.split(`> ${line}\n`)[1]?.split('\n> ')[0] ?? '';

describe('a newcomer at the table', PATIENTLY, () => {
  test('orders are given step by step, with what is left and what is banned', async () => {
    const { out, err } = await play(['winterfell', 'march 0', 'white', 'march 0', 'back', '0']);
    expect(err).toBe('');
    expect(out).toMatch(/1\. {2}Winterfell +no order yet; 1 Footman, 1 Knight/);
    expect(after(out, 'winterfell')).toMatch(/2\. {2}March 0 +1 left\n.*March \+1 +1 left, takes a star/);
    expect(after(out, 'march 0')).toContain('0. That is all: Place Winterfell: March 0');
    expect(after(out, 'white')).toMatch(/- {2}March 0 +Tokens of March 0 you have: 1\. You would use 2\. \(1E-9\.8\)/);
    expect(out.split('> march 0\n')[2]).toMatch(/^Tokens of March 0 you have: 1/);
    expect(after(out, 'back')).toContain('Which area gets an order? Areas without one: 2.');
    expect(after(out, '0')).toMatch(/Orders of Stark: Winterfell: March 0\n/);
  });

  test('in Italian, by names of either language', async () => {
    const { out } = await play(['grande inverno marcia 0', 'White Harbor', 'supporto', 'fatto'], '--lang it');
    expect(after(out, 'grande inverno marcia 0')).toContain('È tutto: Assegna Grande Inverno: Marcia 0');
    expect(after(out, 'White Harbor')).toContain('Quale ordine per Porto Bianco?');
    expect(after(out, 'fatto')).toMatch(/Ordini di Stark: Grande Inverno: Marcia 0, Porto Bianco: Supporto\n/);
  });

  test('the whole answer in the notation is taken as before, and a wrong one says why', async () => {
    const { out } = await play([
      'winterfell march-zero, winterfell raid',
      'moon raid, winterfell support',
      'orders winterfell march-zero, white-harbor support',
    ]);
    expect(after(out, 'moon raid, winterfell support')).toContain('“moon” is not an area of this map. (1E-10.1)');
    expect(after(out, 'orders winterfell march-zero, white-harbor support')).toContain(
      'Orders of Stark: Winterfell: March 0, White Harbor: Support',
    );
  });

  test('help explains the step at hand by example, explain what things are and what figures are made of', async () => {
    const { out } = await play([
      'help',
      '1',
      'help',
      'explain white harbor',
      'explain',
      'explain robb',
      'explain nowhere',
    ]);
    expect(after(out, 'help')).toMatch(/by name in English or Italian \(“Winterfell”\).*“wint”/s);
    expect(after(out, 'help')).toMatch(/for example “orders /);
    expect(out.split('> help\n')[2]).toMatch(/March 0: Move units from this area/);
    expect(after(out, 'explain white harbor')).toMatch(/Adjacent on land: Winterfell, .*Moat Cailin/);
    expect(after(out, 'explain')).toMatch(/Stark: supply 1 allows armies of 3, 2\.\n.*Winterfell 2\./);
    expect(after(out, 'explain robb')).toMatch(/Card of Stark: strength 2/);
    expect(after(out, 'explain nowhere')).toContain('There is nothing to explain under that name');
  });

  test('undo within an answer takes the last pick back, and then the last decision', async () => {
    const { out } = await play(['1', 'undo', 'undo', 'done extra', 'back', 'nothing']);
    expect(after(out, 'undo')).toContain('Which area gets an order?');
    expect(out.split('> undo\n')[2]).toMatch(/^You have not decided anything yet\./);
    expect(after(out, 'nothing')).toMatch(/“nothing” is none of these|did you mean/);
  });

  test('a march: which units, where to, what stays; a battle can be explained', async () => {
    const { out } = await play(['1 2', '0', ...Array.from({ length: 30 }, () => ['1', 'explain', '0']).flat()]);
    expect(out).toMatch(/March from Winterfell: which units go first\?/);
    expect(out).toMatch(/1 Footman, 1 Knight|1 Knight, 1 Footman/);
    expect(out).toMatch(/: where to\?\n +1\. {2}[^\n]+(free|a battle|yours)/);
    expect(out).not.toMatch(/\{\{|\$t\(|guide\.|explain\.[a-z]/);
  });

  test.each(['en', 'it'])('a whole game by number alone, in %s, nothing wider than the terminal', async language => {
    const lines = Array.from({ length: 4000 }, (_, at) => ['1', '2', '0', '1', '0'][at % 5] as string);
    const { exit, out, err } = await corvo(
      `play first-edition --players 3 --seed whole --bots greedy --lang ${language}`,
      {
        stdin: `${lines.join('\n')}\n`,
      },
    );
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/\n {2}1\. [^\n]+\n {2}2\. [^\n]+\n {2}3\. /);
    expect(out).not.toMatch(/\{\{|\$t\(|guide\.|explain\.[a-z]|choice\.|event\.|ask\./);
    const isWide = (line: string): boolean => [...line].length > 100; // the paper of these tests has 100 columns
    expect(out.split('\n').filter(line => isWide(line) && !/[0-9a-f]{64}/.test(line))).toEqual([]);
  });
});
