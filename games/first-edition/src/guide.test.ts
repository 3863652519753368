import {
  canonicalJson,
  coreMessages,
  LANGUAGES,
  mergeCatalogues,
  pick,
  rngFromText,
  say,
  type Sentence,
} from '@corvo/core';
import type { WesterosChoice, WesterosRequest, WesterosView } from '@corvo/westeros';
import { countDecisions } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';

const CATALOGUE = mergeCatalogues(coreMessages, game.messages);
const FLAWS = /\{\{|\$t\(|\b(guide|area|order|unit|items|house|explain|card|track)\.[a-z0-9]|undefined/;
const flawed = ({ key, data }: Sentence): string[] =>
  LANGUAGES.map(language => say(CATALOGUE, language, key, data)).filter(text => FLAWS.test(text));

const stepAt = (view: WesterosView, request: WesterosRequest, picked: readonly string[]) =>
  game.guide?.(view, request, picked);

/** Every answer that the guide leads to. */
function answersOf(view: WesterosView, request: WesterosRequest): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (picked: readonly string[]): void => {
    const step = stepAt(view, request, picked);
    if (step === undefined) throw new Error(`no step after ${picked.join(', ')}`);
    const isLawful = step.whole !== null && game.check(view, request, step.whole) === undefined;
    if (isLawful) found.add(normal(step.whole as WesterosChoice));
    const here = canonicalJson({ asks: step.asks, picks: step.picks, whole: step.whole } as never);
    if ((step.whole !== null && seen.has(here)) || picked.length > 10) return; // been here on another way
    seen.add(here);
    for (const { id, closed } of step.picks) if (closed === null) walk([...picked, id]);
  };
  walk([]);
  return found;
}

/** Equal answers may name their parts in another order. */
function normal(choice: WesterosChoice): string {
  if ('moves' in choice)
    return canonicalJson({ ...choice, moves: [...choice.moves].sort((a, b) => (a.to < b.to ? -1 : 1)) } as never);
  if ('targets' in choice) return canonicalJson({ ...choice, targets: [...choice.targets].sort() } as never);
  if ('muster' in choice)
    return canonicalJson(
      Object.fromEntries(Object.entries(choice.muster).map(([area, list]) => [area, [...list].sort()])) as never,
    );
  return canonicalJson(choice as never);
}

describe('a guide leads to an answer pick by pick', () => {
  test('in random games every way through it is lawful or says why not, and is said in words', () => {
    const kinds = new Map<string, number>();
    const flaws = new Set<string>();
    for (let index = 0; index < 6; index++) {
      const rng = rngFromText(`guide ${index}`);
      const state = game.setup({ kingsCourt: 'recommended' }, game.seats(3 + (index % 3)), `guide ${index}`);
      const decided = countDecisions();
      while (state.open.outcome === null) {
        decided();
        const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
        const view = game.view(state, seat);
        const [request] = game.requests(view);
        if (request === undefined) throw new Error('nobody is asked');
        let choice = game.sample(view, request, rng);
        let step = stepAt(view, request, []);
        const isGuided = ['orders', 'raid', 'march', 'muster', 'units'].includes(request.ask.kind);
        expect(step !== undefined).toBe(isGuided);
        const picked: string[] = [];
        while (step !== undefined) {
          flawed(step.asks).forEach(text => flaws.add(text));
          for (const { words, about, help } of step.picks)
            for (const sentence of [words, about, help])
              if (sentence !== null) flawed(sentence).forEach(text => flaws.add(text));
          const open = step.picks.filter(({ closed }) => closed === null);
          const isLawful = step.whole !== null && game.check(view, request, step.whole) === undefined;
          if (isLawful && (open.length === 0 || picked.length > 12 || rng[0] % 4 === 0)) {
            choice = step.whole as WesterosChoice;
            kinds.set(request.ask.kind, (kinds.get(request.ask.kind) ?? 0) + 1);
            break;
          }
          if (open.length === 0 || picked.length > 12) break; // a dead end: a person would step back
          picked.push(pick(rng, open).id);
          step = stepAt(view, request, picked);
          expect(step).toBeDefined();
        }
        game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
      }
    }
    expect([...flaws]).toEqual([]);
    expect([...kinds.keys()].sort()).toEqual(['march', 'muster', 'orders', 'raid', 'units']);
  });

  test.each([
    ['orders', 'karhold stark 1 footman', 'stark'],
    ['march', 'winterfell stark 1 footman 1 knight march-zero\nmoat-cailin greyjoy 1 footman', 'stark'],
    ['march', 'supply stark 0\nwinterfell stark 2 footmen march-zero\nkarhold stark 1 footman', 'stark'],
    ['march', 'karhold stark 1 footman march-zero\nthe-shivering-sea stark 1 ship march-plus-one', 'stark'],
    [
      'raid',
      'winterfell stark 1 footman raid-star\nmoat-cailin greyjoy 1 footman support\nkarhold greyjoy 1 footman raid',
      'stark',
    ],
  ])('every %s that the rules take can be reached: %s', (kind, position, seat) => {
    const view = game.view(lay(position).state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    expect(request.ask.kind).toBe(kind);
    const all = game.list(view, request, 5_000);
    if (all === undefined) throw new Error('too many');
    expect([...answersOf(view, request)].sort()).toEqual([...new Set(all.map(normal))].sort());
  });

  test('a pick that cannot be made leads nowhere', () => {
    const view = game.view(lay('karhold stark 1 footman').state, 'stark');
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    for (const picked of [['moon'], ['karhold', 'charge'], ['constructor', 'support'], ['karhold', 'support', 'moon']])
      expect(stepAt(view, request, picked)).toBeUndefined();
  });

  test('1E-9.1 it says how many areas have no order yet, and how many stars are left', () => {
    const view = game.view(
      lay(
        'karhold stark 1 footman\nwinterfell stark 1 footman\nwhite-harbor stark 1 footman\ncourt stark lannister greyjoy baratheon tyrell',
      ).state,
      'stark',
    );
    const request = game.requests(view)[0] as WesterosRequest;
    const stars = request.ask.kind === 'orders' ? request.ask.stars : 0;
    const at = (...picked: readonly string[]) => {
      const step = stepAt(view, request, picked);
      return [step?.asks.data, step?.doubt?.data];
    };
    expect(at()).toMatchObject([{ stars, left: 3 }, { count: 3 }]);
    expect(at('karhold', 'march-plus-one')).toMatchObject([{ stars: stars - 1, left: 2 }, { count: 2 }]);
    expect(at('karhold', 'march-zero', 'winterfell', 'support')).toMatchObject([{ stars, left: 1 }, { count: 1 }]);
    const whole = stepAt(view, request, ['karhold', 'march-zero', 'winterfell', 'support', 'white-harbor', 'raid']);
    expect(whole?.doubt).toBeUndefined();
  });

  test('1E-9.11 once the Raven has exchanged one order there is nothing left to pick', () => {
    const view = game.view(
      lay('phase raven\nstoney-sept lannister 1 footman support\nlannisport lannister 1 footman raid').state,
      'lannister',
    );
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    expect(
      stepAt(view, request, [])
        ?.picks.map(({ id }) => id)
        .sort(),
    ).toEqual(['lannisport', 'stoney-sept']);
    const after = stepAt(view, request, ['stoney-sept', 'march-zero']);
    expect([after?.picks, after?.whole]).toEqual([[], { orders: { 'stoney-sept': 'march-zero' } }]);
  });

  test('beside every place a march may go stands who and what is there', () => {
    const view = game.view(
      lay(
        'winterfell stark 2 footmen march-zero\nkarhold stark 1 footman\nwhite-harbor stark token\nmoat-cailin greyjoy 1 knight\ncastle-black greyjoy token',
      ).state,
      'stark',
    );
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const to = stepAt(view, request, ['1 footman'])?.picks ?? [];
    expect(Object.fromEntries(to.map(({ id, about }) => [id, about?.key]))).toEqual({
      karhold: 'guide.yours',
      'white-harbor': 'guide.held-by-you',
      'moat-cailin': 'guide.enemy',
      'castle-black': 'guide.held',
      'the-stony-shore': 'guide.free',
    });
  });

  test('what a card forbids is closed, with the reason', () => {
    const view = game.view(lay('effect no-raid-orders\nkarhold stark 1 footman').state, 'stark');
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const closed = stepAt(view, request, ['karhold'])?.picks.filter(one => one.closed !== null);
    expect(closed?.map(({ id, closed: why }) => [id, why?.clause])).toEqual([
      ['raid', '1E-4.6'],
      ['raid-star', '1E-4.6'],
    ]);
  });
});

describe('explain', () => {
  test('itemises the battle and the supply, and says what things are', () => {
    const table = lay(`
      fiefdoms stark lannister tyrell greyjoy baratheon
      the-reach stark 2 knights march-plus-one
      kings-landing stark 1 knight support-plus-one
      blackwater lannister 1 footman routed 1 knight defense-plus-one`);
    table.play('stark march reach: 2 knights > blackwater', 'stark support kings-landing for attacker');
    const view = game.view(table.state, 'stark');
    const said = (thing: string | null): string[] =>
      (game.explain?.(view, thing) ?? []).map(({ key, data }) => say(CATALOGUE, 'en', key, data));
    expect(said(null)).toEqual([
      'Stark attacks Blackwater with 8',
      '4: 2 Knights',
      '1: the March +1 order',
      '3: Stark’s support from King’s Landing',
      'Lannister defends Blackwater with 2',
      '1: 1 Footman',
      '0: 1 Knight, of these routed: 1',
      '1: the Defense +1 order',
      'Stark: supply 6 allows armies of 4, 3, 2, 2 and 2.',
      'Armies (areas with 2 units or more): Blackwater 2.',
    ]);
    expect(said('winterfell')[0]).toBe('Winterfell, land: 2 muster points, 1 barrel, 1 crown.');
    expect(said('march-plus-one')[0]).toMatch(/Special order ★\.$/);
    expect(said('stark')[0]).toMatch(/^Stark: Cities and Strongholds \d/);
    expect(said('moon')).toEqual([]);
    for (const thing of [null, 'winterfell', 'sunset-sea', 'robb-stark', 'raid', 'tyrell'])
      expect((game.explain?.(view, thing) ?? []).flatMap(flawed)).toEqual([]);
  });

  test('1E-11.2 a token is offered only once nobody stays behind', () => {
    const table = lay('karhold stark 2 footmen march-zero');
    const [view, request] = [table.view('stark'), table.request('stark')!];
    const offered = (...picked: readonly string[]): (string | undefined)[] =>
      (stepAt(view, request, picked)?.picks ?? []).map(({ words }) => words?.key);
    expect(offered('1 footman', 'winterfell')).not.toContain('guide.leave-power');
    expect(offered('2 footmen', 'winterfell')).toContain('guide.leave-power');
  });
});
