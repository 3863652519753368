import type { Lesson } from '@corvo/core';

/** Seagard, 6 against 6 before the cards: support, a card and the Blade make it 9 to 9, and the Fiefdoms decide. */
export const battle: Lesson = {
  id: 'battle',
  players: 3,
  seat: 'stark',
  position: [
    'round 4',
    'throne stark lannister baratheon',
    'fiefdoms stark baratheon lannister',
    'hand stark greatjon-umber, ser-rodrik-cassel, catelyn-stark',
    'hand lannister tywin-lannister, kevan-lannister, cersei-lannister',
    'moat-cailin stark 2 knights march-plus-one',
    'the-twins stark 1 footman support',
    'seagard lannister 1 knight 1 footman defense-plus-one',
    'riverrun lannister 1 knight support',
    'lannisport lannister 1 footman march-minus-one',
    'kingswood baratheon 1 knight consolidate',
  ],
  others: {
    lannister: [
      'lannister support riverrun for defender',
      'lannister plays tywin-lannister',
      'lannister loses seagard 1 footman',
    ],
  },
  steps: [
    { id: 'look', clause: '1E-15.3' },
    {
      id: 'attack',
      clause: '1E-15.1',
      answer: {
        asks: 'march',
        show: 'stark march moat-cailin: 2 knights > seagard',
        goal: [
          { figure: 'battle', is: 'seagard' },
          { figure: 'strength attacker', is: 5 },
        ],
        mistakes: [
          {
            id: 'half',
            when: [{ figure: 'battle', is: 'seagard' }],
            like: 'stark march moat-cailin: 1 knight > seagard',
          },
          { id: 'elsewhere', when: [], like: 'stark march moat-cailin: 2 knights > winterfell' },
        ],
      },
    },
    {
      id: 'support',
      clause: '1E-15.7',
      answer: {
        asks: 'support',
        show: 'stark support the-twins for attacker',
        goal: [{ figure: 'strength attacker', is: 6 }],
        mistakes: [{ id: 'kept', when: [], like: 'stark support the-twins for nobody' }],
      },
    },
    {
      id: 'card',
      clause: '1E-15.14',
      answer: {
        asks: 'battle-card',
        show: 'stark plays greatjon-umber',
        goal: [{ figure: 'strength attacker', is: 8 }],
        mistakes: [{ id: 'weak', when: [], like: 'stark plays ser-rodrik-cassel' }],
      },
    },
    {
      id: 'blade',
      clause: '1E-15.16',
      answer: {
        asks: 'blade',
        show: 'stark blade use',
        goal: [
          { figure: 'units seagard', is: 'stark 2 knights' },
          { figure: 'battle', is: null },
        ],
        mistakes: [{ id: 'kept', when: [], like: 'stark blade keep' }],
      },
    },
    { id: 'end', clause: '1E-17.12' },
  ],
};
