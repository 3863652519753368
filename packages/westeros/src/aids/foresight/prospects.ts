import type { AreaId, HouseId } from '../../ids.ts';
import { orderHere } from '../../orders/tokens.ts';
import { areaAt } from '../../realm/areas.ts';
import { garrisonAt, hasUnits } from '../../realm/control.ts';
import { numberFor } from '../../realm/own.ts';
import { houseAt } from '../../realm/pools.ts';
import { isHigher, realmOf } from '../../realm/tracks.ts';
import { groundFor } from '../../ruleset/feature.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { comersTo, type Comer } from './comers.ts';
import { housesIn, strengthOfUnits, unitsAt } from './strength.ts';
import { supportersOf, type Supporter } from './supporters.ts';
import { bestValue, isPast, tokenCount, tokensFor } from './when.ts';

/** The least and the most that something may be. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** An area that a house could win as the table lies open, and what the table does not show. */
export interface Prospect {
  readonly area: AreaId;
  readonly by: Comer;
  readonly against: HouseId | null; // null: nobody stands there
  readonly force: number; // of a neutral force
  /** What could come: the march and the house's own support. */
  readonly attack: { readonly march: number; readonly support: number; readonly total: number };
  /** What lies open against it: units, garrison, a defence order, support orders of the defender. */
  readonly defence: { readonly here: number; readonly support: number; readonly total: number };
  /** What could still be added against it: orders to come, other houses, the Blade, a card of chance. */
  readonly unknown: number;
  readonly cards: { readonly mine: Range; readonly theirs: Range } | null;
  /** Nobody there; a neutral force beaten; beaten whatever they play and add, texts apart; or open. */
  readonly verdict: 'unopposed' | 'force-beaten' | 'beaten' | 'open';
}

/** The strengths of the cards a house still holds; hands are open. */
function cardsOf(open: WesterosOpen, rules: Ruleset, house: HouseId): Range {
  const { hand, power } = houseAt(open, house);
  const strengths = hand.flatMap(card => {
    const { strength = 0, upToPower } = rules.board.card[card] ?? {};
    return upToPower === true ? [strength, power] : [strength];
  });
  return strengths.length === 0
    ? { least: 0, most: 0 }
    : { least: Math.min(...strengths), most: Math.max(...strengths) };
}

/** Does this total win against that one? Equal ones go to the higher place on the fiefdoms track. */
const wins = (open: WesterosOpen, attacker: HouseId, defender: HouseId, attack: number, defence: number): boolean =>
  attack === defence ? isHigher(open, 'fiefdoms', attacker, defender) : attack > defence;

/** The support a house could give itself: what lies open for a march that lies open, else as many as it has tokens. */
function ownSupport(open: WesterosOpen, rules: Ruleset, by: Comer, supporters: readonly Supporter[]): number {
  const own = supporters.filter(({ house, area }) => house === by.house && area !== by.from);
  const worth = ({ attack, bonus }: Supporter, isStarred: boolean): number => attack + (isStarred ? bonus : 0);
  if (by.when === 'ordered')
    return own.filter(({ when }) => when === 'ordered').reduce((sum, one) => sum + worth(one, true), 0);
  const most = Math.max(
    0,
    ...own.map(({ area }) => tokenCount(open, rules, by.house, tokensFor(open, rules, by.house, 'support', area))),
  );
  // One token is the strongest: only the first area is counted with it.
  return own.slice(0, most).reduce((sum, one, rank) => sum + worth(one, rank === 0), 0);
}

