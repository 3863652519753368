import type { AreaId, OrderId, OrdersAsk } from '@corvo/westeros';
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ordersOf, withOrder } from '../asks/drafts.ts';
import { ClauseLink } from '../../../kit/DecisionParts.tsx';
import type { Desk } from '../desk.ts';
import { facesOf, placeOrder, refusedOrders } from '../gestures/orders.ts';
import { OrderToken } from '../pieces/OrderToken.tsx';

interface Props {
  readonly desk: Desk;
  readonly area: AreaId;
  readonly isShown: boolean;
  readonly x: number | undefined; // of the area, in the frame of the map
  readonly y: number | undefined;
  readonly width: number; // how much room there is
  readonly height: number;
  readonly onClose: (isDone: boolean) => void;
}

const RADIUS = 104;
const TOKEN = 50;
const HALF = TOKEN / 2 + 1; // of its button
const EDGE = RADIUS + TOKEN / 2 + 10;
const SIDE = 160; // half of what is written under it
const FOOT = 210; // down to the end of it
const LONG_FOOT = 282; // orders that are played once have more to say

/** Does something once the next picture is on the screen, unless that is called off. */
function afterFrame(task: () => void): () => void {
  let timer: number;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** The orders around the area they are for. Arrows go round, Enter lays one down, Escape leaves. */
export const OrderWheel = memo(function OrderWheel(wheel: Props) {
  const { desk, area, isShown, width, height, onClose } = wheel;
  const { rules, mine, say, props } = desk;
  const { words, game } = props;
  const ask = desk.ask as OrdersAsk;
  const orders = ordersOf(props.draft);
  const faces = facesOf(desk);
  const isSingle = rules.board.order[faces[0] ?? '']?.extra === true;
  const of = isShown ? area : '';
  const [eyed, setEyed] = useState({ of, order: '' });
  const looked = (eyed.of === of && eyed.order) || (orders[area] ?? faces[0] ?? '');
  const setLooked = (order: OrderId): void => setEyed({ of, order });
  const root = useRef<HTMLDivElement>(null);

  const lookedNow = useRef(looked);
  lookedNow.current = looked;
  // By hand, not by a property: whoever points sees the wheel first, and can reach it with the next picture. To be
  // reached and focused, all of it has to be styled and laid out anew.
  useLayoutEffect(() => {
    const circle = root.current;
    if (circle === null) return;
    if (of === '') {
      circle.inert = true;
      return;
    }
    const enter = (): void => {
      circle.inert = false;
      circle.querySelector<HTMLElement>(`[data-order="${lookedNow.current}"]`)?.focus({ preventScroll: true });
    };
    // Who comes by keyboard goes on at once.
    if (document.activeElement?.matches(':focus-visible') !== false) return enter();
    return afterFrame(enter);
    // Only when it opens: afterwards the focus is the player's.
  }, [of]);

  // Wherever the focus is: it may not have come here yet.
  useEffect(() => {
    if (of === '') return;
    const onEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose(false);
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, [of, onClose]);

  const kept = ask.most === 1 ? {} : orders;
  const problemOf = (order: OrderId) => refusedOrders(desk, withOrder(kept, area, order));
  const choose = (order: OrderId | ''): void => {
    if (order !== '') setLooked(order);
    placeOrder(desk, area, order);
    if (order === '' || problemOf(order) === undefined) onClose(true);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const next = faces[(faces.indexOf(looked) + step + faces.length) % faces.length] ?? '';
    root.current?.querySelector<HTMLElement>(`[data-order="${next}"]`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const refused = problemOf(looked);
  const lying = desk.open.areas[area]?.orders.find(({ house }) => house === mine)?.order;
  const x = Math.max(SIDE, Math.min(width - SIDE, wheel.x ?? width / 2));
  const y = Math.max(EDGE, Math.min(height - (isSingle ? LONG_FOOT : FOOT), wheel.y ?? height / 2));
  return (
    <div
      className={`wt-circle ${isShown ? 'wt-wheel' : ''}`}
      ref={root}
      role={isShown ? 'dialog' : undefined}
      aria-label={say('wheel.title', { area })}
      style={{ left: x, top: y }}
      onKeyDown={onKey}
    >
      <div className="wt-wheel-ring" aria-hidden />
      {faces.map((face, i) => {
        const order = rules.board.order[face];
        if (order === undefined) return null;
        const angle = (i / faces.length) * 2 * Math.PI - Math.PI / 2;
        const closed = problemOf(face);
        return (
          <button
            key={face}
            type="button"
            data-order={face}
            data-once // an area that is tapped twice may have it under the finger at the second time
            className={closed === undefined ? '' : 'closed'}
            aria-disabled={closed !== undefined}
            aria-pressed={(orders[area] ?? lying) === face}
            aria-label={`${words.say(`order.${face}`)}. ${closed === undefined ? words.say(`order.${face}.text`) : words.problem(closed)}`}
            style={{ left: Math.cos(angle) * RADIUS - HALF, top: Math.sin(angle) * RADIUS - HALF }}
            onFocus={() => setLooked(face)}
            // Only a movement counts: a wheel that opens under a resting mouse shows the token with the focus.
            onPointerMove={event => {
              if (event.movementX !== 0 || event.movementY !== 0) setLooked(face);
            }}
            onClick={() => choose(face)}
          >
            <OrderToken order={order} size={TOKEN} />
          </button>
        );
      })}
      <div className="wt-wheel-hub">
        <b>{words.say(`area.${area}`)}</b>
        <span>{words.say(`order.${looked}`)}</span>
        {orders[area] !== undefined && (
          <button type="button" className="wt-wheel-none" onClick={() => choose('')}>
            {say('wheel.none')}
          </button>
        )}
      </div>
      <p className={`wt-wheel-text ${refused ? 'bad' : ''}`}>
        {refused ? (
          <>
            {words.problem(refused)} <ClauseLink words={words} game={game.id} clause={refused.clause} />
          </>
        ) : (
          words.say(`order.${looked}.text`)
        )}
      </p>
      <button type="button" className="wt-wheel-close" aria-label={say('wheel.close')} onClick={() => onClose(false)}>
        ×
      </button>
    </div>
  );
});
