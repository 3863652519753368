import type { AreaId, OrdersAsk } from '@corvo/westeros';
import { useDeferredValue, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import type { Desk } from '../desk.ts';
import type { MapHandle } from '../map/index.ts';
import { OrderWheel } from './OrderWheel.tsx';

/** Is told which area is being looked at: that one will be clicked. */
export type WheelEye = (area: AreaId | undefined) => void;

interface Props {
  readonly desk: Desk;
  readonly eye: Ref<WheelEye>;
  readonly map: () => MapHandle | null;
  readonly onClose: (isDone: boolean) => void;
}

/** The wheel of orders, made ready unseen and in no hurry: of all its tokens a click has only to show them. */
export function WheelReady({ desk, eye, map, onClose }: Props) {
  const [looked, look] = useState<AreaId>();
  useImperativeHandle(eye, () => look);
  const { areas } = desk.ask as OrdersAsk;
  const area = desk.area ?? areas.find(id => id === looked) ?? areas[0];
  const now = useMemo(() => ({ desk, area }), [desk, area]);
  const before = useDeferredValue<typeof now | undefined>(now, undefined);
  const isShown = desk.area !== null;
  const made = isShown ? now : before;
  if (made?.area === undefined) return null;
  const { x, y } = map()?.pointOf(made.area) ?? {};
  const { width = 0, height = 0 } = map()?.frame() ?? {};
  // Only numbers and one stable function as props: else React would draw it together with the map instead of after it.
  return <OrderWheel {...made} {...{ area: made.area, isShown, x, y, width, height, onClose }} />;
}
