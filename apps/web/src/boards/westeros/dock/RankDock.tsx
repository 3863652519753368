import { isPlainObject, type RankingAsk } from '@corvo/core';
import { houseOf } from '@corvo/westeros';
import { HouseChip } from '../../../base/art/index.ts';
import { moved } from '../../../kit/asks/draft.ts';
import type { Desk } from '../desk.ts';

/** Houses to be put in order, the first one highest. */
export function RankDock({ desk }: { desk: Desk }) {
  const { props, open } = desk;
  const { words, draft } = props;
  const { of } = desk.ask as RankingAsk;
  const given = isPlainObject(draft) && Array.isArray(draft['ranking']) ? (draft['ranking'] as string[]) : of;
  return (
    <ol className="wt-rank">
      {given.map((seat, index) => (
        <li key={seat}>
          <b>{index + 1}</b>
          <HouseChip house={open.seats.includes(seat) ? houseOf(open, seat) : seat} size={30} />
          <span>{words.thing(seat)}</span>
          {([-1, 1] as const).map(by => (
            <button
              key={by}
              type="button"
              disabled={given[index + by] === undefined}
              aria-label={words.t(by < 0 ? 'rank-up' : 'rank-down', { what: words.thing(seat) })}
              onClick={() => desk.lay({ ranking: [...moved(given, index, by)] })}
            >
              {by < 0 ? '←' : '→'}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
