import type { FlowTable, ProcedureTable } from '@corvo/core';
import { openMoment, useAbility } from './battle/abilities.ts';
import { chooseCards, resolve, useBlade } from './battle/cards.ts';
import { casualties } from './battle/casualties.ts';
import { layCardsAside, takeArea } from './battle/clean-up.ts';
import { fallBack, retreat, starve } from './battle/retreat.ts';
import { callSupport } from './battle/support.ts';
import * as clash from './bids/clash.ts';
import * as wildlings from './bids/wildlings.ts';
import { marches } from './marches/march.ts';
import { neutralEntry, neutralSupport } from './marches/neutral.ts';
import { musterStep } from './muster/card.ts';
import { collect } from './orders/consolidate.ts';
import { placeOrders } from './orders/planning.ts';
import { raids } from './orders/raids.ts';
import { exchange } from './orders/raven.ts';
import * as round from './round.ts';
import type { Westeros } from './state.ts';
import { count } from './supply/card.ts';
import { carryOut, crowns, draw, putAway } from './westeros-cards/phase.ts';

/** The steps of every procedure in the usual order: the table of contents of the rulebook. Editions change it. */
export const USUAL_FLOW = {
  round: ['begin', 'westeros', 'planning', 'raven', 'raids', 'marches', 'stand-up', 'consolidate', 'clean-up'],
  westeros: ['draw', 'carry-out', 'put-away'],
  supply: ['count'],
  muster: ['in-turn'],
  crowns: ['take'],
  clash: ['bid', 'ties', 'place'],
  wildlings: ['bid', 'tie', 'reward', 'losses', 'go-back'],
  planning: ['orders'],
  raven: ['exchange'],
  raids: ['in-turn'],
  marches: ['in-turn'],
  neutral: ['support', 'enter'],
  battle: [
    'support',
    'cards',
    'cancel',
    'copy',
    'revealed',
    'blade',
    'resolve',
    'won',
    'lost',
    'casualties',
    'retreat',
    'starve',
    'fall-back',
    'take-area',
    'after',
    'clean-up',
  ],
  ability: ['use'],
  consolidate: ['collect'],
} as const satisfies FlowTable;

/** The code of every step; a step without code does nothing. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  round: {
    begin: round.begin,
    westeros: round.westeros,
    planning: round.planning,
    raven: round.raven,
    raids: round.raids,
    marches: round.marches,
    'stand-up': round.standUp,
    consolidate: round.consolidate,
    'clean-up': round.cleanUp,
  },
  westeros: { draw, 'carry-out': carryOut, 'put-away': putAway },
  supply: { count },
  muster: { 'in-turn': musterStep },
  crowns: { take: crowns },
  clash: { bid: clash.bid, ties: clash.ties, place: clash.place },
  wildlings: {
    bid: wildlings.bid,
    tie: wildlings.tie,
    reward: wildlings.reward,
    losses: wildlings.losses,
    'go-back': wildlings.goBack,
  },
  planning: { orders: placeOrders },
  raven: { exchange },
  raids: { 'in-turn': raids },
  marches: { 'in-turn': marches },
  neutral: { support: neutralSupport, enter: neutralEntry },
  battle: {
    support: callSupport,
    cards: chooseCards,
    cancel: openMoment('cancel'),
    copy: openMoment('copy'),
    revealed: openMoment('revealed'),
    blade: useBlade,
    resolve,
    won: openMoment('won'),
    lost: openMoment('lost'),
    casualties,
    retreat,
    starve,
    'fall-back': fallBack,
    'take-area': takeArea,
    after: openMoment('after'),
    'clean-up': layCardsAside,
  },
  ability: { use: useAbility },
  consolidate: { collect },
};
