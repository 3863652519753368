import type { Lesson } from '@corvo/core';

/** The Others: points from empty land, Plunder, a battle whose dead rise, and troops instead of Power. */
export const others: Lesson = {
  id: 'others',
  players: 3,
  seat: 'others',
  position: [
    'round 6',
    'phase westeros',
    'throne others nights-watch free-folk',
    'fiefdoms others nights-watch free-folk',
    'court free-folk nights-watch others',
    'used fiefdoms',
    'supply nights-watch 2',
    'supply free-folk 3',
    'supply others 3',
    'power nights-watch 3',
    'power free-folk 4',
    'power others 4',
    'tactics free-folk hand tac-11 used tac-07 tac-06',
    'tactics nights-watch hand tac-14 used tac-16 tac-01',
    'tactics others hand tac-08 used tac-01 tac-14',
    'hand others ot-captain, ot-giant-zombie, ot-zombie',
    'hand free-folk wi-rattleshirt, wi-ygritte',
    'btw-always-winter others 1 other-king',
    'btw-ice-river others 1 other',
    'btw-antler others 1 other',
    'btw-haunted-forest free-folk 1 knight 1 footman',
    'btw-milkwater free-folk 1 footman',
    'btw-giants-stairs free-folk 1 giant',
    'btw-storrold-point free-folk token',
    'btw-frostfangs free-folk token',
    'btw-gorge free-folk token',
    'btw-skirling-pass nights-watch token',
    'btw-fist nights-watch token',
    'btw-wall-west nights-watch 1 footman 1 catapult',
    'btw-wall-centre nights-watch 1 knight 1 catapult',
    'btw-wall-east nights-watch 1 footman 1 catapult',
    'btw-gift nights-watch 1 footman',
    'top I mustering',
    'top II last-days-of-summer',
    'top III sea-of-storms',
  ],
  others: {
    'nights-watch': [
      '',
      'nights-watch lays tac-14',
      'nights-watch orders btw-wall-west defense-one, btw-wall-centre support, btw-wall-east support, btw-gift consolidate',
    ],
    'free-folk': [
      '',
      'free-folk lays tac-11',
      'free-folk orders btw-haunted-forest defense-one, btw-milkwater consolidate, btw-giants-stairs support',
      '',
      '',
      'free-folk plays wi-rattleshirt',
      'free-folk loses btw-haunted-forest 1 footman',
    ],
  },
  steps: [
    { id: 'welcome', clause: 'BW-6.8' },
    {
      id: 'muster',
      clause: 'BW-5.7',
      answer: {
        asks: 'muster',
        show: 'others musters btw-always-winter: zombie; btw-ice-river: zombie; btw-thenn: zombie; btw-antler: zombie',
        goal: [
          { figure: 'units btw-thenn', is: 'others 1 zombie' },
          { figure: 'units btw-always-winter', is: 'others 1 other-king 1 zombie' },
          { figure: 'units btw-ice-river', is: 'others 1 other 1 zombie' },
          { figure: 'units btw-antler', is: 'others 1 other 1 zombie' },
        ],
        mistakes: [
          {
            id: 'thenn',
            when: [{ figure: 'units btw-thenn', not: 'others 1 zombie' }],
            like: 'others musters btw-always-winter: zombie; btw-ice-river: zombie; btw-antler: zombie',
          },
          { id: 'zombies', when: [], like: 'others musters btw-thenn: zombie' },
        ],
      },
    },
    {
      id: 'tactic',
      clause: 'BW-9.1',
      answer: { asks: 'tactic', show: 'others lays tac-08', goal: [], mistakes: [] },
    },
    {
      id: 'orders',
      clause: 'BW-8.2',
      answer: {
        asks: 'orders',
        show: 'others orders btw-always-winter consolidate, btw-ice-river defense-one, btw-thenn support, btw-antler march-plus-one',
        goal: [
          { figure: 'order btw-antler', is: 'march-plus-one' },
          { figure: 'order btw-thenn', is: 'support' },
          { figure: 'order btw-always-winter', is: 'consolidate' },
          { figure: 'order btw-ice-river', oneOf: ['defense-one', 'support'] },
        ],
        mistakes: [
          {
            id: 'march',
            when: [{ figure: 'order btw-antler', not: 'march-plus-one' }],
            like: 'others orders btw-always-winter consolidate, btw-ice-river defense-one, btw-thenn support, btw-antler march-zero',
          },
          {
            id: 'support',
            when: [{ figure: 'order btw-thenn', not: 'support' }],
            like: 'others orders btw-always-winter consolidate, btw-ice-river support, btw-thenn defense-one, btw-antler march-plus-one',
          },
          {
            id: 'consolidate',
            when: [{ figure: 'order btw-always-winter', not: 'consolidate' }],
            like: 'others orders btw-always-winter defense-one, btw-ice-river support, btw-thenn support, btw-antler march-plus-one',
          },
          {
            id: 'guard',
            when: [],
            like: 'others orders btw-always-winter consolidate, btw-ice-river consolidate, btw-thenn support, btw-antler march-plus-one',
          },
        ],
      },
    },
    {
      id: 'reveal',
      clause: 'BW-9.3',
      answer: {
        asks: 'use-tactic',
        show: 'others uses tac-08-a',
        goal: [{ figure: 'phase', is: 'tactics' }],
        mistakes: [{ id: 'kept', when: [], like: 'others uses none' }],
      },
    },
    {
      id: 'plunder',
      clause: 'BW-10.8',
      answer: {
        asks: 'tac-08-a',
        show: 'others chooses both',
        goal: [{ figure: 'power others', is: 6 }],
        mistakes: [{ id: 'one', when: [], like: 'others chooses free-folk' }],
      },
    },
    {
      id: 'march',
      clause: 'BW-2.1',
      answer: {
        asks: 'march',
        show: 'others march btw-antler: 1 other 1 zombie > btw-haunted-forest',
        goal: [
          { figure: 'battle', is: 'btw-haunted-forest' },
          { figure: 'strength attacker', is: 4 },
        ],
        mistakes: [
          {
            id: 'half',
            when: [{ figure: 'battle', is: 'btw-haunted-forest' }],
            like: 'others march btw-antler: 1 other > btw-haunted-forest',
          },
          { id: 'elsewhere', when: [], like: 'others march btw-antler: 1 zombie > btw-thenn' },
        ],
      },
    },
    {
      id: 'support',
      clause: '2E-12.3',
      answer: {
        asks: 'support',
        show: 'others support btw-thenn for attacker',
        goal: [{ figure: 'strength attacker', is: 5 }],
        mistakes: [{ id: 'kept', when: [], like: 'others support btw-thenn for nobody' }],
      },
    },
    {
      id: 'card',
      clause: 'BW-13.19',
      answer: {
        asks: 'battle-card',
        show: 'others plays ot-captain',
        goal: [{ figure: 'units btw-haunted-forest', is: 'others 1 other 2 zombies' }],
        mistakes: [{ id: 'other', when: [], like: 'others plays ot-giant-zombie' }],
      },
    },
    {
      id: 'spoils',
      clause: 'BW-10.8',
      answer: {
        asks: 'tac-08-b',
        show: 'others chooses use',
        goal: [{ figure: 'supply others', is: 4 }],
        mistakes: [{ id: 'kept', when: [], like: 'others chooses none' }],
      },
    },
    { id: 'end', clause: 'BW-6.9' },
  ],
};
