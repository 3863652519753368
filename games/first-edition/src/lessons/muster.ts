import type { Lesson } from '@corvo/core';

/** A Mustering: four points in three places, and a supply that sets the limit. */
export const muster: Lesson = {
  id: 'muster',
  players: 3,
  seat: 'stark',
  position: [
    'round 4',
    'phase westeros',
    'throne stark lannister baratheon',
    'supply stark 1',
    'winterfell stark 1 footman',
    'white-harbor stark 2 footmen',
    'moat-cailin stark 1 knight 2 footmen',
    'lannisport lannister 1 knight 1 footman',
    'kingswood baratheon 1 knight',
    'top I mustering',
    'top II game-of-thrones',
    'top III storm-of-swords',
  ],
  others: {},
  steps: [
    { id: 'look', clause: '1E-6.2' },
    {
      id: 'buy',
      clause: '1E-6.3',
      answer: {
        asks: 'muster',
        show: 'stark musters winterfell: footman>knight, ship@the-shivering-sea; white-harbor: footman>knight; moat-cailin: footman>knight',
        goal: [
          { figure: 'units winterfell', is: 'stark 1 knight' },
          { figure: 'units the-shivering-sea', is: 'stark 1 ship' },
          { figure: 'phase', is: 'planning' }, // the others have mustered too
        ],
        mistakes: [
          {
            id: 'nothing',
            when: [
              { figure: 'units winterfell', is: 'stark 1 footman' },
              { figure: 'units the-shivering-sea', is: '' },
            ],
            like: 'stark musters none',
          },
          {
            id: 'no-ship',
            when: [{ figure: 'units the-shivering-sea', is: '' }],
            like: 'stark musters winterfell: footman>knight, ship@bay-of-ice',
          },
          { id: 'no-knight', when: [], like: 'stark musters winterfell: ship@the-shivering-sea' },
        ],
      },
    },
    { id: 'end', clause: '1E-6.9' },
  ],
};
