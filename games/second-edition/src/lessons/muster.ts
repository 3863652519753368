import type { Lesson } from '@corvo/core';

/** A Mustering: a siege engine from a footman, and a ship into the port of a blockaded coast. */
export const muster: Lesson = {
  id: 'muster',
  players: 4,
  seat: 'lannister',
  position: [
    'round 4',
    'phase westeros',
    'throne lannister stark baratheon greyjoy',
    'supply lannister 2',
    'lannisport lannister 1 footman',
    'riverrun lannister 1 footman',
    'harrenhal lannister 1 knight 1 footman',
    'the-golden-sound greyjoy 1 ship',
    'pyke greyjoy 1 knight 1 footman',
    'winterfell stark 1 footman',
    'kingswood baratheon 1 knight',
    'top I mustering',
    'top II game-of-thrones',
    'top III storm-of-swords',
  ],
  others: {},
  steps: [
    { id: 'look', clause: '2E-5.1' },
    {
      id: 'buy',
      clause: '2E-5.3',
      answer: {
        asks: 'muster',
        show: 'lannister musters lannisport: footman>siege-engine, ship@port-of-lannisport; riverrun: footman, footman; harrenhal: footman>knight',
        goal: [
          { figure: 'units lannisport', is: 'lannister 1 siege-engine' },
          { figure: 'units port-of-lannisport', is: 'lannister 1 ship' },
          { figure: 'phase', is: 'planning' }, // the others have mustered too
        ],
        mistakes: [
          {
            id: 'nothing',
            when: [
              { figure: 'units lannisport', is: 'lannister 1 footman' },
              { figure: 'units port-of-lannisport', is: '' },
            ],
            like: 'lannister musters none',
          },
          {
            id: 'no-ship',
            when: [{ figure: 'units port-of-lannisport', is: '' }],
            like: 'lannister musters lannisport: footman>siege-engine',
          },
          { id: 'no-engine', when: [], like: 'lannister musters lannisport: footman, ship@port-of-lannisport' },
        ],
      },
    },
    { id: 'end', clause: '2E-14.3' },
  ],
};
