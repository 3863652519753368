import { HOUSES, type CharacterId, type Open } from '@corvo/hand-of-the-king';
import { useEffect, useRef } from 'react';
import { HouseChip, SeatMark } from '../../base/art/index.ts';
import { Face } from '../../base/pictures/Face.tsx';
import { chosen, isPicking, toggle } from '../../kit/asks/draft.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { splitName } from './drawings.ts';
import { targetsOf } from './targets.ts';

/** The play areas: who has gathered whom. Cards that may be chosen are buttons. */
export function Areas({ view, words, request, draft, onDraft }: BoardProps) {
  const open = view.open as Open;
  const targets = targetsOf(open, request);
  const picked = request === undefined ? [] : chosen(request.ask, draft);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void root.current?.querySelector('.hk-pick')?.scrollIntoView({ block: 'center' });
  }, [request?.id]);

  const name = (character: CharacterId) => {
    const full = words.say(`character.${character}`);
    const [first] = splitName(full);
    if (!targets.cards.has(character) || request === undefined || !isPicking(request.ask))
      return (
        <span key={character} data-card={character}>
          <Face of={character} />
          {first}
        </span>
      );
    const { ask } = request;
    return (
      <button
        key={character}
        type="button"
        className="hk-pick"
        data-card={character}
        aria-label={full}
        aria-pressed={picked.includes(character)}
        onClick={() => onDraft(toggle(ask, draft, character))}
      >
        <Face of={character} />
        {first}
      </button>
    );
  };

  return (
    <div className="hk-areas" ref={root}>
      <h2 className="lab">{words.t('panel-areas')}</h2>
      {open.seats.map((seat, place) => {
        const area = open.areas[seat];
        const houses = HOUSES.filter(house => (area?.characters[house].length ?? 0) > 0);
        return (
          <section
            key={seat}
            className={seat === view.seat ? 'mine' : ''}
            aria-label={words.t('area-of', { name: words.nameOf(seat) })}
          >
            <h3>
              <SeatMark place={place} size={20} />
              {words.nameOf(seat)}
            </h3>
            {houses.length === 0 && area?.kept.length === 0 && <p className="hk-none">{words.t('area-empty')}</p>}
            <ul>
              {houses.map(house => (
                <li key={house}>
                  <HouseChip house={house} size={20} label={words.say(`house.${house}`)} />
                  <span className="hk-names">{area?.characters[house].map(name)}</span>
                </li>
              ))}
              {area?.kept.map(({ companion, house }) => (
                <li key={companion}>
                  <HouseChip house={house} size={20} label={words.say(`house.${house}`)} />
                  <span className="hk-names">
                    <em data-card={companion}>
                      <Face of={companion} />
                      {words.say(`companion.${companion}`)}
                    </em>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
