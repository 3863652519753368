import type { AreaId } from '@corvo/westeros';
import type { Desk } from '../desk.ts';
import { OrderToken } from '../pieces/OrderToken.tsx';

/** Which of several orders is carried out: the same choice as on the map. */
export function Starts({ desk, starts, now }: { desk: Desk; starts: readonly AreaId[]; now: AreaId | undefined }) {
  if (starts.length < 2) return null;
  const { open, rules, mine, props } = desk;
  return (
    <div className="wt-muster-areas" role="radiogroup" aria-label={props.words.ask(desk.why)}>
      {starts.map(area => {
        const lying = open.areas[area]?.orders.find(({ house }) => house === mine);
        const order = lying && rules.board.order[lying.order];
        return (
          <button
            key={area}
            type="button"
            role="radio"
            aria-checked={area === now}
            className="wt-start"
            onClick={() => desk.lay(null, { area })}
          >
            {order && <OrderToken order={order} size={26} />}
            {props.words.say(`area.${area}`)}
          </button>
        );
      })}
    </div>
  );
}
