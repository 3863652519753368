import type { BattleFrame, SideIndex } from '../battle/frame.ts';
import type { LastingEffect, WesterosOpen } from '../state.ts';
import { LAYERS, type About, type Effect, type Question, type Questions, type Scene } from './effects.ts';
import type { Ruleset } from './ruleset.ts';

/** An effect that works now, and for whom. */
interface InPlay {
  readonly name: string;
  readonly effect: Effect;
  readonly scene: Scene;
}

const NOBODY: InPlay[] = [];
/** An effect that is always in play belongs to nobody. */
const inForce = (effect: string): LastingEffect => ({ effect, owner: null, until: 'game' });

function inPlay(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Question,
  about: About,
): InPlay[] {
  let found: InPlay[] = NOBODY; // most questions are asked where no effect answers them
  const lasting = rules.always.length === 0 ? open.effects : [...rules.always.map(inForce), ...open.effects];
  for (const { effect: name, owner } of lasting) {
    const effect = rules.effects[name];
    if (effect?.modify?.[question] === undefined) continue;
    if (found === NOBODY) found = [];
    found.push({ name, effect, scene: { open, rules, battle, me: owner, foe: null, mine: -1, about } });
  }
  if (battle === null) return found;
  // Where two texts touch the same value, they do so in the order in which texts work.
  for (const side of rules.rulings.textOrder(open, battle)) {
    if (side === -1) continue;
    for (const text of battle.sides[side].texts) {
      const ability = rules.board.card[text]?.ability;
      const effect = ability == null ? undefined : rules.effects[ability];
      if (ability == null || effect?.modify?.[question] === undefined) continue;
      if (found === NOBODY) found = [];
      found.push({ name: ability, effect, scene: sceneOf(open, rules, battle, side, about) });
    }
  }
  return found;
}

/** The scene of a text of one side of a battle. */
export function sceneOf(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  side: SideIndex,
  about: About = {},
): Scene & { readonly battle: BattleFrame; readonly me: string; readonly foe: string } {
  const mine = side === 1 ? 1 : 0;
  const me = battle.sides[mine].house;
  const foe = battle.sides[mine === 1 ? 0 : 1].house;
  return { open, rules, battle, me, foe, mine, about };
}

/** Hears which effect changed a value, for explaining a strength. */
export type Heard = (effect: string) => void;

/** Asks every effect in play, layer by layer. */
export function answer<Q extends Question>(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Q,
  value: Questions[Q],
  about: About,
  heard?: Heard,
): Questions[Q] {
  if (
    open.effects.length === 0 &&
    rules.always.length === 0 &&
    (battle === null || (battle.sides[0].texts.length === 0 && battle.sides[1].texts.length === 0))
  )
    return value;
  const effects = inPlay(open, rules, battle, question, about);
  if (effects.length === 0) return value;
  let result = value;
  for (const layer of LAYERS) {
    for (const { name, effect, scene } of effects) {
      const modifier = effect.modify?.[question];
      if (modifier?.layer !== layer) continue;
      const before = result;
      result = modifier.by(result, scene);
      if (result !== before) heard?.(name);
    }
  }
  return result;
}
