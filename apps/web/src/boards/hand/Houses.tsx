import { charactersIn, count, HOUSES, SIZE, top, countsOf, type House, type Open } from './facts.ts';
import { Art, HouseChip, SeatMark } from '../../base/art/index.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { Areas } from './Areas.tsx';
import { usePreview } from './Court.tsx';

/** Every house against every seat: counts, banners, and what the looked-at choice would change. */
export function Houses(props: BoardProps) {
  const { view, words } = props;
  const open = view.open as Open;
  const preview = usePreview(props);
  return (
    <>
      <table className="hk-houses">
        <caption className="lab">{words.t('panel-houses')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.t('house')}</span>
            </th>
            {open.seats.map((seat, place) => (
              <th key={seat} scope="col" className={seat === view.seat ? 'me' : ''}>
                <SeatMark place={place} size={24} label={words.nameOf(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOUSES.map(house => {
            const leaders = top(open.seats, countsOf(open, house));
            const move = preview?.banners.find(banner => banner.house === house);
            return (
              <tr key={house}>
                <th scope="row">
                  <span className="hk-house">
                    <HouseChip house={house} size={26} />
                    <span>
                      {words.say(`house.${house}`)}
                      <small>{words.t('in-court', { count: charactersIn(open, house), size: SIZE[house] })}</small>
                    </span>
                  </span>
                </th>
                {open.seats.map(seat => (
                  <Cell
                    key={seat}
                    {...{ house, words }}
                    place={`count:${seat}:${house}`}
                    value={count(open, seat, house)}
                    gain={preview?.gains[`${seat} ${house}`] ?? 0}
                    leads={leaders.includes(seat)}
                    holds={open.banners[house] === seat}
                    gets={move?.to === seat}
                    loses={move !== undefined && move.from === seat}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Areas {...props} />
    </>
  );
}

interface CellProps {
  readonly house: House;
  readonly words: BoardProps['words'];
  readonly place: string;
  readonly value: number;
  readonly gain: number;
  readonly leads: boolean;
  readonly holds: boolean;
  readonly gets: boolean;
  readonly loses: boolean;
}

function Cell({ house, words, place, value, gain, leads, holds, gets, loses }: CellProps) {
  const shown = gain === 0 ? String(value) : `${value + gain}`;
  return (
    <td
      className={`house house-${house} ${leads ? 'leads' : ''} ${gain === 0 ? '' : 'changes'} ${value + gain === 0 ? 'none' : ''}`}
      data-place={place}
    >
      {holds && (
        <span className={`hk-banner ${loses ? 'leaving' : ''}`} data-piece={`banner:${house}`}>
          <Art name="banner" label={words.say(`banner.${house}`)} />
        </span>
      )}
      {gets && (
        <span className="hk-banner coming">
          <Art name="banner" label={words.t('banner-would-come')} />
        </span>
      )}
      <span className="hk-count">{shown}</span>
    </td>
  );
}
