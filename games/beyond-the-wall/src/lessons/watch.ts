import type { Lesson } from '@corvo/core';

const SUPPORTED = 'nights-watch support';

/** The Night's Watch: a tactic card, orders beside catapults, Benjen, and an assault on Castle Black. */
export const watch: Lesson = {
  id: 'watch',
  players: 3,
  seat: 'nights-watch',
  position: [
    'round 4',
    'phase planning',
    'throne free-folk nights-watch others',
    'fiefdoms others free-folk nights-watch',
    'court free-folk nights-watch others',
    'used fiefdoms',
    'supply nights-watch 2',
    'supply free-folk 3',
    'supply others 2',
    'quest nights-watch 2 knights 1 footman',
    'tactics nights-watch hand tac-05 used tac-16 tac-01',
    'tactics free-folk hand tac-11 used tac-08 tac-06',
    'tactics others hand tac-14 used tac-01 tac-08',
    'hand nights-watch nw-qhorin, nw-sam, nw-yoren',
    'hand free-folk wi-mag, wi-harma',
    'btw-wall-west nights-watch 1 footman 1 catapult',
    'btw-wall-centre nights-watch 1 footman 1 catapult',
    'btw-wall-east nights-watch 1 catapult',
    'btw-gift nights-watch 1 knight 1 footman',
    'btw-frostfangs free-folk 2 giants 1 knight',
    'btw-milkwater free-folk 1 footman',
    'btw-antler others 1 other 1 zombie',
    'btw-thenn others 1 zombie',
  ],
  others: {
    'free-folk': [
      'free-folk lays tac-11',
      'free-folk orders btw-frostfangs march-plus-one, btw-milkwater consolidate',
      '',
      '',
      'free-folk march btw-frostfangs: 2 giants 1 knight > btw-wall-centre',
      'free-folk plays wi-mag',
    ],
    others: ['others lays tac-14', 'others orders btw-antler support, btw-thenn defense-one'],
  },
  steps: [
    { id: 'welcome', clause: 'BW-6.2' },
    {
      id: 'tactic',
      clause: 'BW-9.1',
      answer: { asks: 'tactic', show: 'nights-watch lays tac-05', goal: [], mistakes: [] },
    },
    {
      id: 'orders',
      clause: 'BW-3.4',
      answer: {
        asks: 'orders',
        show: 'nights-watch orders btw-wall-west support, btw-wall-centre defense-one, btw-wall-east support, btw-gift consolidate',
        goal: [
          { figure: 'order btw-wall-centre', is: 'defense-one' },
          { figure: 'order btw-wall-west', is: 'support' },
          { figure: 'order btw-wall-east', is: 'support' },
          { figure: 'order btw-gift', is: 'consolidate' },
        ],
        mistakes: [
          {
            id: 'centre',
            when: [{ figure: 'order btw-wall-centre', not: 'defense-one' }],
            like: 'nights-watch orders btw-wall-west support, btw-wall-centre defense-two, btw-wall-east support, btw-gift consolidate',
          },
          {
            id: 'west',
            when: [{ figure: 'order btw-wall-west', not: 'support' }],
            like: 'nights-watch orders btw-wall-west defense-one, btw-wall-centre defense-one, btw-wall-east support, btw-gift consolidate',
          },
          {
            id: 'east',
            when: [{ figure: 'order btw-wall-east', not: 'support' }],
            like: 'nights-watch orders btw-wall-west support, btw-wall-centre defense-one, btw-wall-east defense-one, btw-gift consolidate',
          },
          {
            id: 'gift',
            when: [],
            like: 'nights-watch orders btw-wall-west support, btw-wall-centre defense-one, btw-wall-east support, btw-gift raid',
          },
        ],
      },
    },
    {
      id: 'quest',
      clause: 'BW-6.3',
      answer: {
        asks: 'find-benjen',
        show: 'nights-watch sends btw-gift 1 knight',
        goal: [
          { figure: 'quest done nights-watch', is: 4 },
          { figure: 'units btw-gift', is: 'nights-watch 1 footman' },
          { figure: 'units btw-wall-west', is: 'nights-watch 1 footman 1 catapult' },
          { figure: 'units btw-wall-centre', is: 'nights-watch 1 footman 1 catapult' },
        ],
        mistakes: [
          {
            id: 'few',
            when: [{ figure: 'quest done nights-watch', is: null }],
            like: 'nights-watch sends btw-gift 1 footman',
          },
          { id: 'many', when: [], like: 'nights-watch sends btw-gift 1 knight 1 footman' },
        ],
      },
    },
    {
      id: 'shadow-tower',
      clause: 'BW-3.8',
      answer: {
        asks: 'support',
        show: `${SUPPORTED} btw-wall-west for defender`,
        goal: [{ figure: 'strength defender', is: 8 }],
        mistakes: [{ id: 'kept', when: [], like: `${SUPPORTED} btw-wall-west for nobody` }],
      },
    },
    {
      id: 'eastwatch',
      clause: 'BW-3.8',
      answer: {
        asks: 'support',
        show: `${SUPPORTED} btw-wall-east for defender`,
        goal: [{ figure: 'strength defender', is: 10 }],
        mistakes: [{ id: 'kept', when: [], like: `${SUPPORTED} btw-wall-east for nobody` }],
      },
    },
    {
      id: 'double',
      clause: 'BW-10.5',
      answer: {
        asks: 'tac-05-a',
        show: 'nights-watch chooses use',
        goal: [{ figure: 'strength defender', is: 11 }],
        mistakes: [{ id: 'kept', when: [], like: 'nights-watch chooses none' }],
      },
    },
    {
      id: 'card',
      clause: 'BW-2.7',
      answer: {
        asks: 'battle-card',
        show: 'nights-watch plays nw-qhorin',
        goal: [
          { figure: 'control btw-wall-centre', is: 'nights-watch' },
          { figure: 'battle', is: null },
          { figure: 'discards nights-watch', includes: 'nw-qhorin' },
        ],
        mistakes: [{ id: 'weak', when: [], like: 'nights-watch plays nw-yoren' }],
      },
    },
    { id: 'end', clause: 'BW-6.1' },
  ],
};
