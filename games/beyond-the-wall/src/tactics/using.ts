import type { Frame } from '@corvo/core';
import {
  askHouse,
  costOf,
  houseAt,
  refuse,
  rulesOf,
  sceneOf,
  useNow,
  type Code,
  type HouseId,
  type LastingEffect,
  type OwnedScene,
  type WesterosOpen,
} from '@corvo/westeros';
import { northInTurn } from '../north/turn.ts';
import { abilityOf } from './facts.ts';

/** The moment of abilities that are used when revealed. */
export const REVEALED = 'tactic-revealed';
export const NONE = 'none';

/** BW-9.2: house after house; the order is read again after each card, since some move the Throne (BW-H53). */
export interface TacticsFrame extends Frame {
  readonly run: 'tactics';
  readonly done: HouseId[];
}

/** The abilities of one house, in the order it likes, each to its end (BW-S59). */
export interface TacticFrame extends Frame {
  readonly run: 'tactic';
  readonly house: HouseId;
}

export const startTactics: Code = { enter: game => void game.push<TacticsFrame>({ run: 'tactics', done: [] }) };

export const tacticsInTurn: Code<TacticsFrame> = {
  enter(game, frame) {
    const house = northInTurn(game.open).find(one => !frame.done.includes(one));
    if (house === undefined) return;
    frame.done.push(house);
    game.repeat(frame);
    game.push<TacticFrame>({ run: 'tactic', house });
  },
};

/** Could its owner use this now: does it apply, and can he pay? */
function isUsable(open: WesterosOpen, house: HouseId, entry: LastingEffect): boolean {
  const rules = rulesOf(open);
  const part = rules.effects[entry.effect]?.at?.[REVEALED];
  if (part === undefined || costOf(open, rules, null, entry.effect, house) > houseAt(open, house).power) return false;
  const scene: OwnedScene = sceneOf(open, rules, null, house, {}, entry);
  return part.when?.(scene) !== false && (part.asks === undefined || part.ask(scene) !== undefined);
}

const isReady = (open: WesterosOpen, house: HouseId, entry: LastingEffect): boolean =>
  entry.owner === house && entry.used !== true && isUsable(open, house, entry);

/** What a house could use at once, by the names of effects. */
function usableBy(open: WesterosOpen, house: HouseId): string[] {
  const found = open.effects.filter(entry => isReady(open, house, entry));
  return [...new Set(found.map(({ effect }) => effect))];
}

/** BW-9.3, 9.4, 9.9: any of them, one after another, or none. */
export const useTactics: Code<TacticFrame, 'option'> = {
  verb: 'uses',
  decides: 'option',
  enter(game, frame) {
    const { open } = game;
    if (open.effects.some(entry => isReady(open, frame.house, entry))) askHouse(game, frame, frame.house, 'use-tactic');
  },
  ask: ({ open }, { house }) => ({ kind: 'option', from: [...usableBy(open, house), NONE] }),
  refuse({ open }, { house }, _seat, { option }) {
    if (option === NONE || open.effects.some(entry => entry.effect === option && isReady(open, house, entry)))
      return undefined;
    const offered = [...usableBy(open, house), NONE];
    const rules = rulesOf(open);
    const choice = option.slice(0, 40);
    const isMine = open.effects.some(({ effect, owner }) => effect === option && owner === house);
    if (!isMine || abilityOf(option)?.isAtOnce !== true) return refuse(rules, 'ability-not-ready', { choice, offered });
    const cost = costOf(open, rules, null, option, house);
    const { power } = houseAt(open, house);
    return cost > power
      ? refuse(rules, 'ability-not-paid', { effect: option, cost, power })
      : refuse(rules, 'ability-of-no-use', { effect: option });
  },
  answer(game, frame, _seat, { option }) {
    if (option === NONE) return;
    game.repeat(frame);
    useNow(game, { effect: option, moment: REVEALED, owner: frame.house, from: 'lasting', chosen: true });
  },
};
