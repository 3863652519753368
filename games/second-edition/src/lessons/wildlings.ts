import type { Lesson } from '@corvo/core';

/** A wildling attack of strength 8 that only the pupil can turn away, and the card it was about. */
export const wildlings: Lesson = {
  id: 'wildlings',
  players: 4,
  seat: 'lannister',
  position: [
    'round 6',
    'phase westeros',
    'throne stark lannister baratheon greyjoy',
    'wildlings 4',
    'power lannister 6',
    'power stark 4',
    'power baratheon 3',
    'power greyjoy 2',
    'discards lannister tywin-lannister, ser-kevan-lannister',
    'lannisport lannister 1 knight 1 footman',
    'riverrun lannister 1 footman',
    'winterfell stark 1 knight 1 footman',
    'kingswood baratheon 1 knight 1 footman',
    'pyke greyjoy 1 knight 1 footman',
    'top I last-days-of-summer',
    'top II last-days-of-summer',
    'top III wildlings-attack',
    'top wildlings mammoth-riders',
  ],
  others: {
    stark: ['stark bids 3'],
    baratheon: ['baratheon bids 1'],
    greyjoy: ['greyjoy bids 0'],
  },
  steps: [
    { id: 'look', clause: '2E-7.1' },
    {
      id: 'bid',
      clause: '2E-7.3',
      answer: {
        asks: 'bid-wildlings',
        show: 'lannister bids 4',
        goal: [{ figure: 'power lannister', atMost: 2 }],
        mistakes: [{ id: 'low', when: [], like: 'lannister bids 3' }],
      },
    },
    {
      id: 'reward',
      clause: '2E-7.7',
      answer: {
        asks: 'mammoth-riders-highest',
        show: 'lannister chooses tywin-lannister',
        goal: [{ figure: 'hand lannister', includes: 'tywin-lannister' }],
        mistakes: [{ id: 'other', when: [], like: 'lannister chooses ser-kevan-lannister' }],
      },
    },
    { id: 'end', clause: '2E-7.8' },
  ],
};
