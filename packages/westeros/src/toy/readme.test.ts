import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Feature } from '../ruleset/feature.ts';
import { playOn } from './play.fixture.ts';
import { lay, toy, type Chosen, type Laid } from './toy.fixture.ts';

/** The type lists them. */
const HOOKS: { readonly [H in Exclude<keyof Feature, 'id'>]-?: true } = {
  layOut: true,
  imagine: true,
  mixUnseen: true,
  inSight: true,
  ground: true,
  items: true,
  icons: true,
  swing: true,
  ownCard: true,
  turnsUp: true,
  consolidate: true,
  built: true,
  covered: true,
  ordersLeft: true,
};

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** The lines of a block of the README, without what is said about them. */
function block(name: string): string[] {
  const [, text = ''] = new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(README) ?? [];
  return text
    .split('\n')
    .map(line => line.replace(/\s+# .*$/, ''))
    .filter(line => line !== '');
}

test('the position of the README is one, and comes back as it was written', () => {
  const lines = block('position');
  const game = lay(lines.join('\n'), { wildlings: 'cards' });
  const written = toy.table.write(game.state.open);
  const said = (line: string): boolean => !/^(hand|top|phase) /.test(line); // said by what was used, hidden, or gone on
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter(said).filter(line => !written.includes(line))).toEqual([]);
});

test('the feature of the README is one of the toy', () => {
  const [, shown = ''] = /```ts\n(.*?)```/s.exec(README) ?? [];
  const beacons = readFileSync(join(import.meta.dirname, 'features/beacons.fixture.ts'), 'utf8');
  expect(shown.length).toBeGreaterThan(500);
  expect(beacons).toContain(shown);
});

test('the README names every hook of a feature', () => {
  const hooks = [...README.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    names.split(', ').map(name => name.replaceAll('`', '')),
  );
  expect(hooks.toSorted()).toEqual(Object.keys(HOOKS).toSorted());
});

const ONE = { realms: 'one' };
const at = (position: string, options: Chosen = ONE): Laid => lay(position, options);
const card = (first: string, second: string, more: string, options: Chosen = ONE): Laid =>
  at(`phase westeros\ntop I ${first}\ntop II ${second}\n${more}`, options);
const wildlings = (name: string, bids: readonly string[]): Laid => {
  const units = 'keep red 1 footman\nford blue 1 footman\nmoor green 2 knights\nisle green 1 knight\nwildlings 4';
  const game = card('calm', 'horde', `top wildlings ${name}\n${units}`, { ...ONE, wildlings: 'cards' });
  playOn(game, { 'bid-wildlings': bids }, ['demote-units', 'promote-units']);
  return game;
};
/** Red attacks the ford from the keep, up to a question. */
function battle(stopAt: string, options: Chosen = {}, helper = 'moor'): Laid {
  const game = at(
    `keep red 2 knights march\nford blue 1 knight 1 footman\n${helper} green 1 footman support\nbay green 1 ship march`,
    { ...ONE, battle: 'long', ...options },
  );
  const answers = {
    march: ['march keep: 2 knights > ford'],
    support: `support ${helper} for attacker`,
    'battle-card': ['plays red-lord', 'plays blue-page'],
  };
  playOn(game, answers, [stopAt]);
  return game;
}

/** For every line of the notation, a table at which it is played. */
const TABLES: Readonly<Record<string, () => Laid>> = {
  'red orders keep march, harbor support': () => at('keep red 1 footman\nharbor red 1 ship'),
  'red orders none': () => at('keep red 1 footman'),
  'red exchanges keep defense': () => at('phase raven\nkeep red 1 footman march'),
  'blue raid bay: keep, harbor': () =>
    at('bay blue 1 ship raid-plus\nkeep red 1 footman consolidate\nharbor red 1 ship consolidate'),
  'red march ford: 2 knights > crag; footman > moor; leave power': () => at('ford red 2 knights 1 footman march'),
  'red musters keep: footman>knight, ship@bay': () => card('levy', 'truce', 'keep red 1 footman'),
  'red loses keep 1 footman, bay 1 ship': () => {
    const game = card('calm', 'horde', 'wildlings 6\nkeep red 2 footmen\nbay red 1 ship\nford blue 1 footman');
    playOn(game, { 'bid-wildlings': ['bids 0', 'bids 1', 'bids 1'] }, ['wildling-losses']);
    return game;
  },
  'green support moor for attacker': () => battle('support'),
  'red answers green for refuse': () => battle('accept-support'),
  'red plays red-lord': () => battle('battle-card'),
  'red blade use': () => battle('blade'),
  'blue retreats crag': () => battle('retreat', {}, 'isle'),
  'red sends crag': () => battle('retreat-of-the-loser', { 'red-lord': 'retreatsForFoe' }, 'isle'),
  'red bids 4': () => card('calm', 'clash', 'keep red 1 footman'),
  'red ranks blue > green': () => {
    const game = card('calm', 'clash', 'keep red 1 footman');
    playOn(game, { 'bid-throne': ['bids 2', 'bids 1', 'bids 1'] }, ['tied-bids']);
    return game;
  },
  'red names blue': () => {
    const game = card('calm', 'horde', 'wildlings 6\nkeep red 1 footman');
    playOn(game, { 'bid-wildlings': ['bids 1', 'bids 0', 'bids 0'] }, ['name-lowest']);
    return game;
  },
  'red takes red-page': () => {
    const game = card('calm', 'horde', 'wildlings 2\ndiscards red red-page\nkeep red 1 footman');
    playOn(game, { 'bid-wildlings': ['bids 2', 'bids 0', 'bids 0'] }, ['reward-card']);
    return game;
  },
  'red chooses use': () => battle('when-won', { 'red-lord': 'when-won' }),
  'red raven look': () => at('phase raven\nkeep red 1 footman march', { ...ONE, round: 'long', wildlings: 'cards' }),
  'red raven bury': () =>
    at('phase raven\nkeep red 1 footman march', { ...ONE, round: 'long', wildlings: 'cards' }).play('red raven look'),
  'red consolidates keep for muster': () =>
    at('phase consolidate\nkeep red 1 footman consolidate-plus', {
      ...ONE,
      round: 'long',
      'ruling.mustersInstead': true,
    }),
  'blue captures 1': () => at('keep blue 1 footman\nharbor red 1 ship'),
  'green replaces moor 1 knight': () => wildlings('crows', ['bids 2', 'bids 1', 'bids 0']),
  'red promotes keep 1 footman': () => wildlings('giants', ['bids 4', 'bids 1', 'bids 0']),
};

describe('the notation of the README is played:', () => {
  const lines = block('notation');

  test('all of it', () => {
    expect(lines.toSorted()).toEqual(Object.keys(TABLES).toSorted());
  });

  test.each(lines)('%s', line => {
    expect(TABLES[line]?.().attempt(line)).toBeUndefined();
  });
});
