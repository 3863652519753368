import { allSprites } from '@corvo/faces';
import { expect, test } from 'vitest';
import { cutPictures } from './cut.ts';

const fileOf = (name: string): string => allSprites().find(sprite => sprite.name === name)?.svg ?? '';

test('a file of portraits is cut into drawings of their own, each on the ground of its house', () => {
  const cards = cutPictures(fileOf('faces-second-edition'));
  expect(cards.size).toBe(42);
  const eddard = cards.get('eddard-stark');
  expect(eddard).toMatchObject({ width: 400, height: 500 });
  expect(eddard?.svg).toContain('<symbol id="field-stark"');
  expect(eddard?.svg).toContain('href="#field-stark"');
  expect(eddard?.svg.match(/<symbol /g)).toHaveLength(1); // and nobody else
});

test('a scene is its own drawing, and one that is printed under two names brings the other along', () => {
  const cards = cutPictures(fileOf('vignettes-westeros'));
  expect(cards.get('supply')).toMatchObject({ width: 400, height: 400 });
  expect(cards.get('supply')?.svg).not.toContain('<symbol');
  expect(cards.get('wildling-attack')?.svg).toContain('<symbol id="scene-wildlings-attack"');
});

test('what is no file of pictures gives none', () => expect(cutPictures('<html></html>').size).toBe(0));
