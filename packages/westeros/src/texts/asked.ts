import type { About, Seat } from '@corvo/core';
import type { BattleFrame } from '../battle-frame.ts';
import { battleNow } from '../battle-now.ts';
import { strengthOf } from '../battle/strength.ts';
import { nextOffer } from '../battle/support.ts';
import { houseOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { WesterosOpen } from '../state.ts';

/** Where the battle is, between whom, how it stands, and who the other side is. */
function aboutBattle(open: WesterosOpen, battle: BattleFrame, seat: Seat): About {
  const rules = rulesOf(open);
  const [attacker, defender] = battle.sides;
  return {
    battle: battle.area,
    attacker: attacker.house,
    defender: defender.house,
    attack: strengthOf(open, rules, battle, 0),
    defence: strengthOf(open, rules, battle, 1),
    house: nextOffer(battle)?.house ?? '',
    foe: attacker.house === houseOf(open, seat) ? defender.house : attacker.house,
    area: battle.supports.find(call => call.side === null)?.area ?? battle.retreatTo ?? battle.area,
  };
}

/** What questions name whose step does not say it: the battle they belong to, and what their own frame says of them. */
export function usualAbout(open: WesterosOpen, seat: Seat): About {
  const own = (open.frames.at(-1) as { readonly about?: About } | undefined)?.about;
  const battle = battleNow(open);
  return battle === undefined ? { round: open.round, ...own } : { ...own, ...aboutBattle(open, battle, seat) };
}
