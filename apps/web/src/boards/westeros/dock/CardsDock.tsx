import type { CardAsk, CardsAsk } from '@corvo/core';
import { battleNow, strengthOf } from '@corvo/westeros';
import { useEffect, useRef } from 'react';
import { Face } from '../../../base/pictures/Face.tsx';
import { chosen, toggle } from '../../../kit/asks/draft.ts';
import { cardOn, sideOf, suppose } from '../battle/sheet.ts';
import type { Desk } from '../desk.ts';
import { cardText, CardFace, strengthOn } from '../pieces/HouseCard.tsx';

/** Cards to choose from; in a battle each says what its side would then have. */
export function CardsDock({ desk }: { desk: Desk }) {
  const { rules, open, say, props, mine } = desk;
  const { words } = props;
  const ask = desk.ask as CardAsk | CardsAsk;
  const isMany = ask.kind === 'cards';
  const now = chosen(ask, props.draft);
  const [first] = now;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[aria-checked=true]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [first]);
  const battle = battleNow(open);
  const side = battle && desk.why === 'battle-card' ? sideOf(battle, mine) : undefined;
  const totalWith = (card: string): number | undefined =>
    battle && side !== undefined
      ? strengthOf(open, rules, suppose(battle, { cards: cardOn(side, card) }), side)
      : undefined;
  const textOf = (id: string): string => (words.has(`card.${id}.text`) ? words.say(`card.${id}.text`) : '');
  const isOptional = !isMany && ask.optional;
  const isNone = isOptional && first === undefined && props.draft !== null;
  return (
    <div className="wt-hand" ref={root} role={isMany ? 'group' : 'radiogroup'} aria-label={words.ask(desk.why)}>
      {ask.from.map(id => {
        const card = rules.board.card[id];
        const total = totalWith(id);
        const name = words.say(`card.${id}`);
        return (
          <button
            key={id}
            type="button"
            role={isMany ? 'checkbox' : 'radio'}
            aria-checked={now.includes(id)}
            className="wt-hand-card"
            aria-label={
              card === undefined
                ? `${name}. ${textOf(id)}`
                : `${say('card.read', { name, strength: strengthOn(card), swords: card.swords, towers: card.fortifications })} ${cardText(card, words)} ${total === undefined ? '' : say('card.total', { total })}`
            }
            onPointerEnter={() => !isMany && props.onPeek({ card: id })}
            onPointerLeave={() => props.onPeek(null)}
            onClick={() => desk.lay(toggle(ask, props.draft, id))}
          >
            {card ? (
              <CardFace
                card={card}
                words={words}
                total={total === undefined ? undefined : say('card.total', { total })}
              />
            ) : (
              <PlainCard id={id} name={name} text={textOf(id)} />
            )}
          </button>
        );
      })}
      {isOptional && (
        <button
          type="button"
          role="radio"
          aria-checked={isNone}
          className="wt-hand-none"
          onClick={() => desk.lay({ card: null })}
        >
          {words.choice(open, desk.why, { card: null })}
        </button>
      )}
    </div>
  );
}

/** A card that belongs to no house: its picture, its name and what it says. */
function PlainCard({ id, name, text }: { readonly id: string; readonly name: string; readonly text: string }) {
  return (
    <span className="wt-card wt-card-plain" data-card={id}>
      <Face of={id} size="wide" />
      <span className="wt-card-body">
        <b className="wt-card-name">{name}</b>
        {text !== '' && <span className="wt-card-text">{text}</span>}
      </span>
    </span>
  );
}
