import { coreMessages, LANGUAGES, mergeCatalogues, rngFromText, say, type Sentence } from '@corvo/core';
import { rulesOf } from '@corvo/westeros';
import { comersTo, supportersOf } from '@corvo/westeros/aids';
import { compareSecrets, play } from '@corvo/bots/trials';
import { runBattery, writeViolation } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { clashOfKings as game } from '../game.ts';
import { lay, only } from '../lay.fixture.ts';
import { CLAUSES } from './clauses.ts';
import { SINGLES as FACES } from './facts.ts';
import { face, spent as used } from './fields.ts';

const SINGLES = only('singleUse');
const QUESTIONS = Object.keys(CLAUSES).flatMap(key => /^ask\.(.+)$/.exec(key)?.[1] ?? []);
const ALL = mergeCatalogues(coreMessages, game.messages);
const has = (key: string): boolean => LANGUAGES.every(language => Object.hasOwn(ALL[language], key));
const FLAWS = /\{\{|\$t\(|\b(guide|area|order|unit|items|house|explain|card|track|ask)\.[a-z0-9]|undefined/;
const flawed = ({ key, data }: Sentence): string[] =>
  LANGUAGES.map(language => say(ALL, language, key, data)).filter(text => FLAWS.test(text));

describe('CK-6 single-use orders in whole games', () => {
  test('CK-6.2 random games with them hold every property of the battery', () => {
    const kit = { game, invariants: game.audit.invariants ?? [] };
    const report = runBattery(kit, {
      games: 5,
      seed: 'single use',
      effort: 'quick',
      options: { singleUse: true, westerosColumns: false },
    });
    expect(report.violations.map(writeViolation)).toEqual([]);
  }, 60_000);

  test('CK-6.1 bots place every one of them, and answer all they ask', () => {
    const asked = new Set<string>();
    const spent = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const { state, questions } = play(game, `singles ${i}`, 5 + (i % 2), () => true, {
        ...SINGLES,
        ports: i % 3 === 0,
      });
      for (const question of questions) asked.add(question);
      for (const house of Object.values(state.open.houses)) for (const order of used.of(house) ?? []) spent.add(order);
    }
    expect(QUESTIONS.filter(question => !asked.has(question))).toEqual([]);
    expect([...spent].sort()).toEqual(FACES.map(({ id }) => id).sort());
  }, 60_000);

  test('CK-6.3 bots do not know what lies face down', () => {
    const { faults, moments } = compareSecrets(game, 'singles', 6, SINGLES);
    expect(faults).toEqual([]);
    expect(moments).toBeGreaterThan(100);
  }, 60_000);
});

describe('CK-6 single-use orders in words and guides', () => {
  test('CK-6.9 every question, refusal and event of theirs is said in both languages', () => {
    const codes = Object.keys(CLAUSES).filter(key => !key.includes('.'));
    expect(codes.filter(code => !has(`problem.${code}`))).toEqual([]);
    expect(QUESTIONS.filter(why => !has(`ask.${why}`) || !has(`ask.${why}.waiting`))).toEqual([]);
    expect(FACES.filter(({ id }) => !has(`order.${id}`) || !has(`order.${id}.text`))).toEqual([]);
    const events = Object.keys(CLAUSES).filter(key => /^event\.[^.]+$/.test(key));
    expect(events.filter(key => !has(key))).toEqual([]);
  });

  test('CK-6.2 the guide leads from the area to the face, and warns of no areas without an order', () => {
    const table = lay('phase planning\nspent stark the-young-wolf\nwinterfell stark 1 footman', SINGLES);
    const request = table.request('stark');
    if (request === undefined) throw new Error('nobody is asked');
    const view = table.view('stark');
    const first = game.guide?.(view, request, []);
    expect(first?.picks.map(({ id }) => id)).toEqual(['winterfell']);
    expect(first?.doubt).toBeUndefined();
    expect(first?.whole).toEqual({ orders: {} });
    const second = game.guide?.(view, request, ['winterfell']);
    expect(second?.picks.map(({ id, closed }) => `${id} ${closed === null}`)).toEqual([
      'conscription true',
      'supply-caravan true',
      'forced-march true',
    ]);
    const last = game.guide?.(view, request, ['winterfell', 'conscription']);
    expect(last?.whole).toEqual({ orders: { winterfell: 'conscription' } });
    expect(last?.picks).toEqual([]);
    for (const step of [first, second, last]) {
      expect(step === undefined ? ['no step'] : flawed(step.asks)).toEqual([]);
      expect(
        step?.picks.flatMap(({ words, help }) => [...flawed(words), ...(help === null ? [] : flawed(help))]),
      ).toEqual([]);
    }
  });

  test('CK-6.5 the guide of a Raid names an order that it takes', () => {
    const table = lay('reach tyrell 1 footman raid\nblackwater lannister 1 footman march-zero conscription', SINGLES);
    const request = table.request('tyrell');
    if (request === undefined) throw new Error('nobody is asked');
    const step = game.guide?.(table.view('tyrell'), request, []);
    expect(step?.picks[0]?.about).toEqual({
      key: 'guide.enemy-order',
      data: { house: 'lannister', order: 'conscription' },
    });
  });

  test('CK-6.3 a back is drawn, and written positions carry what is spent and who is bound', () => {
    const table = lay('phase planning\nwinterfell stark 1 footman', SINGLES).play(
      'stark places winterfell conscription',
    );
    const style = { say: (key: string) => key, paint: (text: string) => text, nameOf: (seat: string) => seat };
    expect(game.table.draw(table.view('lannister'), style as never)).toMatch(/area\.winterfell.*\[\?\]/);
    const bound = lay(
      'round 3\nspent stark conscription\neffect bound-by-cunning tyrell\nwinterfell stark 1 footman forced-march march-zero',
      SINGLES,
    );
    const lines = game.table.write(bound.state.open);
    expect(lines).toContain('spent stark conscription');
    expect(lines).toContain('effect bound-by-cunning tyrell');
    expect(lines).toContain('winterfell stark 1 footman forced-march march-zero');
  });

  test('CK-6.3 CK-6.8 whoever asks hears of a back and of what a house has left, not of the face', () => {
    const table = lay('phase planning\nspent stark conscription\nwinterfell stark 1 footman', SINGLES).play(
      'stark places winterfell forced-march',
    );
    const heard = (thing: string): string[] =>
      (game.explain?.(table.view('lannister'), thing) ?? []).map(({ key, data }) => say(ALL, 'en', key, data));
    expect(heard('winterfell')).toContain('Stark has a face-down single-use order here.');
    expect(heard('stark')).toContain(
      'Single-use orders not revealed yet: Conscription, Supply Caravan, Forced March and The Young Wolf.',
    );
  });

  test('CK-6.21 what can be foreseen leaves out what the bound house cannot do', () => {
    const position =
      'blackwater lannister 1 footman\nreach tyrell 1 knight march-zero\nsearoad-marches tyrell 1 footman support';
    const houses = (lines: string): [string[], number[]] => {
      const { open } = lay(`${lines}\n${position}`, SINGLES).state;
      const comers = comersTo(open, rulesOf(open), 'blackwater').map(({ house, from }) => `${house} ${from}`);
      return [comers, supportersOf(open, rulesOf(open), 'blackwater').map(({ attack }) => attack)];
    };
    expect(houses('')).toEqual([['tyrell the-reach'], [1]]);
    expect(houses('effect bound-by-cunning tyrell')).toEqual([[], [0]]);
  });

  test('CK-6.2 a made-up table puts a face behind every back, also for onlookers', () => {
    const table = lay('phase planning\nwinterfell stark 1 footman\nlannisport lannister 1 footman', SINGLES);
    for (let i = 0; i < 2; i++) {
      const { seat = '' } = table.waiting[0] ?? {};
      table.play(`${seat} places ${seat === 'stark' ? 'winterfell' : 'lannisport'} forced-march`);
    }
    const made = game.imagine(table.view(null), rngFromText('faces'));
    expect(Object.values(made.own).filter(drawer => face.of(drawer) !== undefined)).toHaveLength(2);
    expect((game.audit.invariants ?? []).flatMap(check => check(made) ?? [])).toEqual([]);
  });
});
