import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from '../desk.ts';
import type { MapHandle } from '../map/index.ts';
import { Dock } from './Dock.tsx';

interface Props {
  readonly desk: Desk;
  readonly next: string; // what to do now
  readonly map: () => MapHandle | null;
}

/**
 * The dock, a moment behind the map: what a click lights is seen first. Another question does not wait, and whoever
 * reaches into the dock finds it up to date, however quick they are.
 */
export function DockBehind({ desk, next, map }: Props) {
  const now = useMemo(() => ({ desk, next }), [desk, next]);
  const before = useDeferredValue(now);
  const [hurried, hurry] = useState(now);
  const shown = hurried === now || before.desk.props.request !== desk.props.request ? now : before;
  const catchUp = (): void => {
    if (shown !== now) flushSync(() => hurry(now));
  };
  return (
    <div
      className="wt-under"
      aria-busy={shown === now ? undefined : true}
      onPointerDownCapture={catchUp}
      onKeyDownCapture={catchUp}
      onClickCapture={catchUp} // of a screen reader there is nothing else
    >
      <Dock {...shown} map={map} />
    </div>
  );
}
