import { LIMITS } from '@corvo/protocol';
import { useText, type Say, type TextKey } from '../../base/i18n/index.ts';
import { Limit } from '../../base/ui/Limit.tsx';
import { PlaceMark, placeName, type Order } from './PlaceMark.tsx';
import { readSeat, seatWords, withSeat, writeSeat, type SeatPlan, type Where } from './seat-plan.ts';

interface Props {
  readonly seats: readonly SeatPlan[];
  readonly ids: readonly string[]; // the seats as the game calls them
  readonly order: Order;
  readonly where: Where;
  readonly bots: readonly string[];
  readonly onChange: (seats: SeatPlan[]) => void;
}

export const botName = (t: Say, bot: string): string => t(`bot.${bot}` as TextKey);

function wordText(t: Say, word: string): string {
  if (word.startsWith('bot ')) return t('seat.bot', { level: botName(t, word.slice(4)) });
  return t(`seat.${word}` as TextKey);
}

/** What a seat is; those who listen hear its number too, to keep the rows apart. */
function PlaceText({ seat, place, order }: { seat: string; place: number; order: Order }) {
  const { t } = useText();
  const number = t('seat.number', { n: place + 1 });
  const name = placeName(t, seat, place, order);
  return (
    <>
      {name !== number && <span className="unseen">{number}: </span>}
      {name}
    </>
  );
}

/** Who sits where. */
export function SeatFields({ seats, ids, order, where, bots, onChange }: Props) {
  const { t } = useText();
  return (
    <ol className="seat-list">
      {seats.map((plan, place) => (
        <li key={place}>
          <PlaceMark seat={ids[place] ?? ''} place={place} order={order} size={34} />
          <label className="seat-place" htmlFor={`seat-${place}`}>
            <PlaceText seat={ids[place] ?? ''} place={place} order={order} />
          </label>
          <select
            id={`seat-${place}`}
            className="select"
            value={writeSeat(plan)}
            onChange={event => onChange(withSeat(seats, place, readSeat(event.target.value)))}
          >
            {seatWords(where, bots).map(word => (
              <option key={word} value={word}>
                {wordText(t, word)}
              </option>
            ))}
          </select>
          {plan.kind === 'person' && (
            <>
              <input
                className="input"
                aria-label={t('seat.nameOf', { n: place + 1 })}
                placeholder={t('seat.guest', { n: place + 1 })}
                value={plan.name}
                maxLength={LIMITS.name}
                aria-describedby={`seat-limit-${place}`}
                onChange={event => onChange(withSeat(seats, place, { kind: 'person', name: event.target.value }))}
              />
              <Limit id={`seat-limit-${place}`} text={plan.name} max={LIMITS.name} quiet />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
