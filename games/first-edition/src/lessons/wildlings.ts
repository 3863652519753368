import type { Lesson } from '@corvo/core';

/** A wildling attack of strength 6 that only the pupil can turn away. */
export const wildlings: Lesson = {
  id: 'wildlings',
  players: 3,
  seat: 'stark',
  position: [
    'round 6',
    'phase westeros',
    'throne lannister stark baratheon',
    'wildlings 2',
    'power stark 6',
    'power lannister 4',
    'power baratheon 3',
    'discards stark eddard-stark, house-mormont-lord',
    'winterfell stark 1 knight 1 footman',
    'castle-black stark 1 footman',
    'lannisport lannister 1 knight 1 footman',
    'kingswood baratheon 1 knight 1 footman',
    'top I last-days-of-summer',
    'top II last-days-of-summer',
    'top III wildling-attack',
  ],
  others: {
    lannister: ['lannister bids 2'],
    baratheon: ['baratheon bids 1'],
  },
  steps: [
    { id: 'look', clause: '1E-8.1' },
    {
      id: 'bid',
      clause: '1E-8.2',
      answer: {
        asks: 'bid-wildlings',
        show: 'stark bids 3',
        goal: [{ figure: 'power stark', atMost: 3 }],
        mistakes: [{ id: 'low', when: [], like: 'stark bids 2' }],
      },
    },
    {
      id: 'reward',
      clause: '1E-8.5',
      answer: {
        asks: 'reward-card',
        show: 'stark takes eddard-stark',
        goal: [{ figure: 'hand stark', includes: 'eddard-stark' }],
        mistakes: [{ id: 'other', when: [], like: 'stark takes house-mormont-lord' }],
      },
    },
    { id: 'end', clause: '1E-8.6' },
  ],
};
