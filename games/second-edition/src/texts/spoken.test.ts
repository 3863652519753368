import { coreMessages, LANGUAGES, mergeCatalogues, pick, rngFromText, say, type Plain, type Rng } from '@corvo/core';
import type { WesterosChoice, WesterosRequest } from '@corvo/westeros';
import { Heard, keysIn } from '@corvo/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHEET } from '../facts.ts';
import { secondEdition as game } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { CLAUSES } from '../rules/clauses.ts';

const all = mergeCatalogues(coreMessages, game.messages);
const KEY = keysIn(all);

const AREAS = SHEET.areas.map(area => area.id);
const KINDS = ['footman', 'knight', 'siege-engine', 'ship', 'dragon'];
const WATERS = SHEET.areas.filter(area => area.kind !== 'land').map(area => `ship@${area.id}`);
const PURCHASES = [...KINDS, 'footman>knight', 'footman>siege-engine', ...WATERS, 'ship@nowhere'];

/** An answer nobody should give, of the form the question wants, so that the rules themselves must refuse. */
function wrongAnswer({ ask }: WesterosRequest, rng: Rng): WesterosChoice {
  const area = (): string => pick(rng, [...AREAS, 'nowhere']);
  const units = (): Record<string, number> => ({ [pick(rng, KINDS)]: pick(rng, [1, 1, 2, 9]) });
  switch (ask.kind) {
    case 'amount':
      return { amount: pick(rng, [-1, ask.max + 1]) };
    case 'card':
      return { card: pick(rng, [null, 'nobody', 'tywin-lannister', 'robb-stark']) };
    case 'cards':
      return { cards: pick(rng, [[], ask.from.slice(0, 1), ['nobody']]) };
    case 'areas':
      return { areas: pick(rng, [[], [area()], ask.from.slice(0, 2), [area(), area()]]) };
    case 'option':
      return {
        option: pick(rng, [
          '',
          'nowhere',
          'stark',
          ...ask.from.map(option => option.replace(/\w+$/, pick(rng, ['attacker', 'defender', 'muster']))),
        ]),
      };
    case 'ranking':
      return { ranking: ask.of.slice(1) };
    case 'raid':
      return {
        from: pick(rng, [...Object.keys(ask.from), area()]),
        targets: pick(rng, [[area()], [area(), area(), area()]]),
      };
    case 'march': {
      const moves = Array.from({ length: pick(rng, [0, 1, 1, 2, 3]) }, () => ({ to: area(), units: units() }));
      return {
        from: pick(rng, [...Object.keys(ask.from), ...Object.keys(ask.from), area()]),
        moves,
        leave: pick(rng, [true, false]),
      };
    }
    case 'muster': {
      const bought = Array.from({ length: pick(rng, [1, 2, 3]) }, () => pick(rng, PURCHASES));
      return { muster: { [pick(rng, [...Object.keys(ask.areas), area()])]: bought } };
    }
    case 'orders':
      return {
        orders: Object.fromEntries(
          [...ask.areas.slice(0, 4), area()].map(place => [place, pick(rng, [...Object.keys(ask.tokens), 'retreat'])]),
        ),
      };
    case 'units':
      return {
        units: pick(rng, [{}, { [area()]: units() }, ask.from, { [pick(rng, Object.keys(ask.from))]: units() }]),
      };
  }
}

function listen(heard: Heard, index: number): void {
  const rng = rngFromText(`texts ${index}`);
  const seats = ['ada', 'bea', 'ciro', 'dora', 'eva', 'fay'].slice(0, 3 + (index % 4));
  const given = OPTIONS.filter(({ players }) => players === undefined || players.includes(seats.length));
  const options = game.resolveOptions(
    Object.fromEntries(given.map(({ id, values }) => [id, pick(rng, values)])),
    seats.length,
  );
  if ('code' in options) throw new Error(String(options['code']));
  let state = game.setup(options, seats, `seed ${index}`, event => heard.say(game.sentences.event(event)));
  for (let waiting = game.waiting(state.open); waiting.length > 0; waiting = game.waiting(state.open)) {
    const { seat, why } = pick(rng, waiting);
    const view = game.view(state, seat);
    const request = game.requests(view)[0] as WesterosRequest;
    for (let tries = 0; tries < 12; tries++) {
      const refused = game.check(view, request, wrongAnswer(request, rng));
      if (refused !== undefined) heard.say({ key: `problem.${refused.code}`, data: refused.data ?? {} });
    }
    heard.say({ key: `ask.${why}`, data: {} });
    heard.say({ key: `ask.${why}.waiting`, data: { seat } });
    const choice = game.sample(view, request, rng);
    const offered = game.list(view, request, 40) ?? [choice];
    heard.say(game.sentences.choice(state.open, why, choice));
    heard.offer(offered.map(one => game.sentences.choice(state.open, why, one)));
    const step = game.apply(state, { seat, request: request.id, choice });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    for (const event of step.events) heard.say(game.sentences.event(event));
    state = step.state;
  }
  heard.say({ key: `outcome.${state.open.outcome?.reason ?? ''}`, data: {} });
}

const known = new Heard(all);

test('there are words for every question and every refusal that has a clause', () => {
  const wanted = Object.keys(CLAUSES).map(name => (name.startsWith('ask.') ? name : `problem.${name}`));
  const outcomes = ['enough-castles', 'last-round'].map(reason => `problem.${reason}`);
  expect(wanted.filter(key => !outcomes.includes(key) && !known.has(key))).toEqual([]);
  expect(outcomes.map(key => key.replace('problem', 'outcome')).filter(key => !known.has(key))).toEqual([]);
});

describe('in games played at random', () => {
  const heard = new Heard(all);
  beforeAll(() => {
    for (let index = 0; index < 6; index++) listen(heard, index);
  }, 120_000);

  test('whatever is asked, chosen, told and refused can be said', () => {
    expect([...heard.flaws]).toEqual([]);
    const met = (family: string): number => [...heard.keys].filter(key => key.startsWith(`${family}.`)).length;
    expect(met('ask')).toBeGreaterThan(30);
    expect(met('event')).toBeGreaterThan(40);
    expect(met('problem')).toBeGreaterThan(40);
  });

  test('no two choices of one question read the same', () => {
    expect([...heard.alike]).toEqual([]);
  });

  test('the table can be drawn', () => {
    const options = game.resolveOptions({}, 6);
    if ('code' in options) throw new Error(String(options['code']));
    const state = game.setup(options, game.seats(6), 'drawn');
    for (const language of LANGUAGES) {
      const words = (key: string, data?: Plain): string => say(all, language, key, data);
      const text = game.table.draw(game.view(state, null), { say: words, paint: one => one, nameOf: seat => seat });
      expect(text).not.toMatch(/\{\{|\$t\(/);
      expect(text).not.toMatch(KEY);
    }
  });
});
