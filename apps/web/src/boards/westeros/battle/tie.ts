import { isHigher, type BattleFrame, type HouseId, type Ruleset, type WesterosOpen } from '@corvo/westeros';
import type { Sheet } from './sheet.ts';

/** Who wins if both sides are equally strong, whether they are now or were in the end, and the rule that says so. */
export interface Tie {
  readonly house: HouseId;
  readonly when: 'perhaps' | 'now' | 'won';
  readonly clause: string;
}

/**
 * With one's own card played and the other side's unknown: sure to win, sure to lose, or open; before texts and the
 * Blade.
 */
export function prospect(
  mine: number,
  theirs: { readonly least: number; readonly most: number },
  winsTies: boolean,
): 'sure' | 'hopeless' | 'open' {
  if (mine > theirs.most || (winsTies && mine === theirs.most)) return 'sure';
  return mine < theirs.least || (!winsTies && mine === theirs.least) ? 'hopeless' : 'open';
}

/**
 * Told until the battle is decided, since whoever weighs a card or the Blade must know what a tie is worth; then only
 * of a tie.
 */
export function tieIn(open: WesterosOpen, { clauses }: Ruleset, battle: BattleFrame, sheet: Sheet): Tie | undefined {
  const isEven = sheet.sides[0].total === sheet.sides[1].total;
  const clause = clauses['show.tie'] ?? '';
  if (battle.winner !== -1)
    return isEven ? { house: battle.sides[battle.winner].house, when: 'won', clause } : undefined;
  const [{ house: attacker }, { house: defender }] = battle.sides;
  const house = isHigher(open, 'fiefdoms', attacker, defender) ? attacker : defender;
  return { house, when: isEven ? 'now' : 'perhaps', clause };
}
