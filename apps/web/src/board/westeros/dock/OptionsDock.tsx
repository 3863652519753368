import type { OptionAsk } from '@corvo/core';
import { battleNow, strengthOf, type BattleFrame } from '@corvo/westeros';
import { HouseChip } from '../../../art/index.ts';
import { chosen } from '../../../asks/draft.ts';
import { sideOf, suppose } from '../battle/sheet.ts';
import type { Desk } from '../desk.ts';

/** The battle as this answer would make it, where it is about a battle. */
function battleAfter(desk: Desk, battle: BattleFrame, option: string): BattleFrame | undefined {
  const [, area, helped] = /^(\S+) for (attacker|defender|nobody)$/.exec(option) ?? [];
  if (area !== undefined)
    return suppose(battle, { support: { area, side: helped === 'attacker' ? 0 : helped === 'defender' ? 1 : -1 } });
  const side = sideOf(battle, desk.mine);
  if (desk.why !== 'blade' || side === undefined) return undefined;
  return option === 'use' ? suppose(battle, { blade: side }) : battle;
}

/** Every answer as a button, with what both sides of a battle would then have. */
export function OptionsDock({ desk }: { desk: Desk }) {
  const { open, rules, props, say } = desk;
  const ask = desk.ask as OptionAsk;
  const [now] = chosen(ask, props.draft);
  const battle = battleNow(open);
  return (
    <div className="wt-options" role="radiogroup" aria-label={props.words.ask(desk.why)}>
      {ask.from.map(option => {
        const after = battle && battleAfter(desk, battle, option);
        const house = Object.hasOwn(open.houses, option) ? option : undefined;
        return (
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={now === option}
            onPointerEnter={() => props.onPeek({ option })}
            onPointerLeave={() => props.onPeek(null)}
            onClick={() => desk.lay(now === option ? null : { option })}
          >
            {house !== undefined && <HouseChip house={house} size={26} />}
            <b>{props.words.choice(open, desk.why, { option })}</b>
            {after && (
              <small>
                {say('option.totals', {
                  attacker: after.sides[0].house,
                  defender: after.sides[1].house,
                  attack: strengthOf(open, rules, after, 0),
                  defence: strengthOf(open, rules, after, 1),
                })}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}
