import type { AreaId } from '@corvo/westeros';
import { memo, type FocusEvent, type KeyboardEvent } from 'react';
import type { Highlight } from './props.ts';

/** What can be done with an area; one object for the whole life of the map. */
export interface AreaGestures {
  click(area: AreaId): void;
  key(area: AreaId, event: KeyboardEvent): void;
  focus(area: AreaId, event: FocusEvent): void;
  blur(): void;
  look(area: AreaId | undefined): void;
}

interface Props {
  readonly id: AreaId;
  readonly d: string | undefined;
  readonly highlight: Highlight | undefined;
  readonly label: string;
  readonly isTabStop: boolean;
  readonly on: AreaGestures;
}

/** An area as a button. Drawn again only when it changes: a click lights a few out of sixty. */
export const AreaButton = memo(function AreaButton({ id, d, highlight, label, isTabStop, on }: Props) {
  return (
    <path
      d={d}
      data-area={id}
      data-once // a click that closes something over it may be the first of two
      className={`wm-area ${highlight ? `wm-${highlight}` : ''}`}
      role="button"
      aria-label={label}
      aria-pressed={highlight === 'selected' ? true : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => on.click(id)}
      onKeyDown={event => on.key(id, event)}
      onFocus={event => on.focus(id, event)}
      onBlur={() => on.blur()}
      onPointerEnter={event => event.pointerType === 'mouse' && on.look(id)}
      onPointerLeave={event => event.pointerType === 'mouse' && on.look(undefined)}
    />
  );
});
