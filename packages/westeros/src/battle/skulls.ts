import { answer } from '../ruleset/answer.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code } from '../state.ts';
import type { GiveUpFrame } from '../wildlings/losses.ts';
import { other, type BattleFrame } from '../battle-frame.ts';

/** Each skull kills a unit of the other side, whoever has won; the owner chooses. */
export const sufferSkulls: Code<BattleFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    for (const side of [0, 1] as const) {
      const foe = other(side);
      const shown = rules.features.reduce((sum, { icons }) => sum + (icons?.(frame, foe, 'skulls') ?? 0), 0);
      const need = answer(game.open, rules, frame, 'skulls', shown, { side: foe });
      if (need === 0 || answer(game.open, rules, frame, 'unharmed', false, { side })) continue;
      const { house } = frame.sides[side];
      game.push<GiveUpFrame>({ run: 'give-up', house, need, where: { area: frame.area }, reason: 'skulls' });
    }
  },
};
