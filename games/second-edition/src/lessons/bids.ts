import type { Lesson } from '@corvo/core';

/** A Clash of Kings with 8 Power against three others: the throne is let go, the other two tracks are won. */
export const bids: Lesson = {
  id: 'bids',
  players: 4,
  seat: 'lannister',
  position: [
    'round 5',
    'phase westeros',
    'throne baratheon greyjoy stark lannister',
    'fiefdoms greyjoy stark baratheon lannister',
    'court stark baratheon greyjoy lannister',
    'power lannister 8',
    'power greyjoy 6',
    'power stark 6',
    'power baratheon 8',
    'lannisport lannister 1 knight 1 footman',
    'riverrun lannister 1 footman',
    'pyke greyjoy 1 knight 1 footman',
    'winterfell stark 1 knight 1 footman',
    'kingswood baratheon 1 knight 1 footman',
    'top I last-days-of-summer',
    'top II clash-of-kings',
    'top III storm-of-swords',
  ],
  others: {
    greyjoy: ['greyjoy bids 3', 'greyjoy bids 2', 'greyjoy bids 0'],
    stark: ['stark bids 4', 'stark bids 1', 'stark bids 1'],
    baratheon: ['baratheon bids 5', 'baratheon bids 0', 'baratheon bids 2'],
  },
  steps: [
    { id: 'look', clause: '2E-6.1' },
    {
      id: 'throne',
      clause: '2E-6.3',
      answer: {
        asks: 'bid-throne',
        show: 'lannister bids 0',
        goal: [{ figure: 'power lannister', atLeast: 6 }],
        mistakes: [{ id: 'dear', when: [], like: 'lannister bids 6' }],
      },
    },
    {
      id: 'fiefdoms',
      clause: '2E-6.5',
      answer: {
        asks: 'bid-fiefdoms',
        show: 'lannister bids 3',
        goal: [
          { figure: 'marker fiefdoms', is: 'lannister' },
          { figure: 'power lannister', atLeast: 3 },
        ],
        mistakes: [
          { id: 'low', when: [{ figure: 'marker fiefdoms', not: 'lannister' }], like: 'lannister bids 1' },
          { id: 'all', when: [], like: 'lannister bids 8' },
        ],
      },
    },
    {
      id: 'court',
      clause: '2E-8.4',
      answer: {
        asks: 'bid-court',
        show: 'lannister bids 3',
        goal: [{ figure: 'marker court', is: 'lannister' }],
        mistakes: [{ id: 'low', when: [], like: 'lannister bids 0' }],
      },
    },
    { id: 'end', clause: '2E-6.16' },
  ],
};
