import type { Problem } from '@corvo/core';
import { type OrderId, type OrdersAsk } from '@corvo/westeros';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { ordersOf, tokensLeft } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import { facesOf, isOfExtras, pickToken, placeOrder, refusedToken } from '../gestures/orders.ts';
import type { MapHandle } from '../map/index.ts';
import { OrderToken } from '../pieces/OrderToken.tsx';

/** A finger or a mouse that has moved so far is dragging. */
const SLACK = 6;
/** A finger that has rested so long on a token has lifted it, and may go any way: a quicker one scrolls the row. */
const LIFTED_AFTER = 250; // milliseconds

interface Drag {
  readonly order: OrderId;
  readonly x: number;
  readonly y: number;
}

/** Every token that may be used, to be clicked or dragged; how many are left, and how many stars. */
export function OrdersDock({ desk, map }: { desk: Desk; map: () => MapHandle | null }) {
  const { rules, say, props } = desk;
  const ask = desk.ask as OrdersAsk;
  const orders = ordersOf(props.draft);
  const faces = facesOf(desk);
  const isSingle = isOfExtras(desk);
  const stars = Object.values(orders).filter(order => rules.board.order[order]?.star === true).length;
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<Drag | null>(null); // where it began; a press that moves nothing draws nothing
  const wasDragged = useRef(false);
  const lifting = useRef(0); // the timer
  const isLifted = useRef(false);
  const row = useRef<HTMLUListElement>(null);
  const now = useRef(desk);
  now.current = desk;

  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const from = pressed.current;
      if (from === null) return;
      wasDragged.current ||= Math.hypot(x - from.x, y - from.y) > SLACK;
      if (!wasDragged.current) return;
      clearTimeout(lifting.current);
      setDrag({ order: from.order, x, y });
    };
    const end = (): void => {
      clearTimeout(lifting.current);
      isLifted.current = false;
      pressed.current = null;
      setDrag(null);
    };
    const drop = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const order = pressed.current?.order;
      const isPutBack = isLifted.current && !wasDragged.current;
      end();
      if (order !== undefined && isPutBack) {
        wasDragged.current = true; // not every browser lets a click follow a long press
        pickToken(now.current, order);
        return;
      }
      const area = order !== undefined && wasDragged.current ? map()?.areaUnder(clientX, clientY) : undefined;
      if (order !== undefined && area !== undefined) placeOrder(now.current, area, order);
    };
    // A lifted token must not scroll the row. React's own touch listeners are passive and may not prevent that, so this
    // one is added by hand.
    const hold = (event: TouchEvent): void => {
      if (isLifted.current && event.cancelable) event.preventDefault();
    };
    const tokens = row.current;
    tokens?.addEventListener('touchmove', hold, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    return () => {
      clearTimeout(lifting.current);
      tokens?.removeEventListener('touchmove', hold);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
    };
  }, [map]);

  const begin = (event: PointerEvent, order: OrderId, left: number): void => {
    wasDragged.current = false;
    if (event.button !== 0 || left === 0) return;
    const from = { order, x: event.clientX, y: event.clientY };
    pressed.current = from;
    if (event.pointerType === 'mouse') return;
    clearTimeout(lifting.current); // a second finger
    lifting.current = window.setTimeout(() => {
      isLifted.current = true;
      setDrag(from);
    }, LIFTED_AFTER);
  };
  const dragged = drag && rules.board.order[drag.order];
  return (
    <div className="wt-tokens">
      <ul ref={row} onContextMenu={event => pressed.current && event.preventDefault()}>
        {faces.map(face => {
          const order = rules.board.order[face];
          if (order === undefined) return null;
          const left = Math.max(0, tokensLeft(ask, orders, '', face));
          const refused = refusedToken(desk, face);
          const isClosed = left === 0 || refused !== undefined;
          return (
            <li key={face}>
              <button
                type="button"
                aria-pressed={desk.token === face}
                aria-disabled={isClosed}
                title={refused === undefined ? props.words.say(`order.${face}.text`) : props.words.problem(refused)}
                // Where no star is left it may still take the place of another star: the drop says.
                onPointerDown={event => begin(event, face, left)}
                onClick={({ detail }) => {
                  const isByKey = detail === 0; // a drag ends with a click of its own, which is none
                  if (isByKey || !wasDragged.current) pickToken(desk, face);
                }}
              >
                <OrderToken order={order} size={42} />
                <span className={isSingle ? 'wt-once' : 'sr-only'}>{props.words.say(`order.${face}`)}</span>
                <small>{leftOf(desk, left, refused)}</small>
                {refused !== undefined && <span className="sr-only">{props.words.problem(refused)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="wt-stars">
        <b>
          {isSingle
            ? say('orders.once')
            : desk.why === 'orders'
              ? say('orders.stars', { used: stars, stars: ask.stars })
              : say('orders.stars-left', { count: ask.stars })}
        </b>
        {desk.why === 'orders' && (
          <span>{say('orders.placed', { count: Object.keys(orders).length, most: ask.areas.length })}</span>
        )}
        {desk.why === 'orders' && Object.keys(orders).length === 0 && desk.check({ orders: {} }) === undefined && (
          <button type="button" className="btn small quiet" onClick={() => desk.lay({ orders: {} })}>
            {say('orders.none')}
          </button>
        )}
      </p>
      {dragged && drag && (
        <span className="wt-dragged" style={{ left: drag.x, top: drag.y }}>
          <OrderToken order={dragged} size={48} />
        </span>
      )}
    </div>
  );
}

/** How many there are to be had, or in few words why it cannot be used; the whole sentence comes when it is tried. */
function leftOf({ say }: Desk, left: number, refused: Problem | undefined): string {
  const reason = refused === undefined ? undefined : IN_SHORT[refused.code];
  if (reason !== undefined) return say(reason);
  return say('orders.left', { count: left });
}

const IN_SHORT: Readonly<Record<string, string>> = {
  'order-banned': 'orders.banned',
  'too-many-stars': 'orders.no-star',
  'no-star-left': 'orders.no-star',
  'order-on-the-map': 'orders.on-map',
};
