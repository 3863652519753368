import type { Lesson } from '@corvo/core';

/** The wildlings: the attack that they bid for, the free folk saved, and a section of the Wall taken with Osha. */
export const freeFolk: Lesson = {
  id: 'free-folk',
  players: 3,
  seat: 'free-folk',
  position: [
    'round 5',
    'phase westeros',
    'throne free-folk others nights-watch',
    'fiefdoms free-folk nights-watch others',
    'court nights-watch free-folk others',
    'used fiefdoms',
    'wildlings 2',
    'supply nights-watch 2',
    'supply free-folk 3',
    'supply others 2',
    'power nights-watch 6',
    'power free-folk 5',
    'power others 5',
    'quest free-folk 2 footmen',
    'tactics free-folk hand tac-03 used tac-07 tac-08',
    'tactics nights-watch hand tac-06 used tac-16 tac-01',
    'tactics others hand tac-14 used tac-01 tac-08',
    'hand free-folk wi-osha, wi-harma, wi-ygritte',
    'hand nights-watch nw-yoren, nw-sam',
    'btw-frostfangs free-folk 1 giant 1 knight',
    'btw-gorge free-folk 1 knight',
    'btw-milkwater free-folk 2 footmen',
    'btw-giants-stairs free-folk token',
    'btw-wall-west nights-watch 1 footman 1 catapult',
    'btw-wall-centre nights-watch 2 knights 1 catapult',
    'btw-wall-east nights-watch 1 footman 1 catapult',
    'btw-gift nights-watch 1 footman',
    'btw-antler others 1 other 1 zombie',
    'btw-ice-river others 1 other 1 zombie',
    'top I last-days-of-summer',
    'top II last-days-of-summer',
    'top III wildlings-attack',
  ],
  others: {
    'nights-watch': [
      'nights-watch bids 5',
      'nights-watch lays tac-06',
      'nights-watch orders btw-wall-west defense-one, btw-wall-centre support, btw-wall-east support, btw-gift consolidate',
      '',
      '',
      '',
      'nights-watch support btw-wall-centre for defender',
      'nights-watch plays nw-yoren',
    ],
    others: [
      'others bids wildlings 1',
      'others lays tac-14',
      'others orders btw-antler support, btw-ice-river defense-one',
    ],
  },
  steps: [
    { id: 'welcome', clause: 'BW-6.6' },
    {
      id: 'bid',
      clause: 'BW-17.3',
      answer: {
        asks: 'bid-wildlings',
        show: 'free-folk bids 2',
        goal: [{ figure: 'power free-folk', is: 3 }],
        mistakes: [
          { id: 'little', when: [{ figure: 'power free-folk', atLeast: 4 }], like: 'free-folk bids 1' },
          { id: 'much', when: [], like: 'free-folk bids 3' },
        ],
      },
    },
    {
      id: 'muster',
      clause: 'BW-5.5',
      answer: {
        asks: 'muster',
        show: 'free-folk musters btw-frostfangs: knight>giant; btw-milkwater: footman',
        goal: [
          { figure: 'units btw-frostfangs', is: 'free-folk 2 giants' },
          { figure: 'units btw-milkwater', is: 'free-folk 3 footmen' },
        ],
        mistakes: [
          {
            id: 'giant',
            when: [{ figure: 'units btw-frostfangs', not: 'free-folk 2 giants' }],
            like: 'free-folk musters btw-milkwater: footman>knight',
          },
          { id: 'footman', when: [], like: 'free-folk musters btw-frostfangs: knight>giant' },
        ],
      },
    },
    {
      id: 'tactic',
      clause: 'BW-9.1',
      answer: { asks: 'tactic', show: 'free-folk lays tac-03', goal: [], mistakes: [] },
    },
    {
      id: 'orders',
      clause: 'BW-8.2',
      answer: {
        asks: 'orders',
        show: 'free-folk orders btw-frostfangs march-plus-one, btw-gorge support-plus-one, btw-milkwater consolidate',
        goal: [
          { figure: 'order btw-frostfangs', is: 'march-plus-one' },
          { figure: 'order btw-gorge', is: 'support-plus-one' },
          { figure: 'order btw-milkwater', is: 'consolidate' },
        ],
        mistakes: [
          {
            id: 'march',
            when: [{ figure: 'order btw-frostfangs', not: 'march-plus-one' }],
            like: 'free-folk orders btw-frostfangs march-zero, btw-gorge support-plus-one, btw-milkwater consolidate',
          },
          {
            id: 'support',
            when: [{ figure: 'order btw-gorge', not: 'support-plus-one' }],
            like: 'free-folk orders btw-frostfangs march-plus-one, btw-gorge support, btw-milkwater consolidate',
          },
          {
            id: 'power',
            when: [],
            like: 'free-folk orders btw-frostfangs march-plus-one, btw-gorge support-plus-one, btw-milkwater defense-one',
          },
        ],
      },
    },
    {
      id: 'quest',
      clause: 'BW-6.7',
      answer: {
        asks: 'save-free-folk',
        show: 'free-folk sends btw-milkwater 1 footman',
        goal: [{ figure: 'quest done free-folk', is: 5 }],
        mistakes: [{ id: 'nobody', when: [], like: 'free-folk sends none' }],
      },
    },
    {
      id: 'march',
      clause: 'BW-2.5',
      answer: {
        asks: 'march',
        show: 'free-folk march btw-frostfangs: 2 giants > btw-wall-west',
        goal: [
          { figure: 'battle', is: 'btw-wall-west' },
          { figure: 'strength attacker', is: 7 },
        ],
        mistakes: [
          {
            id: 'half',
            when: [{ figure: 'battle', is: 'btw-wall-west' }],
            like: 'free-folk march btw-frostfangs: 1 giant > btw-wall-west',
          },
          { id: 'elsewhere', when: [], like: 'free-folk march btw-frostfangs: 2 giants > btw-skirling-pass' },
        ],
      },
    },
    {
      id: 'support',
      clause: '2E-12.3',
      answer: {
        asks: 'support',
        show: 'free-folk support btw-gorge for attacker',
        goal: [{ figure: 'strength attacker', is: 10 }],
        mistakes: [{ id: 'kept', when: [], like: 'free-folk support btw-gorge for nobody' }],
      },
    },
    {
      id: 'use',
      clause: 'BW-10.3',
      answer: {
        asks: 'tac-03-a',
        show: 'free-folk chooses use',
        goal: [{ figure: 'strength attacker', is: 11 }],
        mistakes: [{ id: 'kept', when: [], like: 'free-folk chooses none' }],
      },
    },
    {
      id: 'card',
      clause: 'BW-13.15',
      answer: {
        asks: 'battle-card',
        show: 'free-folk plays wi-osha',
        goal: [{ figure: 'units btw-wall-west', is: 'free-folk 2 giants' }],
        mistakes: [
          {
            id: 'skull',
            when: [{ figure: 'discards free-folk', includes: 'wi-harma' }],
            like: 'free-folk plays wi-harma',
          },
          { id: 'weak', when: [], like: 'free-folk plays wi-ygritte' },
        ],
      },
    },
    { id: 'end', clause: 'BW-6.6' },
  ],
};
