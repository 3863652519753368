import {
  castlesOf,
  crownsOf,
  explainSupply,
  numberFor,
  ordersLeft,
  poolOf,
  seatOf,
  type HouseId,
} from '@corvo/westeros';
import { useState } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { BoardProps } from '../../../kit/kit.ts';
import { CardLine } from '../pieces/HouseCard.tsx';
import { housesIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';

interface Props extends Pick<BoardProps, 'game' | 'view' | 'words' | 'sitters'> {
  readonly realm: Realm;
  readonly say: Speak;
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
  const { house, realm, words, say, sitters, isDeciding, isShown, onShow } = props;
  const { open, rules } = realm;
  const state = open.houses[house];
  if (state === undefined) return null;
  const sitter = sitters.find(({ seat }) => seat === state.seat);
  const castles = castlesOf(open, rules, house);
  const name = words.say(`house.${house}`);
  // Where nobody in particular sits, the seat has only the name of the house, which stands there already.
  const sitting = [name, house].includes(sitter?.name ?? name) ? '' : (sitter?.name ?? '');
  const who = house === realm.mine && sitter?.bot == null ? words.t('seat-you') : sitting;
  const figures = [
    {
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
          {sitter?.present === false && <small className="away">{words.t('seat-away')}</small>}
          {isDeciding && <small className="deciding">{words.t('seat-decides')}</small>}
        </span>
        {figures.map(({ art, value, name: said }) => (
          <span key={art} className="wt-figure" title={said}>
            <Art name={art} label={said} />
            <b aria-hidden>{value}</b>
          </span>
        ))}
      </button>
      {isShown && <HouseMore house={house} realm={realm} words={words} say={say} />}
    </li>
  );
}

/** Cards in hand and used, armies against supply, what is left to muster. */
function HouseMore({ house, realm: { open, rules }, words, say }: Pick<RowProps, 'house' | 'realm' | 'words' | 'say'>) {
  const state = open.houses[house];
  if (state === undefined) return null;
  const supply = explainSupply(open, rules, house);
  const pool = rules.board.kinds.map(kind => [kind, poolOf(open, rules, house, kind)] as const);
  const singles = Object.entries(ordersLeft(open, rules, house)).filter(([, count]) => count > 0);
  const list = (cards: readonly string[]) =>
    cards.map(id => {
      const card = rules.board.card[id];
      return card && <CardLine key={id} card={card} words={words} />;
    });
  return (
    <div className="wt-house-more">
      <p className={supply.fits ? '' : 'bad'}>
        {say('left.armies', {
          armies: supply.armies.length === 0 ? '–' : supply.armies.join(', '),
          allowed: supply.allowed.length === 0 ? '–' : supply.allowed.join(', '),
        })}
      </p>
      <p>{say('left.income', { count: crownsOf(open, rules, house) })}</p>
      <p>
        {say('left.pool')}{' '}
        {pool
          .map(([kind, count]) => `${count} ${words.say(`unit.${kind}_${count === 1 ? 'one' : 'other'}`)}`)
          .join(', ')}
      </p>
      {singles.length > 0 && (
        <p>
          {say('left.singles')} {singles.map(([id, count]) => `${count} ${words.say(`order.${id}`)}`).join(', ')}
        </p>
      )}
      <h3>{say('left.hand')}</h3>
      <ul>{list(state.hand)}</ul>
      {state.discards.length > 0 && <h3>{say('left.discards')}</h3>}
      {state.discards.length > 0 && <ul className="wt-used">{list(state.discards)}</ul>}
    </div>
  );
}
