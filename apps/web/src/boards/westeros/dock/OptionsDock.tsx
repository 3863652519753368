import type { OptionAsk } from '@corvo/core';
import { battleNow, strengthOf } from '@corvo/westeros';
import { neutralNow, type NeutralNow } from '@corvo/westeros/aids';
import { HouseChip } from '../../../base/art/index.ts';
import { chosen } from '../../../kit/asks/draft.ts';
import { battleAfter } from '../battle/answered.ts';
import type { Desk } from '../desk.ts';
import type { Speak } from '../speak.ts';
import { PledgeDock } from './PledgeDock.tsx';
import { pledgesOf } from './pledges.ts';

/** Every answer as a button, with what both sides of a battle would then have. */
export function OptionsDock({ desk }: { desk: Desk }) {
  const { open, rules, mine, why, props, say } = desk;
  const ask = desk.ask as OptionAsk;
  const [now] = chosen(ask, props.draft);
  const pledges = pledgesOf(ask.from);
  if (pledges !== undefined) return <PledgeDock desk={desk} pledges={pledges} />;
  const battle = battleNow(open);
  const assault = neutralNow(open, rules);
  return (
    <div className="wt-options" role="radiogroup" aria-label={props.words.ask(why)}>
      {ask.from.map(option => {
        const after = battle && battleAfter(battle, { why, mine, option });
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
            <b>{props.words.choice(open, why, { option })}</b>
            {assault && <small>{neutralAfter(assault, option, say)}</small>}
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

/** What a march on a neutral force would have with this answer. */
function neutralAfter({ house, sheet: { total, force, help } }: NeutralNow, option: string, say: Speak): string {
  const given = help.find(({ area }) => option === `${area} for attacker`)?.value ?? 0;
  return say('option.neutral', { house, total: total + given, force });
}
