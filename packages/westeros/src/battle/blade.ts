import { realmOf } from '../realm/tracks.ts';
import { answer } from '../ruleset/answer.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { WesterosOpen } from '../state.ts';
import type { BattleFrame } from '../battle-frame.ts';

/** The side that may use the Blade now. */
export function bladeSide(open: WesterosOpen, frame: BattleFrame): 0 | 1 | undefined {
  const rules = rulesOf(open);
  for (const side of [0, 1] as const) {
    const { house } = frame.sides[side];
    const realm = realmOf(open, house);
    if (realm.holders.fiefdoms !== house || realm.used.fiefdoms) continue;
    if (answer(open, rules, frame, 'mayUseBlade', true, { side })) return side;
  }
  return undefined;
}
