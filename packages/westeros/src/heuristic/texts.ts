import type { AreasAsk, CardAsk, OptionAsk } from '@corvo/core';
import type { AnotherCardFrame } from '../battle/played.ts';
import type { BattleFrame, Side } from '../battle/frame.ts';
import { strengthOf } from '../battle/strength.ts';
import { cloneBoard } from '../clone.ts';
import type { CardId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { isHigher } from '../realm/tracks.ts';
import { sceneOf } from '../ruleset/answer.ts';
import type { Moment, Part } from '../ruleset/effects.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';

/** A battle thought out on a copy of the table. */
export interface Rehearsal {
  readonly open: WesterosOpen;
  readonly battle: BattleFrame;
}

/** The moments before strengths are compared. */
const BEFORE_COUNTING = ['cancel', 'copy', 'revealed'] as const satisfies readonly Moment[];

const copySide = (side: Side): Side => ({ ...side, cards: [...side.cards], texts: [...side.texts] });

function copy({ open, battle }: Rehearsal): Rehearsal {
  const [attacker, defender] = battle.sides;
  const fought: BattleFrame = { ...battle, sides: [copySide(attacker), copySide(defender)] };
  const frames = open.frames.map(frame => (frame.run === 'battle' ? fought : frame));
  return { open: { ...open, frames, effects: [...open.effects], ...cloneBoard(open) }, battle: fought };
}

/** The battle as it would be with these cards open. */
function withCards(battle: BattleFrame, [attack, defence]: readonly [CardId, CardId]): BattleFrame {
  const [attacker, defender] = battle.sides;
  const sides: BattleFrame['sides'] = [
    { ...attacker, cards: [attack], texts: [attack] },
    { ...defender, cards: [defence], texts: [defence] },
  ];
  return { ...battle, sides };
}

/** A table on which texts can be tried: it tells nobody, and whoever must play another card takes his strongest. */
function stage({ open, battle }: Rehearsal, rules: Ruleset): Table {
  const strength = (card: CardId): number => rules.board.card[card]?.strength ?? 0;
  const push = (fresh: Partial<AnotherCardFrame>): void => {
    if (fresh.run !== 'another-card' || fresh.side === undefined) return;
    const side = battle.sides[fresh.side];
    const state = houseAt(open, side.house);
    const [best] = state.hand.filter(card => card !== fresh.except).sort((a, b) => strength(b) - strength(a));
    if (best === undefined) return;
    state.hand = state.hand.filter(card => card !== best);
    side.cards = [best];
    side.texts = [best];
  };
  const nothing = (): void => {};
  return { open, push, tell: nothing, goTo: nothing } as unknown as Table;
}

/** By how much a side is ahead; what breaks a tie counts a half. */
export function lead({ open, battle }: Rehearsal, rules: Ruleset, side: 0 | 1): number {
  const foe = side === 0 ? 1 : 0;
  if (battle.winner !== -1) return battle.winner === side ? Infinity : -Infinity;
  const tie = isHigher(open, 'fiefdoms', battle.sides[side].house, battle.sides[foe].house) ? 0.5 : -0.5;
  return strengthOf(open, rules, battle, side) - strengthOf(open, rules, battle, foe) + tie;
}

/** The answers worth trying; the idle one comes first, so that it is taken where nothing is better. */
function answersTo(ask: WesterosAsk): WesterosChoice[] {
  switch (ask.kind) {
    case 'option':
      return [...(ask as OptionAsk).from].reverse().map(option => ({ option }));
    case 'areas': {
      const { from, min } = ask as AreasAsk;
      return [...(min === 0 ? [{ areas: [] }] : []), ...from.map(area => ({ areas: [area] }))];
    }
    case 'card': {
      const { from, optional } = ask as CardAsk;
      return [...(optional ? [{ card: null }] : []), ...from.map(card => ({ card }))];
    }
    default:
      return [];
  }
}

/** The text does its work; of several answers its owner gives the one that puts him furthest ahead. */
function perform(played: Rehearsal, rules: Ruleset, side: 0 | 1, part: Part): Rehearsal {
  const scene = sceneOf(played.open, rules, played.battle, side);
  if (part.when !== undefined && !part.when(scene)) return played;
  const ask = part.ask?.(scene);
  if (ask === undefined) {
    part.then(stage(played, rules), scene, undefined);
    return played;
  }
  let best = played;
  let top = -Infinity;
  for (const choice of answersTo(ask)) {
    const tried = copy(played);
    part.then(stage(tried, rules), sceneOf(tried.open, rules, tried.battle, side), choice);
    const ahead = lead(tried, rules, side);
    if (best === played || ahead > top) [best, top] = [tried, ahead];
  }
  return best;
}

const partOf = (rules: Ruleset, card: CardId, moment: Moment): Part | undefined =>
  rules.effects[rules.board.card[card]?.ability ?? '']?.on?.[moment];

/** The battle with these cards once every text that works before strengths are compared has done so, by the rules' own code. */
export function rehearse(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  cards: readonly [CardId, CardId],
): Rehearsal {
  const revealed: Rehearsal = { open, battle: withCards(battle, cards) };
  if (!cards.some(card => BEFORE_COUNTING.some(moment => partOf(rules, card, moment) !== undefined))) return revealed;
  let played = copy(revealed);
  for (const [i, { house }] of played.battle.sides.entries()) {
    const state = houseAt(played.open, house);
    state.hand = state.hand.filter(card => card !== cards[i]);
  }
  for (const moment of BEFORE_COUNTING) {
    for (const side of rules.rulings.textOrder(played.open, played.battle)) {
      if (side === -1) continue;
      const texts = [...played.battle.sides[side].texts]; // a text may cancel others while it works
      for (const card of texts) {
        const part = partOf(rules, card, moment);
        const isInForce = played.battle.winner === -1 && played.battle.sides[side].texts.includes(card);
        if (part !== undefined && isInForce) played = perform(played, rules, side, part);
      }
    }
  }
  return played;
}
