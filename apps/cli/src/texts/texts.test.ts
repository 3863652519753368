import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands/index.ts';
import { TABLE_COMMANDS } from '../play/commands.ts';
import { texts } from './index.ts';

const keys = Object.keys(texts.en);
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1] as string))].sort();

/** The sources without their tests: every key they name must have words, and every word must be used. */
const SOURCE = join(import.meta.dirname, '..');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('texts'))
  .map(file => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

describe('the texts', () => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(texts.it).sort()).toEqual([...keys].sort());
  });

  test('have the same placeholders in both languages', () => {
    for (const key of keys) {
      expect({ key, holes: holes(texts.it[key] ?? '') }).toEqual({ key, holes: holes(texts.en[key] ?? '') });
    }
  });

  test('differ between the languages, but for what is no language', () => {
    const same = keys.filter(key => texts.it[key] === texts.en[key]);
    expect(same.sort()).toEqual(
      [
        'check.closing',
        'error.in-words',
        'error.record',
        'play.kind.area',
        'play.why',
        'simulate.bot',
        'simulate.ending',
      ].sort(),
    );
  });

  test('never shout', () => {
    for (const language of LANGUAGES) expect(keys.filter(key => texts[language][key]?.includes('!'))).toEqual([]);
  });

  test('say everything that the program names', () => {
    const named = [
      ...source.matchAll(/'((?:error|games|rules|play|simulate|report|replay|check|fuzz|data)\.[a-z.-]+)'/g),
    ].map(match => match[1] as string);
    const missing = new Set(named.filter(key => !keys.some(known => known.replace(/_(one|other)$/, '') === key)));
    expect([...missing]).toEqual([]);
    for (const command of Object.keys(COMMANDS)) expect(keys).toContain(`help.${command}`);
    for (const command of TABLE_COMMANDS)
      expect(keys).toEqual(expect.arrayContaining([`play.word.${command}`, `play.about.${command}`]));
  });

  test('say nothing that the program never uses', () => {
    const computed =
      /^(help|rules\.(sign|source)|play\.(word|about|kind)|play\.(quit|ended|interrupted|undone|nothing-to-undo|seen-too-much|never-back)|simulate\.(bot|seat|games|wins|draws|score|win-share|interval|mean-ms|max-ms))(\.|_|$)/;
    const unused = keys.filter(key => !computed.test(key) && !source.includes(`'${key.replace(/_(one|other)$/, '')}'`));
    expect(unused).toEqual([]);
  });

  test('every command word is its own in each language', () => {
    for (const language of LANGUAGES) {
      const words = TABLE_COMMANDS.map(command => texts[language][`play.word.${command}`]);
      expect(new Set(words).size).toBe(TABLE_COMMANDS.length);
    }
  });
});
