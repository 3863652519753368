import type { Lesson } from '@corvo/core';

/** A raid that pillages, and the starred one that alone reaches a Defense order. */
export const raid: Lesson = {
  id: 'raid',
  players: 4,
  seat: 'lannister',
  position: [
    'round 3',
    'throne lannister greyjoy stark baratheon',
    'riverrun lannister 1 footman raid',
    'stoney-sept lannister 1 footman raid-star',
    'lannisport lannister 2 knights march-zero',
    'seagard greyjoy 1 footman consolidate',
    'ironmans-bay greyjoy 1 ship march-minus-one',
    'harrenhal stark 1 knight defense-one',
    'winterfell stark 1 footman consolidate',
    'kingswood baratheon 1 knight consolidate',
  ],
  others: {},
  steps: [
    { id: 'look', clause: '2E-9.1' },
    {
      id: 'pillage',
      clause: '2E-9.7',
      answer: {
        asks: 'raid',
        show: 'lannister raid riverrun: seagard',
        goal: [
          { figure: 'power lannister', is: 6 },
          { figure: 'power greyjoy', is: 4 },
        ],
        mistakes: [
          {
            id: 'other-order',
            when: [{ figure: 'order stoney-sept', is: '' }],
            like: 'lannister raid stoney-sept: harrenhal',
          },
          { id: 'nothing', when: [], like: 'lannister raid riverrun: none' },
        ],
      },
    },
    {
      id: 'star',
      clause: '2E-9.3',
      answer: {
        asks: 'raid',
        show: 'lannister raid stoney-sept: harrenhal',
        goal: [{ figure: 'order harrenhal', is: '' }],
        mistakes: [{ id: 'nothing', when: [], like: 'lannister raid stoney-sept: none' }],
      },
    },
    { id: 'end', clause: '2E-9.5' },
  ],
};
