import type { Lesson } from '@corvo/core';

const MARCHES = ['march-minus-one', 'march-zero', 'march-plus-one'] as const;

/** A whole round from the starting position: orders, a march, Power. */
export const orders: Lesson = {
  id: 'orders',
  players: 3,
  seat: 'stark',
  position: [
    'round 1',
    'supply stark 1',
    'winterfell stark 1 knight 1 footman',
    'white-harbor stark 1 footman',
    'the-shivering-sea stark 1 ship',
    'supply lannister 2',
    'lannisport lannister 1 knight 1 footman',
    'stoney-sept lannister 1 footman',
    'the-golden-sound lannister 1 ship',
    'supply baratheon 1',
    'dragonstone baratheon 1 knight 1 footman',
    'kingswood baratheon 1 footman',
    'shipbreaker-bay baratheon 2 ships',
    'top I last-days-of-summer',
    'top II last-days-of-summer',
    'top III last-days-of-summer',
  ],
  others: {
    lannister: [
      'lannister orders lannisport march-zero, stoney-sept consolidate, the-golden-sound support',
      '',
      'lannister march lannisport: 1 footman > riverrun',
    ],
    baratheon: [
      'baratheon orders dragonstone consolidate, kingswood defense-plus-one, shipbreaker-bay march-minus-one',
      'baratheon march shipbreaker-bay: 1 ship > blackwater-bay',
    ],
  },
  steps: [
    { id: 'welcome', clause: '1E-20.1' },
    {
      id: 'place',
      clause: '1E-9.2',
      answer: {
        asks: 'orders',
        show: 'stark orders winterfell march-zero, white-harbor consolidate, the-shivering-sea support',
        goal: [
          { figure: 'order winterfell', oneOf: MARCHES },
          { figure: 'order white-harbor', oneOf: ['consolidate', 'consolidate-star'] },
          {
            figure: 'order the-shivering-sea',
            oneOf: ['support', 'support-plus-one', 'defense-plus-one', 'defense-plus-two'],
          },
        ],
        mistakes: [
          {
            id: 'no-march',
            when: [
              { figure: 'order winterfell', not: 'march-zero' },
              { figure: 'order winterfell', not: 'march-plus-one' },
              { figure: 'order winterfell', not: 'march-minus-one' },
            ],
            like: 'stark orders winterfell defense-plus-one, white-harbor consolidate, the-shivering-sea support',
          },
          {
            id: 'no-power',
            when: [
              { figure: 'order white-harbor', not: 'consolidate' },
              { figure: 'order white-harbor', not: 'consolidate-star' },
            ],
            like: 'stark orders winterfell march-zero, white-harbor raid, the-shivering-sea support',
          },
          {
            id: 'at-sea',
            when: [],
            like: 'stark orders winterfell march-zero, white-harbor consolidate',
          },
        ],
      },
    },
    {
      id: 'march',
      clause: '1E-13.2',
      answer: {
        asks: 'march',
        show: 'stark march winterfell: 1 knight > moat-cailin',
        goal: [
          { figure: 'control moat-cailin', is: 'stark' },
          { figure: 'power stark', is: 6 },
        ],
        mistakes: [{ id: 'elsewhere', when: [], like: 'stark march winterfell: 1 knight > karhold' }],
      },
    },
    { id: 'end', clause: '1E-18.1' },
  ],
};
