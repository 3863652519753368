import type { Lesson } from '@corvo/core';

/** A Clash of Kings with 8 Power: the throne is let go, the other two tracks are won. */
export const bids: Lesson = {
  id: 'bids',
  players: 3,
  seat: 'stark',
  position: [
    'round 5',
    'phase westeros',
    'throne baratheon lannister stark',
    'fiefdoms lannister baratheon stark',
    'court lannister baratheon stark',
    'power stark 8',
    'power lannister 5',
    'power baratheon 7',
    'winterfell stark 1 knight 1 footman',
    'moat-cailin stark 1 footman',
    'lannisport lannister 1 knight 1 footman',
    'kingswood baratheon 1 knight 1 footman',
    'top I last-days-of-summer',
    'top II clash-of-kings',
    'top III storm-of-swords',
  ],
  others: {
    lannister: ['lannister bids 1', 'lannister bids 2', 'lannister bids 2'],
    baratheon: ['baratheon bids 5', 'baratheon bids 1', 'baratheon bids 1'],
  },
  steps: [
    { id: 'look', clause: '1E-7.1' },
    {
      id: 'throne',
      clause: '1E-7.2',
      answer: {
        asks: 'bid-throne',
        show: 'stark bids 0',
        goal: [{ figure: 'power stark', atLeast: 6 }],
        mistakes: [{ id: 'dear', when: [], like: 'stark bids 6' }],
      },
    },
    {
      id: 'fiefdoms',
      clause: '1E-7.8',
      answer: {
        asks: 'bid-fiefdoms',
        show: 'stark bids 3',
        goal: [
          { figure: 'marker fiefdoms', is: 'stark' },
          { figure: 'power stark', atLeast: 3 },
        ],
        mistakes: [
          { id: 'low', when: [{ figure: 'marker fiefdoms', not: 'stark' }], like: 'stark bids 1' },
          { id: 'all', when: [], like: 'stark bids 8' },
        ],
      },
    },
    {
      id: 'court',
      clause: '1E-7.9',
      answer: {
        asks: 'bid-court',
        show: 'stark bids 3',
        goal: [{ figure: 'marker court', is: 'stark' }],
        mistakes: [{ id: 'low', when: [], like: 'stark bids 0' }],
      },
    },
    { id: 'end', clause: '1E-7.9' },
  ],
};
