import type { Frame, NewFrame, Problem } from '@corvo/core';
import { problem } from '@corvo/core';
import type { CardId } from '../ids.ts';
import { areaAt, garrisonAt, hasUnits } from '../realm/control.ts';
import { houseOf, seatOf } from '../realm/tracks.ts';
import { sceneOf } from '../ruleset/answer.ts';
import { carryOutPart, MOMENTS, type BattleScene, type Moment, type Part } from '../ruleset/effects.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { namedAreas, namedCards } from '../refusals.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';
import { other, type BattleFrame } from './frame.ts';
import { battleNow } from './start.ts';

/** One text at work. It names its code by effect and moment, so it can be saved while it asks. */
export interface AbilityFrame extends Frame {
  readonly run: 'ability';
  readonly effect: string;
  readonly moment: Moment;
  readonly side: 0 | 1;
  readonly card: CardId;
}

/** Has the text of this card something to do at this moment? */
function worksAt(rules: Ruleset, card: CardId, moment: Moment): boolean {
  const ability = rules.board.card[card]?.ability;
  return ability != null && rules.effects[ability]?.on?.[moment] !== undefined;
}

/** Opens a moment: the texts of the sides it concerns work one after another, in the order the ruleset gives. */
export const openMoment = (moment: Moment): Code<BattleFrame> => ({
  enter(game, frame) {
    const rules = rulesOf(game.open);
    if (!frame.sides.some(({ texts }) => texts.some(card => worksAt(rules, card, moment)))) return;
    const found: { effect: string; side: 0 | 1; card: CardId }[] = [];
    for (const side of rules.rulings.textOrder(game.open, frame)) {
      if (side === -1 || (moment === 'won' && side !== frame.winner) || (moment === 'lost' && side === frame.winner))
        continue;
      for (const card of frame.sides[side].texts) {
        const ability = rules.board.card[card]?.ability;
        if (ability != null && worksAt(rules, card, moment)) found.push({ effect: ability, side, card });
      }
    }
    for (const one of found.reverse()) game.push<AbilityFrame>({ run: 'ability', moment, ...one });
  },
});

/** Once the winner is known: the texts of both sides, each by how it fared, in one order. */
export const openOutcome: Code<BattleFrame> = {
  enter(game, frame) {
    const found: NewFrame<AbilityFrame>[] = [];
    for (const side of rulesOf(game.open).rulings.textOrder(game.open, frame)) {
      if (side === -1) continue;
      const moment = side === frame.winner ? 'won' : 'lost';
      found.push(...textsAt(game.open, frame, moment, side));
    }
    for (const one of found.reverse()) game.push<AbilityFrame>(one);
  },
};

/** The texts of a side that have something to do at a moment. */
function textsAt(open: WesterosOpen, battle: BattleFrame, moment: Moment, side: 0 | 1): NewFrame<AbilityFrame>[] {
  const rules = rulesOf(open);
  return battle.sides[side].texts.flatMap(card => {
    const effect = rules.board.card[card]?.ability;
    if (effect == null || rules.effects[effect]?.on?.[moment] === undefined) return [];
    return [{ run: 'ability', effect, moment, side, card } as const];
  });
}

/** A text that came into the battle while a moment is open works in that moment too. */
export function openText(game: Table, battle: BattleFrame, side: 0 | 1): void {
  const moment = MOMENTS.find(one => one === battle.step);
  if (moment === undefined) return;
  for (const one of textsAt(game.open, battle, moment, side).reverse()) game.push<AbilityFrame>(one);
}

/** A text that one side took over works at once in every moment that is open or past. */
export function openBorrowed(game: Table, { step }: BattleFrame, side: 0 | 1, card: CardId): void {
  const { board, effects } = rulesOf(game.open);
  const effect = board.card[card]?.ability;
  const now = MOMENTS.findIndex(one => one === step);
  for (const moment of MOMENTS.slice(0, now + 1).reverse()) {
    if (effect != null && effects[effect]?.on?.[moment] !== undefined)
      game.push<AbilityFrame>({ run: 'ability', effect, moment, side, card });
  }
}

const partOf = (open: WesterosOpen, frame: AbilityFrame): Part | undefined =>
  rulesOf(open).effects[frame.effect]?.on?.[frame.moment];

function sceneNow(open: WesterosOpen, frame: AbilityFrame): BattleScene {
  const battle = battleNow(open);
  if (battle === undefined) throw new Error(`${frame.effect} works outside a battle`);
  return sceneOf(open, rulesOf(open), battle, frame.side, { card: frame.card });
}

