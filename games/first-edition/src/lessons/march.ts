import type { Lesson } from '@corvo/core';

/** A march that parts and leaves a Power token behind, and one that crosses the sea. */
export const march: Lesson = {
  id: 'march',
  players: 3,
  seat: 'stark',
  position: [
    'round 3',
    'throne stark lannister baratheon',
    'supply stark 2',
    'power stark 3',
    'white-harbor stark 1 knight 1 footman march-zero',
    'winterfell stark 1 knight march-plus-one',
    'the-shivering-sea stark 1 ship support',
    'the-narrow-sea stark 1 ship defense-plus-one',
    'riverrun lannister 1 knight march-zero',
    'stoney-sept lannister 1 footman march-minus-one',
    'the-golden-sound lannister 1 ship support',
    'kingswood baratheon 1 knight consolidate',
    'shipbreaker-bay baratheon 2 ships support',
  ],
  others: { lannister: ['lannister march riverrun: 1 knight > harrenhal'] },
  steps: [
    {
      id: 'part',
      clause: '1E-13.2',
      answer: {
        asks: 'march',
        show: 'stark march white-harbor: 1 footman > widows-watch; 1 knight > moat-cailin; leave power',
        goal: [
          { figure: 'control widows-watch', is: 'stark' },
          { figure: 'control moat-cailin', is: 'stark' },
          { figure: 'control white-harbor', is: 'stark' },
        ],
        mistakes: [
          {
            id: 'other-order',
            when: [{ figure: 'order winterfell', is: '' }],
            like: 'stark march winterfell: 1 knight > karhold',
          },
          {
            id: 'no-token',
            when: [{ figure: 'control white-harbor', is: null }],
            like: 'stark march white-harbor: 1 footman > widows-watch; 1 knight > moat-cailin',
          },
          { id: 'together', when: [], like: 'stark march white-harbor: 1 footman 1 knight > moat-cailin; leave power' },
        ],
      },
    },
    {
      id: 'sail',
      clause: '1E-14.1',
      answer: {
        asks: 'march',
        show: 'stark march winterfell: 1 knight > crackclaw-point',
        goal: [{ figure: 'control crackclaw-point', is: 'stark' }],
        mistakes: [{ id: 'short', when: [], like: 'stark march winterfell: 1 knight > karhold' }],
      },
    },
    { id: 'end', clause: '1E-19.1' },
  ],
};
