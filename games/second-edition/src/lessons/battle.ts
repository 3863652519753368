import type { Lesson } from '@corvo/core';

/** Seagard: a siege engine before a stronghold, support, a card, the Blade, and a tie that the Fiefdoms decide. */
export const battle: Lesson = {
  id: 'battle',
  players: 4,
  seat: 'lannister',
  position: [
    'round 4',
    'throne lannister greyjoy stark baratheon',
    'fiefdoms lannister greyjoy stark baratheon',
    'hand lannister ser-gregor-clegane, the-hound, ser-kevan-lannister',
    'hand greyjoy euron-crows-eye, dagmar-cleftjaw',
    'riverrun lannister 1 knight 1 siege-engine march-zero',
    'the-twins lannister 1 footman support',
    'seagard greyjoy 1 knight 2 footmen defense-one',
    'ironmans-bay greyjoy 2 ships support',
    'greywater-watch greyjoy 1 footman defense-one',
    'flints-finger greyjoy 1 footman march-minus-one',
    'winterfell stark 1 footman consolidate',
    'kingswood baratheon 1 knight consolidate',
  ],
  others: {
    greyjoy: ['greyjoy support ironmans-bay for defender', 'greyjoy plays euron-crows-eye'],
  },
  steps: [
    { id: 'look', clause: '2E-3.2' },
    {
      id: 'attack',
      clause: '2E-3.2',
      answer: {
        asks: 'march',
        show: 'lannister march riverrun: 1 knight 1 siege-engine > seagard',
        goal: [
          { figure: 'battle', is: 'seagard' },
          { figure: 'strength attacker', is: 6 },
        ],
        mistakes: [
          {
            id: 'half',
            when: [{ figure: 'battle', is: 'seagard' }],
            like: 'lannister march riverrun: 1 knight > seagard',
          },
          { id: 'elsewhere', when: [], like: 'lannister march riverrun: 1 knight > stoney-sept' },
        ],
      },
    },
    {
      id: 'support',
      clause: '2E-12.3',
      answer: {
        asks: 'support',
        show: 'lannister support the-twins for attacker',
        goal: [{ figure: 'strength attacker', is: 7 }],
        mistakes: [{ id: 'kept', when: [], like: 'lannister support the-twins for nobody' }],
      },
    },
    {
      id: 'card',
      clause: '2E-12.14',
      answer: {
        asks: 'battle-card',
        show: 'lannister plays ser-gregor-clegane',
        goal: [{ figure: 'strength attacker', is: 10 }],
        mistakes: [{ id: 'weak', when: [], like: 'lannister plays the-hound' }],
      },
    },
    {
      id: 'blade',
      clause: '2E-12.21',
      answer: {
        asks: 'blade',
        show: 'lannister blade use',
        goal: [
          { figure: 'control seagard', is: 'lannister' },
          { figure: 'battle', is: null },
        ],
        mistakes: [{ id: 'kept', when: [], like: 'lannister blade keep' }],
      },
    },
    { id: 'end', clause: '2E-12.26' },
  ],
};
