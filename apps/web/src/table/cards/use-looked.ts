import { useCallback, useEffect, useRef, useState } from 'react';

/** A card that is looked at: by a pointer that rests on it, or for good, until it is put away. */
export interface Looked {
  readonly card: string;
  readonly at: DOMRect;
  readonly isHeld: boolean; // was opened by a press or a key, and stays
}

const REST = 700; // how long a pointer rests before a card comes closer, in milliseconds
const PRESS = 450;
const STRAY = 10; // a finger that moves further than this scrolls

/** The card that has the focus, lies around it, or is the only one in it. */
function cardInFocus(cards: string): HTMLElement | null {
  const focused = document.activeElement;
  const inside = focused?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return focused?.closest<HTMLElement>(cards) ?? (inside.length === 1 ? (inside[0]?.closest(cards) ?? null) : null);
}

function isTyping({ target }: Event): boolean {
  const isField = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  return isField || (target instanceof HTMLElement && target.isContentEditable);
}

/** Which card of a game is looked at, by resting on it, by a long press or the other button, or by the key i. */
export function useLooked(game: string): readonly [Looked | null, () => void] {
  const [looked, setLooked] = useState<Looked | null>(null);
  const isHeldNow = useRef(false); // what was opened for good is not replaced by what a pointer crosses meanwhile
  useEffect(() => {
    const cards = `[data-game="${game}"] [data-card]`;
    const cardAt = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(cards) : null;
    let timer: number | undefined;
    let from: PointerEvent | undefined; // where a finger went down
    let isShown = false; // by a pointer that may go on: nothing is asked of React while it crosses a map
    const look = (card: HTMLElement, isHeld: boolean): void => {
      isShown = !isHeld;
      isHeldNow.current = isHeld;
      setLooked({ card: card.dataset['card'] ?? '', at: card.getBoundingClientRect(), isHeld });
    };
    const wait = (card: HTMLElement, time: number, isHeld: boolean): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => look(card, isHeld), time);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      from = undefined;
      if (!isShown) return;
      isShown = false;
      setLooked(now => (now?.isHeld === true ? now : null));
    };
    const over = (event: PointerEvent): void => {
      // A mouse that lies beside the screen is told to be somewhere whenever the page changes, under a finger too.
      if (event.pointerType !== 'mouse' || event.buttons > 0 || from !== undefined || isHeldNow.current) return;
      const card = cardAt(event.target);
      stop();
      if (card !== null) wait(card, REST, false);
    };
    const down = (event: PointerEvent): void => {
      stop();
      const card = cardAt(event.target);
      if (event.pointerType === 'mouse' || card === null) return;
      from = event;
      wait(card, PRESS, true);
    };
    const move = (event: PointerEvent): void => {
      if (
        from?.pointerId === event.pointerId &&
        Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STRAY
      )
        stop();
    };
    /** The finger that has brought a card closer does not choose it as well when it is lifted. */
    const click = (event: MouseEvent): void => {
      if (cardAt(event.target) === null || document.querySelector('.loupe[role=dialog]') === null) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: MouseEvent): void => {
      const card = cardAt(event.target);
      if (card === null) return;
      event.preventDefault();
      look(card, true);
    };
    const key = (event: KeyboardEvent): void => {
      const card = event.key.toLowerCase() === 'i' && !isTyping(event) ? cardInFocus(cards) : null;
      stop();
      if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      look(card, true);
    };
    const heard = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['contextmenu', menu],
      ['keydown', key],
    ] as const;
    for (const [type, listen] of heard) document.addEventListener(type, listen as EventListener);
    document.addEventListener('click', click, true);
    return () => {
      window.clearTimeout(timer);
      for (const [type, listen] of heard) document.removeEventListener(type, listen as EventListener);
      document.removeEventListener('click', click, true);
    };
  }, [game]);
  const putAway = useCallback(() => {
    isHeldNow.current = false;
    setLooked(null);
  }, []);
  return [looked, putAway];
}
