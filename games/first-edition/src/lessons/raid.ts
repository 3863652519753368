import type { Lesson } from '@corvo/core';

/** Two raids: one at sea that pillages, one on land that takes away a support. */
export const raid: Lesson = {
  id: 'raid',
  players: 3,
  seat: 'stark',
  position: [
    'round 3',
    'throne stark lannister baratheon',
    'the-shivering-sea stark 1 ship raid',
    'winterfell stark 2 footmen raid',
    'karhold stark 1 footman march-zero',
    'white-harbor baratheon 1 footman consolidate',
    'widows-watch baratheon 1 footman defense-plus-one',
    'the-narrow-sea baratheon 1 ship march-minus-one',
    'moat-cailin lannister 1 knight support',
    'riverrun lannister 1 knight 1 footman march-zero',
  ],
  others: {},
  steps: [
    { id: 'look', clause: '1E-12.1' },
    {
      id: 'pillage',
      clause: '1E-12.6',
      answer: {
        asks: 'raid',
        show: 'stark raid the-shivering-sea: white-harbor',
        goal: [
          { figure: 'order the-shivering-sea', is: '' },
          { figure: 'order white-harbor', is: '' },
        ],
        mistakes: [
          {
            id: 'by-land',
            when: [{ figure: 'order winterfell', is: '' }],
            like: 'stark raid winterfell: white-harbor',
          },
          { id: 'nothing', when: [], like: 'stark raid the-shivering-sea: none' },
        ],
      },
    },
    {
      id: 'support',
      clause: '1E-12.3',
      answer: {
        asks: 'raid',
        show: 'stark raid winterfell: moat-cailin',
        goal: [{ figure: 'order moat-cailin', is: '' }],
        mistakes: [{ id: 'nothing', when: [], like: 'stark raid winterfell: none' }],
      },
    },
    { id: 'end', clause: '1E-12.5' },
  ],
};
