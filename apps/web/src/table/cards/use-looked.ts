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

/** The cards that can be seen within a part of the page, each once: some lie in several places. */
function cardsIn(part: ParentNode, cards: string): HTMLElement[] {
  const seen = new Map<string, HTMLElement>();
  for (const card of part.querySelectorAll<HTMLElement>(cards)) {
    const id = card.dataset['card'] ?? '';
    if (!seen.has(id) && card.checkVisibility({ visibilityProperty: true })) seen.set(id, card);
  }
  return [...seen.values()];
}

/** The card that has the focus or lies around it, else the first of those nearest to it: from there one goes on to all. */
function cardInFocus(game: string, cards: string): HTMLElement | undefined {
  const focused = document.activeElement;
  // A page of the rulebook may have the cards of two games: they belong to the one in which the keyboard is.
  const table = focused?.closest<HTMLElement>('[data-game]') ?? document.querySelector<HTMLElement>('[data-game]');
  if (table?.dataset['game'] !== game || focused?.closest('.loupe') !== null) return undefined;
  for (let part: Element | null = focused; part !== null; part = part.parentElement) {
    const found = part.matches(cards) ? (part as HTMLElement) : cardsIn(part, cards)[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTyping({ target }: Event): boolean {
  const isField = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  return isField || (target instanceof HTMLElement && target.isContentEditable);
}

interface Looking {
  readonly looked: Looked | null;
  readonly putAway: () => void;
  /** Goes on to another card of the page, from the last one to the first. */
  readonly step: (by: 1 | -1) => void;
}

const seenAt = (card: HTMLElement, isHeld: boolean): Looked => ({
  card: card.dataset['card'] ?? '',
  at: card.getBoundingClientRect(),
  isHeld,
});

/** Has the mouse moved? What a page tells itself of a mouse that lies still is rounded. */
const isFar = (
  lying: { readonly x: number; readonly y: number } | undefined,
  { clientX, clientY }: MouseEvent,
): boolean => lying === undefined || Math.abs(lying.x - clientX) > 1 || Math.abs(lying.y - clientY) > 1;

/** Which card of a game is looked at, by resting on it, by a long press or the other button, or by the key i. */
export function useLooked(game: string): Looking {
  const [looked, setLooked] = useState<Looked | null>(null);
  const cards = `[data-game="${game}"] [data-card]`;
  const isHeldNow = useRef(false); // what was opened for good is not replaced by what a pointer crosses meanwhile
  useEffect(() => {
    const cardAt = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(cards) : null;
    let timer: number | undefined;
    let meant: HTMLElement | null = null; // the card that is waited for, or shown
    let from: PointerEvent | undefined; // where a finger went down
    let lying: { readonly x: number; readonly y: number } | undefined; // where the mouse was last
    let isMet = false; // a card came to lie under a mouse that did not move
    let isShown = false; // by a pointer that may go on: nothing is asked of React while it crosses a map
    const look = (card: HTMLElement, isHeld: boolean): void => {
      isShown = !isHeld;
      isHeldNow.current = isHeld;
      setLooked(seenAt(card, isHeld));
    };
    const wait = (card: HTMLElement, time: number, isHeld: boolean): void => {
      window.clearTimeout(timer);
      meant = card;
      timer = window.setTimeout(() => look(card, isHeld), time);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      meant = null;
      from = undefined;
      if (!isShown) return;
      isShown = false;
      setLooked(now => (now?.isHeld === true ? now : null));
    };
    const over = (event: PointerEvent): void => {
      // A mouse that lies beside the screen is told to be somewhere whenever the page changes, under a finger too.
      if (event.pointerType !== 'mouse' || event.buttons > 0 || from !== undefined || isHeldNow.current) return;
      const card = cardAt(event.target);
      // When a dialog closes, what lay under it is told of a mouse that nobody has moved: that is no look at a card.
      const isMoved = isFar(lying, event);
      // Nor is it the end of one where a card stirs under a mouse that rests on it.
      if (!isMoved && card !== null && card === meant) return;
      stop();
      isMet = !isMoved && card !== null;
      if (card !== null && isMoved) wait(card, REST, false);
    };
    const down = (event: PointerEvent): void => {
      stop();
      const card = cardAt(event.target);
      if (event.pointerType === 'mouse' || card === null) return;
      from = event;
      wait(card, PRESS, true);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') {
        const isMoved = isFar(lying, event);
        lying = { x: event.clientX, y: event.clientY };
        const card = isMoved && isMet && !isHeldNow.current ? cardAt(event.target) : null;
        if (card !== null) wait(card, REST, false);
        if (isMoved) isMet = false;
      }
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
      const card = event.key.toLowerCase() === 'i' && !isTyping(event) ? cardInFocus(game, cards) : undefined;
      stop();
      if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
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
  }, [game, cards]);
  const putAway = useCallback(() => {
    isHeldNow.current = false;
    setLooked(null);
  }, []);
  const step = (by: 1 | -1): void => {
    const all = cardsIn(document, cards);
    const next = all.at((all.findIndex(card => card.dataset['card'] === looked?.card) + by) % all.length);
    if (next === undefined) return;
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setLooked(seenAt(next, true));
  };
  return { looked, putAway, step };
}
