import {
  areaAt,
  castlesOf,
  coveredIn,
  garrisonAt,
  groundFor,
  hasUnits,
  houseAt,
  numberFor,
  orderHere,
  printedStrength,
  reachFrom,
  rulesOf,
  type AreaId,
  type Count,
  type HouseId,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import type { Character } from './character.ts';
import type { Weights } from './weights.ts';

/** How one house reads the open table. It looks at nothing that is not face up. */
export class Sense {
  readonly open: WesterosOpen;
  readonly rules: Ruleset;
  readonly house: HouseId;
  readonly weights: Weights;
  readonly #character: Pick<Character, 'goals' | 'ways' | 'keeps' | 'piece'>;
  #goals: Readonly<Record<AreaId, number>> | undefined;
  #ways: Readonly<Record<AreaId, number>> | undefined;
  #threats: Map<AreaId, number> | undefined;
  readonly #castles = new Map<HouseId, number>();

  constructor(
    open: WesterosOpen,
    house: HouseId,
    character: Pick<Character, 'weights' | 'goals' | 'ways' | 'keeps' | 'piece'>,
  ) {
    this.open = open;
    this.rules = rulesOf(open);
    this.house = house;
    this.weights = character.weights;
    this.#character = character;
  }

  /** What holding an area is worth. */
  value(area: AreaId): number {
    const facts = this.rules.board.area[area];
    const { weights } = this;
    if (facts === undefined) return 0;
    if (facts.element === 'sea') return weights.sea;
    if (facts.element === 'port') return weights.sea * 0.4;
    const home = facts.home === this.house ? 3 : 0;
    return (
      (facts.castle ? weights.castle : 0) +
      facts.points * weights.point +
      facts.supply * weights.barrel +
      facts.crowns * weights.crown +
      weights.ground +
      home +
      this.goal(area)
    );
  }

  /** What an area is worth on the way to a victory without castles. */
  goal(area: AreaId): number {
    const { goals } = this.#character;
    if (goals === undefined) return 0;
    this.#goals ??= goals(this.open, this.house);
    return this.#goals[area] ?? 0;
  }

  /** What an army of such strength gains by coming nearer to its goal; a strong one far more than several weak ones. */
  nearer(from: AreaId, to: AreaId, strength: number): number {
    const { ways } = this.#character;
    if (ways === undefined) return 0;
    this.#ways ??= ways(this.open, this.house);
    return Math.max(0, (this.#ways[to] ?? 0) - (this.#ways[from] ?? 0)) * Math.min(3, (strength / 4) ** 1.5);
  }

  /** Does an area stay the house's own when it has left it, without a token? */
  keepsEmpty(area: AreaId): boolean {
    return this.rules.board.area[area]?.home === this.house || this.#character.keeps?.(this.house, area) === true;
  }

  /** What a piece is good for beyond its strength. */
  piece(kind: string): number {
    return this.#character.piece?.(this.open, this.house, kind) ?? 0;
  }

  /** Does an order of ours lie there that is played once, and would be lost with the last unit? */
  hasSingle(area: AreaId): boolean {
    if (coveredIn({ open: this.open, seat: null, mine: null }, this.rules)[area]?.house === this.house) return true;
    return areaAt(this.open, area).orders.some(
      ({ house, order }) => house === this.house && this.rules.board.order[order]?.extra === true,
    );
  }

  controller(area: AreaId): HouseId | null {
    return this.rules.rulings.controller(this.open, this.rules.board, area);
  }

  isMine(area: AreaId): boolean {
    return this.controller(area) === this.house || hasUnits(areaAt(this.open, area), this.house);
  }

  /** The strength of units by what is printed on them; that of an attack where a target is given. */
  strength(units: Count, target: AreaId | null = null): number {
    let strength = 0;
    for (const [kind, count] of Object.entries(units)) {
      const each =
        target === null
          ? (this.rules.board.unit[kind]?.strength ?? 0)
          : printedStrength(this.rules, kind, target, true);
      strength += count * each;
    }
    return strength;
  }

  /** Whoever would fight for this area against the house: units, or a garrison alone. */
  foeIn(area: AreaId): HouseId | undefined {
    const units = areaAt(this.open, area).units.find(unit => unit.house !== this.house)?.house;
    if (units !== undefined) return units;
    const garrison = garrisonAt(this.open, this.rules, area);
    return garrison === undefined || garrison.house === this.house ? undefined : garrison.house;
  }

  strengthAt(area: AreaId, house: HouseId): number {
    let strength = 0;
    for (const unit of areaAt(this.open, area).units) {
      if (unit.house === house && !unit.routed) strength += this.rules.board.unit[unit.kind]?.strength ?? 0;
    }
    return strength;
  }

  /** The strongest single army of another house that could march in, over land or carried by its ships. */
  threat(area: AreaId): number {
    this.#threats ??= this.#allThreats();
    return this.#threats.get(area) ?? 0;
  }

  #allThreats(): Map<AreaId, number> {
    const threats = new Map<AreaId, number>();
    const { board } = this.rules;
    for (const from of board.ids) {
      const other = areaAt(this.open, from).units.find(unit => unit.house !== this.house)?.house;
      if (other === undefined) continue;
      const strength = this.strengthAt(from, other);
      for (const to of reachFrom(this.open, this.rules, other, from))
        if (strength > (threats.get(to) ?? 0)) threats.set(to, strength);
    }
    return threats;
  }

  reach(from: AreaId): readonly AreaId[] {
    return reachFrom(this.open, this.rules, this.house, from);
  }

  /** Support a house would have in an area from its own neighbours; before orders are open, from half of them. */
  helpIn(area: AreaId, house: HouseId, ordered: boolean): number {
    const { board } = this.rules;
    const atSea = board.area[area]?.element === 'sea';
    let help = 0;
    for (const near of board.near[area] ?? []) {
      if (atSea && board.area[near]?.element === 'land') continue;
      const placed = orderHere(this.open, this.rules, near, 'support', house);
      if (placed !== undefined) help += this.strengthAt(near, house) + (board.order[placed.order]?.value ?? 0);
      else if (!ordered) help += this.strengthAt(near, house) * 0.25;
    }
    return help;
  }

  /** The strongest card a house still holds. */
  bestCard(house: HouseId): number {
    const { hand, power } = houseAt(this.open, house);
    return hand.reduce((best, id) => {
      const card = this.rules.board.card[id];
      return Math.max(best, card?.upToPower === true ? power : (card?.strength ?? 0));
    }, 0);
  }

  /** The chance to win a battle with this strength of units and order against whoever is there. */
  chance(area: AreaId, strength: number, ordered: boolean): number {
    const foe = this.foeIn(area);
    if (foe === undefined) return 1;
    const garrison = garrisonAt(this.open, this.rules, area)?.strength ?? 0;
    const ground = groundFor(this.open, this.rules, area, foe, this.house).reduce((sum, { value }) => sum + value, 0);
    const defence = orderHere(this.open, this.rules, area, 'defense', foe);
    const order = defence === undefined ? (ordered ? 0 : 0.6) : (this.rules.board.order[defence.order]?.value ?? 0);
    const mine = strength + this.helpIn(area, this.house, ordered) + this.bestCard(this.house) * 0.8;
    const theirs =
      this.strengthAt(area, foe) +
      garrison +
      ground +
      order +
      this.helpIn(area, foe, ordered) +
      this.bestCard(foe) * 0.8;
    return 1 / (1 + Math.exp(-1.1 * (mine - theirs)));
  }

  castles(house: HouseId): number {
    let count = this.#castles.get(house);
    if (count === undefined) this.#castles.set(house, (count = castlesOf(this.open, this.rules, house)));
    return count;
  }

  /** How urgent it is to take this area from the house that holds it. */
  urgency(area: AreaId): number {
    const holder = this.controller(area);
    if (holder === null || holder === this.house || this.rules.board.area[area]?.castle !== true) return 0;
    const missing = numberFor(this.rules, holder, 'castlesToWin') - this.castles(holder);
    return missing <= 2 ? this.weights.stop * (3 - missing) * 0.5 : 0;
  }

  /** The other house that is nearest to victory. */
  leader(): HouseId {
    const others = Object.keys(this.open.houses).filter(house => house !== this.house);
    return others.reduce((best, house) => (this.castles(house) > this.castles(best) ? house : best), others[0] ?? '');
  }
}
