import { crownsOf, explainSupply, ordersLeft, poolOf, type HouseId } from '@corvo/westeros';
import { armiesText } from '../armies.ts';
import type { Words } from '../../../kit/words.ts';
import { CardLine } from '../pieces/HouseCard.tsx';
import type { Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';

export interface HouseMoreProps {
  readonly house: HouseId;
  readonly realm: Realm;
  readonly words: Words;
  readonly say: Speak;
}

/** Cards in hand and used, armies against supply, what is left to muster. */
export function HouseMore({ house, realm: { open, rules }, words, say }: HouseMoreProps) {
  const state = open.houses[house];
  if (state === undefined) return null;
  const supply = explainSupply(open, rules, house);
  const kinds = rules.board.kinds.filter(kind => (rules.facts.houses[house]?.pool[kind] ?? 0) > 0);
  const pool = kinds.map(kind => [kind, poolOf(open, rules, house, kind)] as const);
  const singles = Object.entries(ordersLeft(open, rules, house)).filter(([, count]) => count > 0);
  const list = (cards: readonly string[]) =>
    cards.map(id => {
      const card = rules.board.card[id];
      return card && <CardLine key={id} card={card} words={words} />;
    });
  return (
    <div className="wt-house-more">
      <p className={supply.fits ? '' : 'bad'}>{armiesText(say, supply)}</p>
      <p>
        {say(rules.board.ports.length > 0 ? 'left.income' : 'left.income-crowns', {
          count: crownsOf(open, rules, house),
        })}
      </p>
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