function askNow(open: WesterosOpen, frame: AbilityFrame): WesterosAsk {
  const ask = partOf(open, frame)?.ask?.(sceneNow(open, frame));
  if (ask === undefined) throw new Error(`${frame.effect} asks nothing`);
  return ask;
}

/** Names what the text offers instead of a bare "not among the choices". */
function refuseAnswer(open: WesterosOpen, frame: AbilityFrame, choice: WesterosChoice): Problem | undefined {
  const ask = askNow(open, frame);
  if (ask.kind === 'amount') {
    const amount = 'amount' in choice ? choice.amount : NaN;
    const { min, max } = ask;
    const data = { effect: frame.effect, card: frame.card, amount, min, max };
    return amount >= min && amount <= max ? undefined : problem(frame.clause, 'text-wrong-amount', data);
  }
  if (!('from' in ask) || !Array.isArray(ask.from)) return undefined;
  const from = ask.from as readonly string[];
  const given =
    'option' in choice ? [choice.option] : 'card' in choice ? [choice.card] : 'areas' in choice ? choice.areas : [];
  const strange = given.find(item => item !== null && !from.includes(item));
  const items = ask.kind === 'areas' ? namedAreas(from) : ask.kind === 'card' ? namedCards(from) : {};
  const data = { effect: frame.effect, card: frame.card, offered: [...from], ...items };
  if (strange != null) {
    const isOption = ask.kind === 'option';
    return problem(frame.clause, isOption ? 'text-has-no-such-answer' : 'text-does-not-offer', {
      ...data,
      choice: strange.slice(0, 40),
    });
  }
  if (ask.kind === 'card' && !ask.optional && given[0] === null)
    return problem(frame.clause, 'text-must-be-used', data);
  if (
    ask.kind === 'areas' &&
    (given.length < ask.min || given.length > ask.max || new Set(given).size < given.length)
  ) {
    return problem(frame.clause, 'text-wrong-number', { ...data, count: given.length, min: ask.min, max: ask.max });
  }
  return undefined;
}

/** Said when a text is used, not when its owner is asked whether to. */
const tellUse = (game: Table, { card, effect }: AbilityFrame, { me }: BattleScene): void =>
  game.tell('ability-used', { house: me, card, effect });

/** Does this answer leave a text that may be used unused? */
function declines(choice: WesterosChoice): boolean {
  if ('option' in choice) return choice.option === 'none';
  if ('card' in choice) return choice.card === null;
  if ('amount' in choice) return choice.amount === 0;
  return 'areas' in choice && choice.areas.length === 0;
}

export const useAbility: Code<AbilityFrame> = {
  enter(game, frame) {
    const { open } = game;
    const battle = battleNow(open);
    const part = partOf(open, frame);
    if (battle === undefined || part === undefined || !battle.sides[frame.side].texts.includes(frame.card)) return; // cancelled meanwhile
    const scene = sceneNow(open, frame);
    if (part.when !== undefined && !part.when(scene)) return;
    if (part.ask?.(scene) === undefined) {
      tellUse(game, frame, scene);
      carryOutPart(part, game, scene, undefined);
    } else game.ask(frame, [seatOf(open, scene.me)], frame.effect, rulesOf(open).effects[frame.effect]?.clause ?? '');
  },
  ask: ({ open }, frame) => askNow(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refuseAnswer(open, frame, choice),
  answer(game, frame, seat, choice) {
    const scene = sceneNow(game.open, frame);
    if (houseOf(game.open, seat) !== scene.me) throw new Error('somebody else answered');
    if (!declines(choice)) tellUse(game, frame, scene);
    const part = partOf(game.open, frame);
    if (part !== undefined) carryOutPart(part, game, scene, choice);
  },
};

/** The step that follows once the winner is known, by whatever name the ruleset calls it. */
function afterCounting(open: WesterosOpen): string {
  const steps = rulesOf(open).flow['battle'] ?? [];
  return steps[steps.indexOf('resolve') + 1] ?? '';
}

/** An ability killed the last unit of a side: the other one has won, and nothing is counted any more. */
export function endIfGone(game: Table, battle: BattleFrame): void {
  for (const side of [0, 1] as const) {
    const { house } = battle.sides[side];
    if (hasUnits(areaAt(game.open, battle.area), house)) continue;
    if (garrisonAt(game.open, rulesOf(game.open), battle.area)?.house === house) continue; // it fights like a unit
    battle.winner = other(side);
    battle.early = true;
    game.tell('battle-ended-early', {
      area: battle.area,
      winner: battle.sides[battle.winner].house,
      loser: house,
    });
    game.goTo(battle, afterCounting(game.open));
    return;
  }
}
