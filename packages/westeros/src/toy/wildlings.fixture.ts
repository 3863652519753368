import type { Effect } from '../ruleset/effects.ts';
import { gainPower, payPower } from '../verbs.ts';
import { attackNow, obeyWildlings, wildlingEffects } from '../wildlings/card.ts';
import { better, giveUp, replace } from '../wildlings/losses.ts';
import { houseAt } from '../realm/pools.ts';

/** The deck of the wildlings: each card does another thing that the kernel offers them. */
const CARDS: Parameters<typeof wildlingEffects>[0] = {
  giants: {
    lowest: { then: (game, { me }) => giveUp(game, me, 2, 'castle') },
    others: { then: (game, { me }) => giveUp(game, me, 1, 'anywhere') },
    highest: { then: (game, { me }) => better(game, me, 'footman', 'knight', 1) },
  },
  crows: {
    lowest: { then: (game, { me }) => replace(game, me, 'knight', 'footman', 1) },
    others: {
      asks: 'option',
      ask: () => ({ kind: 'option', from: ['pay', 'none'] }),
      then: (game, { me }, { option }) =>
        payPower(game, me, option === 'pay' ? Math.min(1, houseAt(game.open, me).power) : 0, 'wildlings'),
    },
    highest: { then: (game, { me }) => obeyWildlings(game, 'crows', 'highest', me, 'feast') },
  },
  raiders: {
    highest: {
      then(_game, { open, me }) {
        const attack = attackNow(open);
        if (attack !== undefined) attack.next = { force: 3, absent: [...attack.absent, me] };
      },
    },
  },
  silence: {},
};

export const WILDLINGS = Object.keys(CARDS);

export const WILDLING_EFFECTS: Readonly<Record<string, Effect>> = {
  ...wildlingEffects(CARDS, { lowest: 'T-4', others: 'T-5', highest: 'T-6' }),
  // What the crows' highest part leads to, by another name.
  'crows-feast': {
    clause: 'T-6',
    at: { 'wildlings-highest': { then: (game, { me }) => void gainPower(game, me, 1, 'wildlings') } },
  },
};
