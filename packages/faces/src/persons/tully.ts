import type { Person } from './person.ts';

export const TULLY = {
  'hoster-tully': {
    house: 'tully',
    view: 'quarter',
    age: 2,
    gaunt: true,
    width: 1.04,
    skin: 'pale',
    eyes: 'closed',
    brows: 'sad',
    hairColour: 'white',
    hair: 'lank',
    beard: 'long',
    wears: 'furcloak',
    cloth: 'blood',
    fur: 'wool',
    things: [{ thing: 'fish', x: 128, y: 232, scale: 0.9, depth: 'chest' }],
  },
  'edmure-tully': {
    house: 'tully',
    view: 'quarter',
    facesRight: true,
    width: 1.04,
    mouth: 'calm',
    hairColour: 'auburn',
    hair: 'tousled',
    beard: 'full',
    wears: 'scale',
    things: [
      { thing: 'bow', x: 166, y: 186, arm: 'iron' },
      { thing: 'fish', x: 92, y: 214 },
    ],
  },
} satisfies Readonly<Record<string, Person>>;
