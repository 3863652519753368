import { lastingAt, useInTurn, type NewAbility } from '../abilities/start.ts';
import type { CardId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { garrisonAt, hasUnits } from '../realm/control.ts';
import { isOfBattle, type BattleHookPoint } from '../ruleset/effects.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { other, type BattleFrame } from '../battle-frame.ts';

/** A text of a side, if it has something to do at a moment. */
function textAt(open: WesterosOpen, owner: string, card: CardId, moment: BattleHookPoint): NewAbility | undefined {
  const { board, effects } = rulesOf(open);
  const effect = board.card[card]?.ability;
  if (effect == null || effects[effect]?.on?.[moment] === undefined) return undefined;
  return { effect, moment, owner, from: 'text', card };
}

/** The texts of a side that have something to do at a moment. */
const textsAt = (open: WesterosOpen, { sides }: BattleFrame, moment: BattleHookPoint, side: 0 | 1): NewAbility[] =>
  sides[side].texts.flatMap(card => textAt(open, sides[side].house, card, moment) ?? []);

/** Opens the moment of a step: first for all texts, side by side, then for what else those who fight have in play. */
function openStep(game: Table, battle: BattleFrame, step: string): void {
  const { open } = game;
  const texts: NewAbility[] = [];
  const lasting: NewAbility[] = [];
  for (const side of rulesOf(open).rulings.textOrder(open, battle)) {
    const moment = side === -1 ? undefined : momentAt(step, battle, side);
    if (side === -1 || moment === undefined) continue;
    texts.push(...textsAt(open, battle, moment, side));
    lasting.push(...lastingAt(open, moment, battle.sides[side].house));
  }
  useInTurn(game, lasting);
  useInTurn(game, texts); // started last, so they work first
}

/** The step in which each side has the moment of how it fared. */
const OUTCOME = 'outcome';

/** The moment that a step of a battle is for a side. */
function momentAt(step: string, { winner }: BattleFrame, side: 0 | 1): BattleHookPoint | undefined {
  const fared = side === winner ? 'won' : 'lost';
  if (step === OUTCOME) return fared;
  if (!isOfBattle(step)) return undefined;
  return (step === 'won' || step === 'lost') && step !== fared ? undefined : step;
}

/** Can anything work at this moment? */
const isAwaited = (open: WesterosOpen, { sides }: BattleFrame, moment: BattleHookPoint): boolean =>
  open.effects.some(({ owner }) => owner !== null) ||
  sides.some(({ house, texts }) => texts.some(card => textAt(open, house, card, moment) !== undefined));

/** Opens a moment: the effects of the sides it concerns work one after another, in the order the ruleset gives. */
export const openHookPoint = (moment: BattleHookPoint): Code<BattleFrame> => ({
  enter(game, frame) {
    if (isAwaited(game.open, frame, moment)) openStep(game, frame, moment);
  },
});

/** Once the winner is known: the effects of both sides, each by how it fared, in one order. */
export const openOutcome: Code<BattleFrame> = { enter: (game, frame) => openStep(game, frame, OUTCOME) };

/** A text that came into the battle while a moment is open works in that moment too. */
export function openText(game: Table, battle: BattleFrame, side: 0 | 1): void {
  const moment = momentAt(battle.step, battle, side);
  if (moment !== undefined) useInTurn(game, textsAt(game.open, battle, moment, side));
}

/** A text that one side took over works at once in every moment that is open or past. */
export function openBorrowed(game: Table, battle: BattleFrame, side: 0 | 1, card: CardId): void {
  const steps = rulesOf(game.open).flow['battle'] ?? [];
  const open = steps.slice(0, steps.indexOf(battle.step) + 1).flatMap(step => {
    const moment = momentAt(step, battle, side);
    return (moment && textAt(game.open, battle.sides[side].house, card, moment)) ?? [];
  });
  useInTurn(game, open);
}

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
