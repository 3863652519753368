import type { Lesson } from '@corvo/core';

/** A whole round from the starting position: orders, the Raven, a march, Power on land and in port. */
export const orders: Lesson = {
  id: 'orders',
  players: 4,
  seat: 'lannister',
  position: [
    'round 1',
    'supply lannister 2',
    'lannisport lannister 1 knight 1 footman',
    'stoney-sept lannister 1 footman',
    'the-golden-sound lannister 1 ship',
    'port-of-lannisport lannister 1 ship',
    'supply stark 1',
    'winterfell stark 1 knight 1 footman',
    'white-harbor stark 1 footman',
    'the-shivering-sea stark 1 ship',
    'supply baratheon 2',
    'dragonstone baratheon 1 knight 1 footman',
    'kingswood baratheon 1 footman',
    'shipbreaker-bay baratheon 2 ships',
    'supply greyjoy 2',
    'pyke greyjoy 1 knight 1 footman',
    'greywater-watch greyjoy 1 footman',
    'ironmans-bay greyjoy 1 ship',
    'port-of-pyke greyjoy 1 ship',
    'top I last-days-of-summer',
    'top II last-days-of-summer',
    'top III storm-of-swords',
    'top wildlings mammoth-riders',
  ],
  others: {
    baratheon: [
      'baratheon orders dragonstone consolidate, kingswood march-zero, shipbreaker-bay support',
      'baratheon march kingswood: none',
    ],
    stark: [
      'stark orders winterfell march-zero, white-harbor consolidate, the-shivering-sea support',
      'stark march winterfell: 1 footman > karhold',
    ],
    greyjoy: [
      'greyjoy orders pyke consolidate, greywater-watch defense-one, ironmans-bay support, port-of-pyke support',
    ],
  },
  steps: [
    { id: 'welcome', clause: '2E-1.1' },
    {
      id: 'place',
      clause: '2E-8.1',
      answer: {
        asks: 'orders',
        show: 'lannister orders lannisport march-zero, stoney-sept consolidate, the-golden-sound support, port-of-lannisport consolidate',
        goal: [
          { figure: 'order lannisport', oneOf: ['march-minus-one', 'march-zero', 'march-plus-one'] },
          { figure: 'order stoney-sept', is: 'consolidate' },
          { figure: 'order port-of-lannisport', is: 'consolidate' },
          {
            figure: 'order the-golden-sound',
            oneOf: ['support', 'support-plus-one', 'defense-one', 'defense-two'],
          },
        ],
        mistakes: [
          {
            id: 'no-march',
            when: [
              { figure: 'order lannisport', not: 'march-zero' },
              { figure: 'order lannisport', not: 'march-plus-one' },
              { figure: 'order lannisport', not: 'march-minus-one' },
            ],
            like: 'lannister orders lannisport defense-one, stoney-sept consolidate, the-golden-sound support, port-of-lannisport consolidate',
          },
          {
            id: 'no-power',
            when: [{ figure: 'order stoney-sept', not: 'consolidate' }],
            like: 'lannister orders lannisport march-zero, stoney-sept defense-one, the-golden-sound support, port-of-lannisport consolidate',
          },
          {
            id: 'port',
            when: [{ figure: 'order port-of-lannisport', not: 'consolidate' }],
            like: 'lannister orders lannisport march-zero, stoney-sept consolidate, the-golden-sound support, port-of-lannisport support',
          },
          {
            id: 'at-sea',
            when: [],
            like: 'lannister orders lannisport march-zero, stoney-sept consolidate, the-golden-sound raid, port-of-lannisport consolidate',
          },
        ],
      },
    },
    {
      id: 'raven',
      clause: '2E-8.14',
      answer: {
        asks: 'raven-use',
        show: 'lannister raven look',
        goal: [{ figure: 'used court', is: true }],
        mistakes: [{ id: 'other', when: [], like: 'lannister raven nothing' }],
      },
    },
    {
      id: 'card',
      clause: '2E-8.20',
      answer: { asks: 'raven-card', show: 'lannister raven bury', goal: [], mistakes: [] },
    },
    {
      id: 'march',
      clause: '2E-10.2',
      answer: {
        asks: 'march',
        show: 'lannister march lannisport: 1 knight > riverrun',
        goal: [
          { figure: 'control riverrun', is: 'lannister' },
          { figure: 'power lannister', is: 8 },
        ],
        mistakes: [{ id: 'elsewhere', when: [], like: 'lannister march lannisport: 1 knight > searoad-marches' }],
      },
    },
    { id: 'end', clause: '2E-14.2' },
  ],
};
