import { expect, test } from 'vitest';
import { lay } from '../toy/toy.fixture.ts';

const BARRED = { realms: 'one', 'ruling.bars': true }; // red may attack nobody in the moor, nor help to

test('who may not support an attack still supports the defence, his own or that of another', () => {
  const own = lay('crag green 2 footmen march\nmoor red 1 footman\nford red 1 footman support', BARRED);
  own.play('green march crag: 2 footmen > moor');
  expect(own.offered('red')).toEqual(['ford for defender', 'ford for nobody']);
  const others = lay('crag green 2 footmen march\nmoor blue 1 footman\nford red 1 footman support', BARRED);
  others.play('green march crag: 2 footmen > moor');
  expect(others.offered('red')).toEqual(['ford for defender', 'ford for nobody']);
});

test('without a bar the support is free for either side, and for one’s own alone where one fights', () => {
  const free = lay('crag green 2 footmen march\nmoor blue 1 footman\nford red 1 footman support', { realms: 'one' });
  free.play('green march crag: 2 footmen > moor');
  expect(free.offered('red')).toEqual(['ford for attacker', 'ford for defender', 'ford for nobody']);
});
