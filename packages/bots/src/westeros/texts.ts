import {
  bladeSide,
  carryOutPart,
  cloneBoard,
  cloneEffects,
  houseAt,
  isHigher,
  isOfBattle,
  numberFor,
  sceneOf,
  sideFor,
  strengthOf,
  type AbilityFrame,
  type AnotherCardFrame,
  type BattleFrame,
  type CardId,
  type HookPoint,
  type OwnedScene,
  type Part,
  type Ruleset,
  type Side,
  type Table,
  type WesterosAsk,
  type WesterosChoice,
  type WesterosOpen,
} from '@corvo/westeros';
import { ranked, type Candidate } from './candidate.ts';

/** A battle thought out on a copy of the table. */
export interface Rehearsal {
  readonly open: WesterosOpen;
  readonly battle: BattleFrame;
}

/** The moments before strengths are compared. */
const BEFORE_COUNTING = ['cancel', 'copy', 'revealed'] as const satisfies readonly HookPoint[];

function copySide(side: Side): Side {
  const copied: Side = { ...side, cards: [...side.cards], texts: [...side.texts] };
  if (side.borrowed !== undefined) copied.borrowed = [...side.borrowed];
  return copied;
}

function copy({ open, battle }: Rehearsal): Rehearsal {
  const [attacker, defender] = battle.sides;
  const fought: BattleFrame = { ...battle, sides: [copySide(attacker), copySide(defender)] };
  const frames = open.frames.map(frame => (frame.run === 'battle' ? fought : frame));
  return { open: { ...open, frames, effects: cloneEffects(open.effects), ...cloneBoard(open) }, battle: fought };
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

/** An effect of one of those who fight that works in this battle. */
type Called = Pick<AbilityFrame, 'effect' | 'owner' | 'card' | 'moment'>;

/**
 * A table on which texts can be tried: it tells nobody, whoever must play another card takes his strongest, and texts
 * that are called into the battle are noted.
 */
function stage({ open, battle }: Rehearsal, rules: Ruleset, called: Called[]): Table {
  const strength = (card: CardId): number => rules.board.card[card]?.strength ?? 0;
  const push = (fresh: AnotherCardFrame | AbilityFrame): void => {
    if (fresh.run === 'ability') called.unshift(fresh); // what is pushed last works first
    if (fresh.run !== 'another-card') return;
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

/** What is missing to be ahead, whatever the Blade of the other side adds. */
function missing(played: Rehearsal, rules: Ruleset, side: 0 | 1): number {
  const blade = bladeSide(played.open, played.battle);
  const against =
    blade === undefined || blade === side ? 0 : numberFor(rules, played.battle.sides[blade].house, 'blade');
  return Math.ceil(against - lead(played, rules, side));
}

/** The answers worth trying; the idle one comes first, so that it is taken where nothing is better. */
function answersTo(ask: WesterosAsk, needed: () => number): WesterosChoice[] {
  switch (ask.kind) {
    case 'amount': {
      const { min, max } = ask;
      const need = needed();
      return need > min && need <= max ? [{ amount: min }, { amount: need }] : [{ amount: min }];
    }
    case 'option':
      return [...ask.from].reverse().map(option => ({ option }));
    case 'areas': {
      const { from, min } = ask;
      return [...(min === 0 ? [{ areas: [] }] : []), ...from.map(area => ({ areas: [area] }))];
    }
    case 'card': {
      const { from, optional } = ask;
      return [...(optional ? [{ card: null }] : []), ...from.map(card => ({ card }))];
    }
    default:
      return [];
  }
}

const sideOf = ({ battle }: Rehearsal, { owner }: Called): 0 | 1 => (sideFor(battle, owner) === 1 ? 1 : 0);

const sceneFor = ({ open, battle }: Rehearsal, rules: Ruleset, { effect, owner, card }: Called): OwnedScene =>
  card === undefined
    ? sceneOf(
        open,
        rules,
        battle,
        owner,
        {},
        open.effects.find(one => one.effect === effect && one.owner === owner),
      )
    : sceneOf(open, rules, battle, owner, { card });

/** A text with this answer, and whatever texts it calls. */
function tryOut(
  played: Rehearsal,
  rules: Ruleset,
  text: Called,
  part: Part<OwnedScene>,
  choice: WesterosChoice | undefined,
): Rehearsal {
  const called: Called[] = [];
  carryOutPart(part, stage(played, rules, called), sceneFor(played, rules, text), choice);
  return called.reduce((sofar, one) => perform(sofar, rules, one), played);
}

/** The text does its work; of several answers its owner gives the one that puts him furthest ahead. */
function perform(played: Rehearsal, rules: Ruleset, text: Called): Rehearsal {
  const part = partOf(rules, text);
  const { sides, winner } = played.battle;
  if (part === undefined || winner !== -1) return played;
  if (text.card !== undefined && !sides[sideOf(played, text)].texts.includes(text.card)) return played;
  const scene = sceneFor(played, rules, text);
  if (part.when !== undefined && !part.when(scene)) return played;
  const ask = part.ask?.(scene);
  if (ask === undefined) return tryOut(played, rules, text, part, undefined);
  return furthest(answersTried(played, rules, text, part, ask))?.after ?? played;
}

interface Tried {
  readonly choice: WesterosChoice;
  readonly after: Rehearsal;
  readonly ahead: number;
}

function answersTried(
  played: Rehearsal,
  rules: Ruleset,
  text: Called,
  part: Part<OwnedScene>,
  ask: WesterosAsk,
): Tried[] {
  const side = sideOf(played, text);
  return answersTo(ask, () => missing(played, rules, side)).map(choice => {
    const after = tryOut(copy(played), rules, text, part, choice);
    return { choice, after, ahead: lead(after, rules, side) };
  });
}

/** Of equal ones the first. */
const furthest = (tried: readonly Tried[]): Tried | undefined =>
  tried.reduce<Tried | undefined>((top, one) => (top === undefined || one.ahead > top.ahead ? one : top), undefined);

/** More than any card is strong. */
const VICTORY = 100;

/**
 * Answers to a text that works before strengths are compared: what wins the battle, and of several the one that costs
 * least. A card of one's own hand is used up by it.
 */
export function rateText(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  text: AbilityFrame,
  ask: WesterosAsk,
): Candidate[] {
  const part = partOf(rules, text);
  if (part === undefined) return [];
  const { hand } = houseAt(open, text.owner);
  const worth = ({ choice, ahead }: Tried): number => {
    const card = 'card' in choice ? choice.card : null;
    const isSpent = card !== null && hand.includes(card);
    const rest = isSpent ? -(rules.board.card[card]?.strength ?? 0) : Math.min(VICTORY, Math.max(-VICTORY, ahead));
    return (ahead > 0 ? 2 * VICTORY : 0) + ('amount' in choice ? -choice.amount : rest);
  };
  const tried = answersTried({ open, battle }, rules, text, part, ask);
  return ranked(tried.map(one => ({ choice: one.choice, score: worth(one), why: 'battle' })));
}

const partOf = (
  { effects }: Ruleset,
  { effect, moment }: Pick<Called, 'effect' | 'moment'>,
): Part<OwnedScene> | undefined => (isOfBattle(moment) ? effects[effect]?.on?.[moment] : undefined);

const abilityOf = ({ board }: Ruleset, card: CardId): string => board.card[card]?.ability ?? '';

/** The battle with these cards once every text that works before strengths are compared has done so, by the rules' own code. */
export function rehearse(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  cards: readonly [CardId, CardId],
): Rehearsal {
  const revealed: Rehearsal = { open, battle: withCards(battle, cards) };
  const works = (card: CardId): boolean =>
    BEFORE_COUNTING.some(moment => partOf(rules, { effect: abilityOf(rules, card), moment }) !== undefined);
  if (!cards.some(works)) return revealed;
  let played = copy(revealed);
  for (const [i, { house }] of played.battle.sides.entries()) {
    const state = houseAt(played.open, house);
    state.hand = state.hand.filter(card => card !== cards[i]);
  }
  for (const moment of BEFORE_COUNTING) {
    for (const side of rules.rulings.textOrder(played.open, played.battle)) {
      if (side === -1) continue;
      const { house: owner } = played.battle.sides[side];
      const texts = [...played.battle.sides[side].texts]; // a text may cancel others while it works
      for (const card of texts)
        played = perform(played, rules, { effect: abilityOf(rules, card), owner, card, moment });
    }
  }
  return played;
}
