import { problem, type Frame, type Problem } from '@corvo/core';
import type { WildlingsFrame } from '../bids/wildlings.ts';
import type { CardId, HouseId } from '../ids.ts';
import { seatOf } from '../realm/tracks.ts';
import { carryOutPart } from '../ruleset/effects.ts';
import type { WildlingPart, WildlingScene } from '../ruleset/ruleset.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';

/** One part of a wildling card at work for one house. It names its code, so it can be saved while it asks. */
export interface WildlingTextFrame extends Frame {
  readonly run: 'wildling-text';
  readonly card: CardId;
  readonly part: string;
  readonly house: HouseId;
}

/** Starts a part of a card for a house. */
export function useWildlingPart(game: Table, card: CardId, part: string, house: HouseId): void {
  game.push<WildlingTextFrame>({ run: 'wildling-text', card, part, house });
}

function partOf(open: WesterosOpen, { card, part }: WildlingTextFrame): WildlingPart | undefined {
  const code = rulesOf(open).wildlings?.[card];
  if (part === 'lowest' || part === 'others' || part === 'highest') return code?.[part];
  return code?.parts?.[part];
}

function sceneNow(open: WesterosOpen, { house }: WildlingTextFrame): WildlingScene {
  const attack = open.frames.findLast(frame => frame.run === 'wildlings');
  if (attack === undefined) throw new Error('no wildlings attack');
  return { open, rules: rulesOf(open), house, attack: attack as WildlingsFrame };
}

function askNow(open: WesterosOpen, frame: WildlingTextFrame): WesterosAsk {
  const ask = partOf(open, frame)?.ask?.(sceneNow(open, frame));
  if (ask === undefined) throw new Error(`${frame.card} asks nothing`);
  return ask;
}

/** Names what the card offers instead of a bare "not among the choices". */
function refuseAnswer(open: WesterosOpen, frame: WildlingTextFrame, choice: WesterosChoice): Problem | undefined {
  const ask = askNow(open, frame);
  if (ask.kind !== 'option' && ask.kind !== 'card') return undefined;
  const given = 'option' in choice ? choice.option : 'card' in choice ? choice.card : null;
  const data = { card: frame.card, offered: [...ask.from] };
  if (given === null) {
    const mayPass = ask.kind === 'card' && ask.optional;
    return mayPass ? undefined : problem(frame.clause, 'wildling-card-must-be-obeyed', data);
  }
  return ask.from.includes(given)
    ? undefined
    : problem(frame.clause, 'wildling-card-does-not-offer', { ...data, choice: given.slice(0, 40) });
}

export const useWildlingText: Code<WildlingTextFrame> = {
  enter(game, frame) {
    const part = partOf(game.open, frame);
    if (part === undefined) return;
    const scene = sceneNow(game.open, frame);
    if (part.ask?.(scene) === undefined) carryOutPart(part, game, scene, undefined);
    else {
      const who = part.who?.(scene) ?? frame.house;
      game.ask(frame, [seatOf(game.open, who)], `${frame.card}-${frame.part}`, part.clause);
    }
  },
  ask: ({ open }, frame) => askNow(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refuseAnswer(open, frame, choice),
  answer(game, frame, _seat, choice) {
    const part = partOf(game.open, frame);
    if (part !== undefined) carryOutPart(part, game, sceneNow(game.open, frame), choice);
  },
};
