import type { ProcedureTable } from '@corvo/core';
import { useAbility } from './abilities/engine.ts';
import { openHookPoint, openOutcome } from './battle/abilities.ts';
import { chooseCards, resolve, useBlade } from './battle/cards.ts';
import { casualties } from './battle/casualties.ts';
import { dropGarrison, layAsideFirst, layCardsAside, sweep, takeArea } from './battle/clean-up.ts';
import { anotherCard } from './battle/played.ts';
import { sufferSkulls } from './battle/skulls.ts';
import { fallBack, retreat, starve } from './battle/retreat.ts';
import { acceptSupport, callSupport } from './battle/support.ts';
import * as clash from './bids/clash.ts';
import * as wildlings from './bids/wildlings.ts';
import { PROCEDURES as FIRST } from './first-procedures.ts';
import { marches } from './marches/march.ts';
import { neutralEntry, neutralSupport } from './marches/neutral.ts';
import { askForHelp, marchWithHelp } from './marches/plea.ts';
import { musterStep } from './muster/card.ts';
import { collect, resolveInTurn } from './orders/consolidate.ts';
import { raids } from './orders/raids.ts';
import { exchange } from './orders/raven.ts';
import { keepOrBury, useRaven } from './orders/raven-uses.ts';
import { captureShips } from './ports/capture.ts';
import type { Westeros } from './state.ts';
import { count } from './supply/card.ts';
import { attackAtMost, carryOut, crowns, draw, pickEffect, putAway } from './westeros-cards/phase.ts';
import { betterUnits, chooseLost, chooseReplaced, giveUpUnits, replaceUnits } from './wildlings/losses.ts';

/** The code of every step; a step without code does nothing. */
export const PROCEDURES = {
  ...FIRST,
  westeros: { draw, attack: attackAtMost, 'carry-out': carryOut, 'put-away': putAway },
  'westeros-choice': { pick: pickEffect },
  supply: { count },
  reconcile: { cut: count },
  muster: { 'in-turn': musterStep },
  crowns: { take: crowns },
  clash: { bid: clash.bid, ties: clash.ties, place: clash.place },
  wildlings: {
    bid: wildlings.bid,
    tie: wildlings.tie,
    reward: wildlings.reward,
    losses: wildlings.losses,
    'go-back': wildlings.goBack,
    card: wildlings.turnCard,
    obey: wildlings.obeyCard,
    'put-under': wildlings.putCardUnder,
    again: wildlings.attackAgain,
  },
  'give-up': { units: giveUpUnits },
  replace: { choose: chooseReplaced, lose: chooseLost, replace: replaceUnits },
  better: { units: betterUnits },
  raven: { exchange, use: useRaven },
  'raven-exchange': { exchange },
  'raven-look': { put: keepOrBury },
  raids: { 'in-turn': raids },
  marches: { 'in-turn': marches },
  neutral: { support: neutralSupport, enter: neutralEntry },
  plea: { ask: askForHelp, march: marchWithHelp },
  capture: { ships: captureShips },
  battle: {
    support: callSupport,
    accept: acceptSupport,
    cards: chooseCards,
    cancel: openHookPoint('cancel'),
    copy: openHookPoint('copy'),
    revealed: openHookPoint('revealed'),
    blade: useBlade,
    resolve,
    won: openHookPoint('won'),
    lost: openHookPoint('lost'),
    casualties,
    retreat,
    starve,
    'fall-back': fallBack,
    skulls: sufferSkulls,
    'take-area': takeArea,
    ports: {}, // standing checks see that the land has its lord
    after: openHookPoint('after'),
    'clean-up': layCardsAside,
    outcome: openOutcome,
    garrison: dropGarrison,
    'lay-aside': layAsideFirst,
    sweep,
    over: {},
  },
  ability: { use: useAbility },
  'another-card': { play: anotherCard },
  consolidate: { collect, 'in-turn': resolveInTurn },
} satisfies ProcedureTable<Westeros>;
