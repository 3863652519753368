import { count, HOUSES, SIZE, type Open } from '@corvo/hand-of-the-king';
import { HouseChip, SeatMark } from '../../base/art/index.ts';
import type { BoardProps } from '../../kit/kit.ts';
import type { Preview } from './preview.ts';

/** The seven banners in one line, where the whole table of counts does not fit beside the court. */
export function HouseStrip({ view, words, preview }: BoardProps & { preview: Preview | undefined }) {
  const open = view.open as Open;
  const me = view.seat ?? open.seats[0] ?? '';
  return (
    <ul className="hk-strip" aria-label={words.t('banners-now')}>
      {HOUSES.map(house => {
        const move = preview?.banners.find(banner => banner.house === house);
        const holder = move === undefined ? open.banners[house] : move.to;
        const gain = preview?.gains[`${me} ${house}`] ?? 0;
        const said = words.t('strip-house', {
          house: words.say(`house.${house}.full`),
          count: count(open, me, house),
          size: SIZE[house],
          holder: open.banners[house] === null ? words.t('nobody') : words.nameOf(open.banners[house]),
        });
        return (
          <li key={house} className={move === undefined ? '' : 'moving'} aria-label={said}>
            <span className="hk-strip-house" data-place={`strip:${house}`}>
              <HouseChip house={house} size={28} />
              {holder !== null && <SeatMark place={open.seats.indexOf(holder)} size={18} />}
            </span>
            <small aria-hidden>
              {count(open, me, house) + gain}/{SIZE[house]}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
