import type { Lesson } from '@corvo/core';

/** A march that parts, a ship that leaves its port, and a crossing on the chain that it closes. */
export const march: Lesson = {
  id: 'march',
  players: 4,
  seat: 'lannister',
  position: [
    'round 3',
    'throne lannister stark baratheon greyjoy',
    'supply lannister 3',
    'power lannister 3',
    'stoney-sept lannister 1 knight 1 footman march-zero',
    'port-of-lannisport lannister 1 ship march-minus-one',
    'lannisport lannister 1 knight march-plus-one',
    'sunset-sea lannister 1 ship support',
    'winterfell stark 1 knight march-zero',
    'karhold stark 1 footman march-minus-one',
    'the-shivering-sea stark 1 ship march-plus-one',
    'kingswood baratheon 1 knight consolidate',
    'pyke greyjoy 1 knight 1 footman defense-one',
  ],
  others: {
    stark: ['stark march winterfell: none', 'stark march karhold: none'],
  },
  steps: [
    {
      id: 'part',
      clause: '2E-10.2',
      answer: {
        asks: 'march',
        show: 'lannister march stoney-sept: 1 knight > harrenhal; 1 footman > blackwater; leave power',
        goal: [
          { figure: 'control harrenhal', is: 'lannister' },
          { figure: 'control blackwater', is: 'lannister' },
          { figure: 'control stoney-sept', is: 'lannister' },
        ],
        mistakes: [
          {
            id: 'other-order',
            when: [{ figure: 'order stoney-sept', is: 'march-zero' }],
            like: 'lannister march port-of-lannisport: 1 ship > the-golden-sound',
          },
          {
            id: 'no-token',
            when: [{ figure: 'control stoney-sept', is: null }],
            like: 'lannister march stoney-sept: 1 knight > harrenhal; 1 footman > blackwater',
          },
          {
            id: 'together',
            when: [],
            like: 'lannister march stoney-sept: 1 knight 1 footman > harrenhal; leave power',
          },
        ],
      },
    },
    {
      id: 'port',
      clause: '2E-10.7',
      answer: {
        asks: 'march',
        show: 'lannister march port-of-lannisport: 1 ship > the-golden-sound',
        goal: [{ figure: 'units the-golden-sound', is: 'lannister 1 ship' }],
        mistakes: [
          {
            id: 'other-order',
            when: [{ figure: 'order port-of-lannisport', is: 'march-minus-one' }],
            like: 'lannister march lannisport: 1 knight > riverrun',
          },
          { id: 'stays', when: [], like: 'lannister march port-of-lannisport: none' },
        ],
      },
    },
    {
      id: 'sail',
      clause: '2E-10.9',
      answer: {
        asks: 'march',
        show: 'lannister march lannisport: 1 knight > flints-finger',
        goal: [{ figure: 'control flints-finger', is: 'lannister' }],
        mistakes: [{ id: 'short', when: [], like: 'lannister march lannisport: 1 knight > riverrun' }],
      },
    },
    { id: 'end', clause: '2E-11.1' },
  ],
};
