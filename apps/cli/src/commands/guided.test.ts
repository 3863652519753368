import { findGame } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots.ts';
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
    const { out, err } = await play(['winterfell', 'march 0', 'white', 'march 0', 'back', '0', 'done']);
    expect(err).toBe('');
    expect(out).toMatch(/1\. {2}Winterfell +no order yet; 1 Footman and 1 Knight/);
    expect(after(out, 'winterfell')).toMatch(/2\. {2}March 0 +1 left\n.*March \+1 +1 left, special order ★/);
    expect(after(out, 'march 0')).toContain('0. Done: Place March 0 at Winterfell');
    expect(after(out, 'white')).toMatch(
      /- {2}March 0 +You cannot place 2 March 0 orders: you have only 1\. \(1E-9\.8\)/,
    );
    expect(out.split('> march 0\n')[2]).toMatch(/^You cannot place 2 March 0 orders/);
    expect(after(out, 'back')).toContain('Which area gets an order? Areas without one: 2.');
    // Not all have an order: that is asked about once more.
    expect(after(out, '0')).toBe(
      '2 areas have no order; units without an order cannot act this round. Type 0 or “done” again to go\n    on.',
    );
    expect(after(out, 'done')).toMatch(/Stark reveals March 0 at Winterfell\n/);
  });

  test('in Italian, by names of either language', async () => {
    const { out } = await play(['grande inverno marcia 0', 'White Harbor', 'supporto', 'fatto', 'done'], '--lang it');
    expect(after(out, 'grande inverno marcia 0')).toContain('Conferma: Piazza Marcia 0 a Grande Inverno');
    expect(after(out, 'White Harbor')).toContain('Quale ordine piazzi a Porto Bianco?');
    expect(after(out, 'fatto')).toMatch(/^1 area è senza ordine; .*\sScrivi\sdi\snuovo\s0/s);
    expect(after(out, 'done')).toMatch(/Ordini di Stark: Marcia 0 a Grande Inverno e Supporto a Porto Bianco\n/);
  });

  test('the signs of the map are explained, ports only where there are some', async () => {
    const drawn = async (game: string, language: string): Promise<string> =>
      (await corvo(`play ${game} --seed guided --bots random --lang ${language}`, { stdin: 'quit\n' })).out;
    expect(await drawn('second-edition', 'en')).toMatch(/≈ Port of Pyke[^]*~:\s+sea;[^]*≈:\s+port\n/);
    expect(await drawn('second-edition', 'it')).toMatch(/≈ Porto di Pyke[^]*≈:\s+porto\n/);
    expect(await drawn('first-edition', 'en')).not.toContain('≈');
  });

  test('a question that is its own first step is asked once', async () => {
    const { out } = await corvo('play clash-of-kings --seed guided --bots random', { stdin: 'moves\nback\nquit\n' });
    const asked = 'Do you place a single-use order, and where?';
    const [first = '', again = '', back = ''] = out.split('\n> ');
    expect([first, again].map(text => text.split(asked).length - 1)).toEqual([1, 1]);
    expect(back).not.toContain(asked);
  });

  test('what bots do is told once, and not that a move looked best to them', async () => {
    const { out } = await play(['hint', 'orders winterfell march-zero', 'done']);
    expect(out).toMatch(/(Lannister|Greyjoy) marches/);
    expect(out).not.toMatch(/looked like the best move|chose “/);
  });

  test('the tracks stand under one another, however long their names', async () => {
    const { out } = await play([], '--lang it');
    const tracks = out.split('\n').filter(line => /^ {2}(Trono di Spade|Privilegi Feudali|Corte del Re) /.test(line));
    expect(tracks.map(line => line.search(/ [A-Z][a-z]+ > /))).toEqual([21, 21, 21]);
  });

  test('the whole answer in the notation is taken as before, and a wrong one says why', async () => {
    const { out } = await play([
      'winterfell march-zero, winterfell raid',
      'moon raid, winterfell support',
      'orders winterfell march-zero, white-harbor support',
    ]);
    expect(after(out, 'winterfell march-zero, winterfell raid')).toBe(
      'You can place only one order at Winterfell. (1E-9.3)',
    );
    expect(after(out, 'moon raid, winterfell support')).toContain('“moon” is not an area of this map. (1E-10.1)');
    expect(after(out, 'orders winterfell march-zero, white-harbor support')).toContain(
      'Stark reveals March 0 at Winterfell and Support in White Harbor',
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
      'explain wintrefell',
      'explain grande infreno',
    ]);
    expect(after(out, 'help')).toMatch(/by name in English or Italian \(“Winterfell”\).*“wint”/s);
    expect(after(out, 'help')).toMatch(/for example: “Winterfell March -1 .* 0”/s);
    expect(out.split('> help\n')[2]).toMatch(/March 0: Units of this area may move/);
    expect(after(out, 'explain white harbor')).toMatch(/Adjacent on land: Winterfell, .*Moat Cailin/);
    expect(after(out, 'explain')).toMatch(/Stark: supply 1 allows armies of 3 and 2\.\n.*Winterfell 2\./);
    expect(after(out, 'explain robb')).toMatch(/Robb Stark, one of Stark’s cards: strength 2/);
    expect(after(out, 'explain nowhere')).toContain('There is nothing to explain under that name');
    expect(after(out, 'explain wintrefell')).toContain(
      'There is no “wintrefell” in this game; did you mean “Winterfell”?',
    );
    expect(after(out, 'explain grande infreno')).toContain('did you mean “Winterfell”?'); // by its name at this table
  });

  test('undo within an answer undoes the last pick, and then the last decision', async () => {
    const { out } = await play(['1', 'undo', 'undo', 'done extra', 'back', 'nothing']);
    expect(after(out, 'undo')).toContain('Which area gets an order?');
    expect(out.split('> undo\n')[2]).toMatch(/^You have not decided anything yet\./);
    expect(after(out, 'nothing')).toMatch(
      /I do not understand “nothing”\. You are asked: Which area gets an order\? Type\s+a number from 1 to 3 /,
    );
    expect(after(out, '1')).toContain('(“back” or “undo” undoes the last pick)');
  });

  test('commands are understood in either language, and only those of the table are proposed', async () => {
    const { out } = await play(['spiega winterfell', '1', 'indietro', 'annulla', 'aiut', 'hlp', 'esci']);
    expect(after(out, 'spiega winterfell')).toMatch(/^Winterfell, land:/);
    expect(after(out, 'indietro')).toMatch(/^Which area gets an order/);
    expect(after(out, 'annulla')).toMatch(/^You have not decided anything yet\.\n/);
    expect(after(out, 'aiut')).not.toContain('did you mean');
    expect(after(out, 'hlp')).toContain('did you mean “help”?');
    expect(out).toContain('You leave the table');
  });

  test('a word that is no area is not called one, and a real area gets its rule', async () => {
    const { out } = await play(['march', 'pyke', 'winterfell moon']);
    expect(after(out, 'march')).toMatch(
      /^I do not understand “march”\. You are asked: Which area gets an order\? Type\s+a number from 1 to 3 or\s+the beginning/,
    );
    expect(after(out, 'pyke')).toBe('You have no unit at Pyke: an order needs at least one. (1E-9.2)');
    expect(after(out, 'winterfell moon')).toMatch(/^I do not understand “moon”/);
  });

  test('a march: which units, where to, what stays; a battle can be explained', async () => {
    const { out } = await play(['1 2', '0', ...Array.from({ length: 30 }, () => ['1', 'explain', '0']).flat()]);
    expect(out).toMatch(/March from Winterfell: which units go together\?/);
    expect(out).toMatch(/1 Footman, 1 Knight|1 Knight, 1 Footman/);
    expect(out).toMatch(/: where to\?\n +1\. {2}[^\n]+(free|a battle|yours)/);
    expect(out).not.toMatch(/\{\{|\$t\(|guide\.|explain\.[a-z]/);
  });

  test.each(['en', 'it'])('a whole game by number alone, in %s, nothing wider than the terminal', async language => {
    const lines = Array.from({ length: 6000 }, (_, at) => ['1', '2', '0', '0', '1', '0', 'foo'][at % 7] as string);
    const { exit, out, err } = await corvo(
      `play first-edition --players 3 --seed whole --bots greedy --lang ${language}`,
      {
        stdin: `${lines.join('\n')}\n`,
      },
    );
    expect([exit, err]).toEqual([0, '']);
    // The places come with the figures that decide them.
    const figures =
      language === 'en'
        ? 'Cities and Strongholds: \\d+, supply: \\d and Power: \\d+'
        : 'Città e Roccaforti: \\d+, Rifornimenti: \\d e Potere: \\d+';
    expect(out).toMatch(new RegExp(`\\n {2}1\\. [^\\n]+: ${figures}\\n {2}2\\. [^\\n]+: ${figures}`));
    expect(out).not.toMatch(/\{\{|\$t\(|guide\.|explain\.[a-z]|choice\.|event\.|ask\.|shape\.|figure\./);
    expect(out).not.toMatch(/“foo” is not an? (area|order|unit)|«foo» non è un/);
    const isWide = (line: string): boolean => [...line].length > 100; // the paper of these tests has 100 columns
    expect(out.split('\n').filter(isWide)).toEqual([]);
    // Cards are shown again only where a hand has changed.
    const hand = language === 'en' ? /^ {2}Stark’s hand: .*$/gm : /^ {2}Mano di Stark: .*$/gm;
    const shown = [...out.matchAll(hand)].map(([line]) => line);
    expect(shown.slice(0, -1).filter((line, at) => line === shown[at - 1])).toEqual([]);
    const numbers =
      language === 'en'
        ? /I do not understand “foo”\. You are asked: [^?]+\? Type\s+a\s+number\s+from\s+0\s+to\s+\d/
        : /Non capisco «foo»\. La domanda è: [^?]+\? Scrivi\s+un\s+numero\s+da\s+0\s+a\s+\d/;
    expect(out).toMatch(numbers);
    expect(out).not.toMatch(/(from 0 to 0|da 0 a 0)\b/);
  });

  test('an answer is confirmed as a whole, also when nothing is left to pick', async () => {
    const whole = 'March from Winterfell and leave a Power token: 1 Footman and 1 Knight to Castle Black';
    const { out } = await play([
      'winterfell march 0',
      '0',
      '0',
      '1',
      'castle black',
      'leave',
      'foo',
      '7',
      'undo',
      '1',
      'done',
    ]);
    const lines = after(out, 'leave').split('\n');
    expect(lines[0]).toBe('Nothing is left to pick. This is your answer:');
    expect(lines.slice(1, 3).join(' ').replaceAll(/\s+/g, ' ')).toContain(`0. Done: ${whole}`);
    expect(after(out, 'leave')).not.toContain('Stark marches');
    expect(after(out, 'foo').replaceAll(/\s+/g, ' ')).toContain('Type 0 to give this answer or “back” to change it.');
    expect(after(out, '7')).toContain('Type 0 to give this answer or “back” to change it.');
    expect(after(out, 'undo').replaceAll(/\s+/g, ' ')).toContain('do you leave a Power token all the same?');
    expect(after(out, 'done')).toMatch(/^ {2}Stark marches from Winterfell to Castle Black: /);
  });
});

test('--bots lists only those that play the game', async () => {
  const { err, exit } = await corvo('play first-edition --bots foo');
  expect(exit).toBe(2);
  expect(err).toMatch(/There is no bot “foo”\. Known bots: random, greedy/);
  const known = /Known bots: (.*)\. \(/.exec(err)?.[1]?.split(', ') ?? [];
  expect(known).toEqual(botsOf(findGame('first-edition') as Game));
});
