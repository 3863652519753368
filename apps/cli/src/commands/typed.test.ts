import { describe, expect, test } from 'vitest';
import { corvo, PATIENTLY } from '../testing.ts';

/** What was said after each line that was typed, with single blanks. */
async function said(args: string, ...lines: readonly string[]): Promise<(line: string) => string> {
  const { out } = await corvo(`play ${args} --bots random`, { stdin: [...lines, 'quit', ''].join('\n') });
  return line => (out.split(`> ${line}\n`)[1]?.split('\n> ')[0] ?? '').replaceAll(/\s+/g, ' ');
}

describe('what is typed at the table', PATIENTLY, () => {
  test('a move is taken by as many of its words as tell it from the others, in either language', async () => {
    for (const words of ['right 3', 'Stark RIGHT', 'destra stark', 'varys a des 3 st']) {
      const after = await said('hand-of-the-king --seed 3', words);
      expect(after(words)).toContain('Player declares House Stark: Varys goes right');
    }
  });

  test('words of several moves are answered with those moves and their numbers', async () => {
    const after = await said('hand-of-the-king --seed abc', 'lannister', 'east');
    expect(after('lannister')).toMatch(
      /^“lannister” could mean more than one\. Type the number, or more of the name: /,
    );
    expect(after('lannister')).toMatch(/ \d\. Varys [a-z]+: \d Lannister cards? \d\. Varys [a-z]+: \d Lannister card/);
  });

  test('lists show no ids, and a tactic card is played by its name', async () => {
    const after = await said('beyond-the-wall --seed 3 --lang it', 'accerchiare, razziare, colpo di', 'razziare');
    expect(after('accerchiare, razziare, colpo di')).toMatch(/Quale carta tattica giochi coperta\?.*1\. Gioca «/);
    expect(after('accerchiare, razziare, colpo di')).not.toMatch(/tac-\d/);
    expect(after('razziare')).toMatch(/I Guardiani della Notte (giocano|piazzano) (coperta )?una carta tattica/);
  });

  test('of several things to pick one is picked by name, and the last pick is taken back', async () => {
    const after = await said(
      'beyond-the-wall --seed 3',
      'encircle',
      'plunder',
      'moves',
      'undo',
      'back',
      'back',
      'planning',
    );
    expect(after('plunder')).toMatch(/Picked: Encircle and Plunder\. The next one: 1\. Advanced Planning/);
    expect(after('moves')).toMatch(/Picked: Encircle and Plunder\. The next one: 1\. Advanced Planning/);
    expect(after('undo')).toMatch(/Picked: Encircle\. The next one:/);
    expect(after('back')).toMatch(/^Pick 3 to 5 of these 18/);
    expect(after('planning')).toMatch(/could mean more than one.* 1\. Advanced Planning 2\. Meticulous Planning$/);
  });

  test('a name that may be several further on in a line is answered with their names, and nothing is picked', async () => {
    const after = await said(
      'first-edition --seed 3 --lang it',
      'grande inverno marcia',
      'porto',
      'grande inverno marcia ',
    );
    const several = '«marcia» può essere Marcia −1, Marcia 0 o Marcia +1. Scrivi il nome più per esteso.';
    expect(after('grande inverno marcia')).toBe(several);
    expect(after('porto')).toMatch(/^Quale ordine piazzi a Porto Bianco\?/);
    expect(after('grande inverno marcia ')).toBe(several);
  });

  test('what is not understood is quoted as it was typed, with what is asked', async () => {
    const after = await said('first-edition --seed 3', 'moon-light raid', `x${'y'.repeat(90)}`);
    expect(after('moon-light raid')).toMatch(
      /^I do not understand “moon-light raid”\. You are asked: Which area gets an order\? Type a number/,
    );
    expect(after(`x${'y'.repeat(90)}`)).toContain(`“x${'y'.repeat(59)}…”`);
  });

  test('a question is asked once, by the step that is to be answered, with its rule', async () => {
    const after = await said('second-edition --seed 3', 'moves');
    expect(after('moves')).toMatch(/^Which area gets an order\? .*\(2E-8\.1\) 1\. /);
    expect(after('moves')).not.toContain('Which orders do you place?');
  });

  test('a hint is followed by a word, and not without a hint', async () => {
    const after = await said('hand-of-the-king --seed 3', 'follow', 'hint', 'segui');
    expect(after('follow')).toBe('No hint has been given to this question; “hint” asks for one.');
    const [, where] = /^Hint: Varys (\w+): /.exec(after('hint')) ?? [];
    expect(after('segui')).toMatch(new RegExp(`Player declares House \\w+: Varys goes ${where}`));
  });

  test('the example of help is taken as it stands', async () => {
    for (const game of ['first-edition --seed 3', 'second-edition --seed 4', 'second-edition --seed 4 --lang it']) {
      const { out } = await corvo(`play ${game} --bots random`, { stdin: 'help\nquit\n' });
      const [, line = ''] = /(?:for example: “|per esempio: «)(.*? 0)[”»]/s.exec(out.replaceAll(/\s+/g, ' ')) ?? [];
      const after = await said(game, line);
      expect(after(line)).toMatch(/reveals March|Ordini .*: Marcia/);
    }
  });
});

describe('explain', PATIENTLY, () => {
  test('names what it explains, where the explanation does not', async () => {
    const after = await said('clash-of-kings --seed 3', 'explain march +1', 'explain supply', 'explain winterfell');
    expect(after('explain march +1')).toMatch(/^March \+1 \(order\)\. /);
    expect(after('explain supply')).toMatch(/^Supply \(Westeros card\)\. /);
    expect(after('explain winterfell')).toMatch(/^Winterfell, land: /);
  });

  test('of two things of one name the one at this table is explained', async () => {
    const after = await said('clash-of-kings --seed 3', 'explain tywin');
    expect(after('explain tywin')).toMatch(/^Tywin Lannister, one of Lannister’s cards: strength 0/);
    expect(after('explain tywin')).not.toContain('could mean');
  });

  test('asks which of several is meant, each with what it is; the whole name is enough', async () => {
    const after = await said('beyond-the-wall --seed 3', 'explain fist', 'explain the fist', 'explain wildlings');
    expect(after('explain fist')).toBe(
      '“fist” could mean Fist of the First Men (area) or The Fist (card). Type more of the name.',
    );
    expect(after('explain the fist')).toMatch(/^The Fist \(card\)\. /);
    expect(after('explain wildlings')).toMatch(/^Wildlings: /);
  });

  test('says of what has no explanation that there is none', async () => {
    const after = await said(
      'hand-of-the-king --seed 3',
      'explain hodor',
      'explain tyrion',
      'explain dragon',
      'explain',
    );
    expect(after('explain hodor')).toMatch(/^Hodor \(companion\)\. Take Bran Stark/);
    expect(after('explain hodor').match(/Take Bran Stark/g)).toHaveLength(1); // a companion and a card under one name
    expect(after('explain tyrion')).toMatch(/^Tyrion Lannister \([a-z ]+\)\. House Lannister/);
    expect(after('explain dragon')).toMatch(/^There is nothing to explain under that name/);
    expect(after('explain')).toMatch(/^There is nothing to work out here/);
  });
});