/** What stands against an attack, as far as it lies open, and what might come on top. */
function defenceOf(open: WesterosOpen, rules: Ruleset, by: Comer, defender: HouseId, supporters: readonly Supporter[]) {
  const area = by.to;
  const isOrdered = by.when === 'ordered';
  const units = unitsAt(areaAt(open, area), defender, by.when);
  const fighting = strengthOfUnits(open, rules, units, { target: area, role: 'defending', attacks: false }, by.when);
  const garrison = garrisonAt(open, rules, area);
  const placed = isOrdered ? orderHere(open, rules, area, 'defense', defender) : undefined;
  const order = rules.board.order[placed?.order ?? '']?.value ?? 0;
  const ground = groundFor(open, rules, area, defender, by.house).reduce((sum, { value }) => sum + value, 0);
  const here = fighting + (garrison?.house === defender ? garrison.strength : 0) + ground + order;
  const total = (list: readonly Supporter[]): number => list.reduce((sum, one) => sum + one.defence + one.bonus, 0);
  const counted = supporters.filter(({ house, when }) => house !== by.house && (!isOrdered || when === 'ordered'));
  const sure = isOrdered ? total(counted.filter(({ house }) => house === defender)) : 0;
  const { holders, used } = realmOf(open, defender);
  // Whoever holds the raven may still put a better order there.
  const isFinal = isOrdered && (holders.court !== defender || isPast(open, rules, 'raven'));
  const tokens = isFinal || Object.keys(units).length === 0 ? [] : tokensFor(open, rules, defender, 'defense', area);
  const better = tokens.length === 0 ? 0 : Math.max(0, bestValue(tokens) - order);
  const hasBlade = holders.fiefdoms === defender && !(isOrdered && used.fiefdoms);
  const unknown =
    total(counted) -
    sure +
    better +
    (hasBlade ? numberFor(rules, defender, 'blade') : 0) +
    rules.features.reduce((sum, { swing = 0 }) => sum + swing, 0);
  return { defence: { here, support: sure, total: here + sure }, unknown };
}

function prospect(open: WesterosOpen, rules: Ruleset, by: Comer): Prospect | undefined {
  const { to: area, house } = by;
  const state = areaAt(open, area);
  const supporters = supportersOf(open, rules, area);
  const march = by.strength + by.bonus;
  const support = ownSupport(open, rules, by, supporters);
  const attack = { march, support, total: march + support };
  const alone = { area, by, against: null, attack, defence: { here: state.force, support: 0, total: state.force } };
  if (state.force > 0) {
    if (!rules.rulings.overcomes(attack.total, state.force)) return undefined;
    return { ...alone, force: state.force, unknown: 0, cards: null, verdict: 'force-beaten' };
  }
  const defender = housesIn(state).find(other => other !== house) ?? garrisonAt(open, rules, area)?.house ?? null;
  if (defender === null || defender === house)
    return { ...alone, force: 0, unknown: 0, cards: null, verdict: 'unopposed' };
  const { defence, unknown } = defenceOf(open, rules, by, defender, supporters);
  if (!wins(open, house, defender, attack.total, defence.total)) return undefined;
  const cards = { mine: cardsOf(open, rules, house), theirs: cardsOf(open, rules, defender) };
  // Before the raids are over, support can still be taken away.
  const kept = by.when === 'ordered' && isPast(open, rules, 'raids') ? attack.total : march;
  const worst = defence.total + unknown + cards.theirs.most;
  const isBeaten = wins(open, house, defender, kept + cards.mine.least, worst);
  return {
    area,
    by,
    against: defender,
    force: 0,
    attack,
    defence,
    unknown,
    cards,
    verdict: isBeaten ? 'beaten' : 'open',
  };
}

/** Is there anything to win here for a house: land it does not hold, or a sea that others hold? */
function isPrize(open: WesterosOpen, { board, rulings }: Ruleset, house: HouseId, area: AreaId): boolean {
  const state = areaAt(open, area);
  if (hasUnits(state, house) || board.area[area]?.closed === true) return false;
  const element = board.area[area]?.element;
  return element === 'land'
    ? rulings.controller(open, board, area) !== house
    : element === 'sea' && (state.units.length > 0 || state.force > 0);
}

/** What a house could win with one march: the best way for each area, one that is already ordered before others. */
export function prospectsOf(open: WesterosOpen, rules: Ruleset, house: HouseId): Prospect[] {
  const rank = ({ by, attack }: Prospect): number => (by.when === 'ordered' ? 1000 : 0) + attack.total;
  return rules.board.ids
    .filter(area => isPrize(open, rules, house, area))
    .flatMap(area => {
      const ways = comersTo(open, rules, area).filter(one => one.house === house);
      const found = ways.flatMap(by => prospect(open, rules, by) ?? []).sort((a, b) => rank(b) - rank(a));
      return found.slice(0, 1);
    });
}
