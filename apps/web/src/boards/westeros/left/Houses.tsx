import { castlesOf, numberFor, seatOf, type HouseId } from '@corvo/westeros';
import { useState } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { BoardProps } from '../../../kit/kit.ts';
import { standIn } from '../../../kit/stand-in.ts';
import { housesIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { useLazy } from '../../../base/lazy/lazy.ts';
import { laterPart } from '../later-part.ts';
import type { HouseMoreProps } from './HouseMore.tsx';

/** A number beside a house, with its drawing. */
export interface Figure {
  readonly art: string;
  readonly value: number;
  readonly name: string;
}

interface Props extends Pick<BoardProps, 'game' | 'view' | 'words' | 'sitters' | 'time'> {
  readonly realm: Realm;
  readonly say: Speak;
  /** What a house strives for, where that is no castles. */
  readonly goal?: ((house: HouseId) => Figure | undefined) | undefined;
}

/** Every house in the order of play: who plays it, and what it has. Opens to its cards and armies. */
export function Houses(props: Props) {
  const { game, view, realm } = props;
  const [shown, setShown] = useState<HouseId | null>(null);
  const deciding = game.waiting(view.open).filter(({ answered }) => !answered);
  return (
    <ul className="wt-houses">
      {housesIn(realm.open).map(house => {
        const seat = seatOf(realm.open, house);
        return (
          <HouseRow
            key={house}
            {...props}
            house={house}
            isDeciding={view.open.outcome === null && deciding.some(asked => asked.seat === seat)}
            isShown={shown === house}
            onShow={() => setShown(shown === house ? null : house)}
          />
        );
      })}
    </ul>
  );
}

interface RowProps extends Props {
  readonly house: HouseId;
  readonly isDeciding: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function HouseRow(props: RowProps) {
  const { house, realm, words, say, sitters, time, isDeciding, isShown, onShow } = props;
  const { open, rules } = realm;
  const state = open.houses[house];
  if (state === undefined) return null;
  const sitter = sitters.find(({ seat }) => seat === state.seat);
  const castles = castlesOf(open, rules, house);
  const name = words.say(`house.${house}`);
  // Where nobody in particular sits, the seat has only the name of the house, which stands there already.
  const sitting = [name, house].includes(sitter?.name ?? name) ? '' : (sitter?.name ?? '');
  const who = house === realm.mine && sitter?.bot == null ? words.t('seat-you') : sitting;
  const instead = sitter && standIn(sitter);
  const figures = [
    props.goal?.(house) ?? {
      art: 'castle',
      value: castles,
      name: say('left.castles', { count: castles, most: numberFor(rules, house, 'castlesToWin') }),
    },
    { art: 'power', value: state.power, name: say('left.power', { count: state.power }) },
    { art: 'westeros-card', value: state.hand.length, name: say('left.cards', { count: state.hand.length }) },
  ];
  return (
    <li className={`${isDeciding ? 'now' : ''} ${isShown ? 'open' : ''}`} data-place={`player:${state.seat}`}>
      <button type="button" className="wt-house" aria-expanded={isShown} onClick={onShow}>
        <HouseChip house={house} size={38} />
        <span className="wt-house-who">
          <b>{name}</b>
          {who !== '' && <small>{who}</small>}
          {instead !== undefined && <small>{words.t(instead)}</small>}
          {sitter?.present === false && !sitter.resigned && <small className="away">{words.t('seat-away')}</small>}
          {isDeciding && <small className="deciding">{words.t('seat-decides')}</small>}
          {time?.has(state.seat) && <small>{time.get(state.seat)}</small>}
        </span>
        {figures.map(({ art, value, name: said }) => (
          <span key={art} className="wt-figure" title={said}>
            <Art name={art} label={said} />
            <b aria-hidden>{value}</b>
          </span>
        ))}
      </button>
      {isShown && <More house={house} realm={realm} words={words} say={say} />}
    </li>
  );
}

/** Nobody opens a house before the board stands: what it opens to comes later. */
function More(props: HouseMoreProps) {
  const later = useLazy(laterPart, true);
  return later && <later.HouseMore {...props} />;
}
