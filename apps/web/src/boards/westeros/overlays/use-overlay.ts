import type { AreaId } from '@corvo/westeros';
import { useEffect, useMemo, useState } from 'react';
import { isEscapeFor } from '../escape.ts';
import { housesIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import type { overlayOf } from './facts.ts';
import { isAboutArea, OVERLAYS, type Overlay, type OverlayId, type OverlayTarget } from './overlay.ts';

/** The overlays of one table: which one is open, what it is about, and what it says. */
export interface Overlays {
  readonly isOpen: boolean; // the panel is there
  readonly id: OverlayId | null; // and shows this
  readonly target: OverlayTarget;
  readonly shown: Overlay | undefined;
  readonly takesAreas: boolean; // pointing at the map is a question to the overlay
  open(): void;
  close(): void;
  toggle(id: OverlayId): void;
  about(target: Partial<OverlayTarget>): void;
  /** A key that was pressed on the board; true where it meant an overlay. */
  key(event: React.KeyboardEvent): boolean;
}

interface Held {
  readonly isOpen: boolean;
  readonly id: OverlayId | null;
  readonly area: AreaId | null;
  readonly house: string | null;
}

const CLOSED: Held = { isOpen: false, id: null, area: null, house: null };

/** Where the same keys mean something else: what is typed, and what stands over the map. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input,select,textarea,dialog,[role=dialog]') !== null;

/** `look` makes an overlay; without it, as long as it is being fetched, the panel is empty. */
export function useOverlay(realm: Realm, say: Speak, look: typeof overlayOf | undefined): Overlays {
  const [held, setHeld] = useState(CLOSED);
  const { open, rules, mine } = realm;
  const { isOpen, id, area } = held;
  const house = held.house ?? mine ?? housesIn(open)[0] ?? '';
  const shown = useMemo(
    () => (id === null ? undefined : look?.(id, { open, rules, mine }, { area, house }, say)),
    [id, open, rules, mine, area, house, say, look],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before the page hears it: Escape closes what lies on top, and leaves an answer that is being made alone.
    const onKey = (event: KeyboardEvent): void => {
      if (!isEscapeFor('.wt-over', event)) return;
      event.preventDefault();
      setHeld(CLOSED);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
  const toggle = (next: OverlayId): void =>
    setHeld(now => ({ ...now, isOpen: true, id: now.id === next ? null : next }));
  return {
    isOpen,
    id,
    target: { area, house },
    shown,
    takesAreas: look !== undefined && id !== null && isAboutArea(id),
    open: () => setHeld(now => ({ ...now, isOpen: true })),
    close: () => setHeld(CLOSED),
    toggle,
    about: target => setHeld(now => ({ ...now, ...target })),
    key(event) {
      const next = OVERLAYS[Number(event.key) - 1];
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
      event.preventDefault();
      toggle(next);
      return true;
    },
  };
}
