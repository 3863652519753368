import { say } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { secondEdition } from '../game.ts';
import { lay, westeros } from './lay.fixture.ts';

const mustering = (position: string): ReturnType<typeof lay> =>
  westeros(
    ['mustering', 'last-days-of-summer', 'feast-for-crows'],
    `throne stark lannister baratheon martell greyjoy tyrell\n${position}`,
  );

describe('2E-5 mustering', () => {
  test('2E-5.1 2E-5.2 2E-4.8 each house musters everything it has, then the next one in turn order', () => {
    const game = mustering('white-harbor stark token');
    expect(game.waiting.map(entry => entry.seat)).toEqual(['stark']);
    expect(game.refusal('stark musters karhold: footman')).toMatchObject({ clause: '2E-5.1', code: 'no-muster-there' });
    game.play('stark musters winterfell: footman, footman; white-harbor: footman');
    expect([game.figure('units winterfell'), game.figure('units white-harbor')]).toEqual([
      'stark 2 footmen',
      'stark 1 footman',
    ]);
    expect(game.waiting.map(entry => entry.seat)).toEqual(['lannister']);
  });

  test('2E-5.3 Footman 1, Ship 1, Knight 2, Siege Engine 2', () => {
    const game = mustering('');
    for (const dear of ['knight, footman', 'siege-engine, footman', 'footman, footman, ship@bay-of-ice'])
      expect(game.refusal(`stark musters winterfell: ${dear}`)).toMatchObject({ code: 'not-enough-points' });
    expect(game.refusal('stark musters winterfell: dragon')).toMatchObject({ clause: '2E-5.3' });
    expect(game.play('stark musters winterfell: siege-engine').figure('units winterfell')).toBe('stark 1 siege-engine');
  });

  test('2E-5.4 for 1 point a Footman of the area becomes a Knight or a Siege Engine', () => {
    const game = mustering('winterfell stark 2 footmen\nkarhold stark 1 footman');
    expect(game.refusal('stark musters winterfell: footman>knight, footman>knight, footman>knight')).toMatchObject({
      code: 'not-enough-points',
    });
    game.play('stark musters winterfell: footman>knight, footman>siege-engine');
    expect(game.figure('units winterfell')).toBe('stark 1 knight 1 siege-engine');
    expect(mustering('karhold stark 1 footman').refusal('stark musters winterfell: footman>knight')).toMatchObject({
      clause: '2E-5.4',
      code: 'nobody-to-promote',
    });
  });

  test('2E-5.5 points not used are lost', () => {
    const game = mustering('').play('stark musters winterfell: footman');
    expect(game.waiting.map(entry => entry.seat)).toEqual(['lannister']);
  });

  test('2E-5.6 points of one area are spent only there', () => {
    expect(mustering('white-harbor stark token').refusal('stark musters white-harbor: knight')).toMatchObject({
      clause: '2E-5.6',
    });
  });

  test('2E-5.7 2E-5.8 2E-5.11 land units appear in the area, ships in its port or an adjacent sea, with or without a port', () => {
    const game = mustering('white-harbor stark token\nflints-finger stark token');
    expect(game.refusal('stark musters winterfell: ship@the-narrow-sea')).toMatchObject({
      clause: '2E-5.8',
      code: 'sea-not-adjacent',
    });
    const { data } = game.refusal('stark musters winterfell: ship@the-narrow-sea');
    expect(say(secondEdition.messages, 'en', 'problem.sea-not-adjacent', data)).toBe(
      'The Narrow Sea is not next to Winterfell. Where new Ships can go: the Bay of Ice, the Shivering Sea and the Port of Winterfell.',
    );
    expect(game.refusal('stark musters winterfell: ship@port-of-white-harbor')).toMatchObject({ clause: '2E-5.8' });
    game.play(
      'stark musters winterfell: ship@port-of-winterfell, ship@bay-of-ice; white-harbor: footman; flints-finger: ship@sunset-sea',
    );
    expect([
      game.figure('units port-of-winterfell'),
      game.figure('units bay-of-ice'),
      game.figure('units white-harbor'),
      game.figure('units sunset-sea'),
    ]).toEqual(['stark 1 ship', 'stark 1 ship', 'stark 1 footman', 'stark 1 ship']);
  });

  test('2E-5.9 2E-5.10 a sea with enemy ships is closed, its port is not', () => {
    const game = mustering('bay-of-ice greyjoy 1 ship');
    expect(game.refusal('stark musters winterfell: ship@bay-of-ice')).toMatchObject({
      clause: '2E-5.9',
      code: 'sea-held-by-others',
    });
    expect(game.play('stark musters winterfell: ship@port-of-winterfell').figure('units port-of-winterfell')).toBe(
      'stark 1 ship',
    );
  });

  test('2E-5.12 what would break supply cannot be mustered; an upgrade never does', () => {
    const position = 'supply stark 0\nwinterfell stark 2 footmen';
    expect(mustering(position).refusal('stark musters winterfell: footman')).toMatchObject({
      clause: '2E-5.12',
      data: { armies: [3], allowed: [2, 2] },
    });
    expect(mustering(position).play('stark musters winterfell: footman>knight').figure('armies stark')).toEqual([2]);
  });

  test('2E-5.13 a Footman mustered with the first point may be upgraded with the second, in whatever order it is written', () => {
    for (const bought of ['footman, footman>knight', 'footman>knight, footman', 'knight'])
      expect(mustering('').play(`stark musters winterfell: ${bought}`).figure('units winterfell')).toBe(
        'stark 1 knight',
      );
    // Whoever stood there is upgraded first; the new one stays what it is.
    const both = mustering('winterfell stark 1 footman').play('stark musters winterfell: footman, footman>knight');
    expect(both.figure('units winterfell')).toBe('stark 1 knight 1 footman');
  });

  test('2E-5.13 2E-5.17 the Footman must be in the pool while it is one, and each upgrade frees it for the next', () => {
    const nine = 'supply stark 6\nkarhold stark 4 footmen\ncastle-black stark 3 footmen\nmoat-cailin stark 2 footmen';
    const twice = 'stark musters winterfell: footman, footman>knight; riverrun: footman, footman>siege-engine';
    const game = (more: string): ReturnType<typeof lay> => mustering(`${nine}\nriverrun stark token\n${more}`);
    expect(game('greywater-watch stark 1 footman').refusal(twice)).toMatchObject({
      code: 'pool-empty',
      data: { kind: 'footman' },
    });
    expect(game('').play(twice).figures).toMatchObject({
      'units winterfell': 'stark 1 knight',
      'units riverrun': 'stark 1 siege-engine',
    });
  });

  test('2E-5.4 2E-5.13 no more upgrades than Footmen, old and new', () => {
    for (const bought of ['footman>knight', 'footman>knight, footman>knight', 'ship@bay-of-ice, footman>knight'])
      expect(mustering('').refusal(`stark musters winterfell: ${bought}`)).toMatchObject({ code: 'nobody-to-promote' });
    expect(mustering('').refusal('stark musters winterfell: footman, knight>siege-engine')).toMatchObject({
      code: 'no-such-purchase',
    });
  });

  test('2E-5.13 a Footman upgraded as soon as it is mustered is the bigger unit for 2 points', () => {
    // Bought as the bigger unit, it needs no Footman from the pool at all.
    const game = mustering(`
      supply stark 6
      karhold stark 4 footmen
      castle-black stark 2 footmen
      moat-cailin stark 2 footmen
      greywater-watch stark 2 footmen`).play('stark musters winterfell: knight');
    expect(game.figure('units winterfell')).toBe('stark 1 knight');
  });

  test('2E-5.14 an upgrade frees its Footman for the same mustering', () => {
    const game = mustering(`
      supply stark 6
      winterfell stark 1 footman
      karhold stark 3 footmen
      castle-black stark 2 footmen
      moat-cailin stark 2 footmen
      greywater-watch stark 2 footmen`);
    expect(game.refusal('stark musters winterfell: footman')).toMatchObject({ code: 'pool-empty' });
    expect(game.offered('stark')).toContain('winterfell: footman, footman>knight');
    game.play('stark musters winterfell: footman>knight, footman');
    expect(game.figure('units winterfell')).toBe('stark 1 knight 1 footman');
  });

  test('2E-5.15 ships are not upgraded, and nothing becomes a ship', () => {
    const game = mustering('winterfell stark 1 footman\nport-of-winterfell stark 1 ship');
    for (const strange of ['ship>knight', 'footman>ship', 'knight>siege-engine'])
      expect(game.refusal(`stark musters winterfell: ${strange}`)).toMatchObject({ code: 'no-such-purchase' });
  });

  test('2E-5.16 a castle without units musters by token or shield', () => {
    const game = mustering('moat-cailin stark token').play('stark musters moat-cailin: footman; winterfell: knight');
    expect([game.figure('units moat-cailin'), game.figure('units winterfell')]).toEqual([
      'stark 1 footman',
      'stark 1 knight',
    ]);
  });

  test('2E-5.17 pool and supply are checked unit by unit, in the order chosen', () => {
    // The pool holds one Footman; the upgrade at White Harbor frees a second one, so it is made first.
    const position = `
      supply stark 6
      winterfell stark 2 footmen
      white-harbor stark 1 footman
      karhold stark 2 footmen
      castle-black stark 2 footmen
      moat-cailin stark 1 footman
      greywater-watch stark 1 footman`;
    const two = 'stark musters winterfell: footman, footman';
    expect(mustering(position).refusal(two)).toMatchObject({ clause: '2E-3.3', code: 'pool-empty' });
    const game = mustering(position).play(`${two}; white-harbor: footman>knight`);
    expect(game.figure('units winterfell')).toBe('stark 4 footmen');
    expect(mustering('supply stark 0\nwinterfell stark 1 footman').refusal(two)).toMatchObject({ clause: '2E-5.12' });
  });

  test('2E-5.18 upgrades and new units may be mixed', () => {
    const game = mustering('winterfell stark 1 footman').play(
      'stark musters winterfell: footman>siege-engine, ship@port-of-winterfell',
    );
    expect([game.figure('units winterfell'), game.figure('units port-of-winterfell')]).toEqual([
      'stark 1 siege-engine',
      'stark 1 ship',
    ]);
  });

  test('2E-X26 mustering at Lannisport with full slots', () => {
    const game = mustering(`
      supply lannister 0
      lannisport lannister 2 footmen
      stoney-sept lannister 2 footmen`).play('stark musters none');
    expect(game.refusal('lannister musters lannisport: footman')).toMatchObject({ clause: '2E-5.12' });
    game.play('lannister musters lannisport: footman>knight, ship@the-golden-sound');
    expect([game.figure('units lannisport'), game.figure('units the-golden-sound')]).toEqual([
      'lannister 1 knight 1 footman',
      'lannister 1 ship',
    ]);
  });
});
