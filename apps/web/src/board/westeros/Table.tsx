import { battleNow, type AreaId, type AreaState, type Board, type MapGeometry } from '@corvo/westeros';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Art } from '../../art/index.ts';
import { ordersOf } from '../../asks/realm.ts';
import type { BoardProps } from '../kit.ts';
import { AreaInfo } from './AreaInfo.tsx';
import { BattleStrip } from './battle/BattlePanel.tsx';
import { useDesk, type Desk } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { OrderWheel } from './dock/OrderWheel.tsx';
import { gestureFor, type Gesture } from './gestures/index.ts';
import { mapWords, WesterosMap, type FaceDown, type MapHandle } from './map/index.ts';
import { areasWith } from './preview.ts';
import { controllersIn } from './realm.ts';
import './westeros.css';

type TableProps = BoardProps & { readonly geometry: MapGeometry };

/** The map with all that lies on it, and under it what the question needs. */
export function Table(props: TableProps) {
  const { game, words, geometry, draft } = props;
  const desk = useDesk(props);
  const { open, rules, mine } = desk;
  const gesture = gestureFor(desk);
  const map = useRef<MapHandle>(null);
  const [info, setInfo] = useState<AreaId | null>(null);
  const [, moved] = useReducer((n: number) => n + 1, 0);

  const controllers = useMemo(() => controllersIn({ open, rules, mine }), [open, rules, mine]);
  const areas = useMemo(() => areasWith(open, rules, mine, desk.why, draft), [open, rules, mine, desk.why, draft]);
  const faceDown = useMemo(() => ownOrders(desk), [mine, desk.why, draft]);
  const highlights = useKept(gesture.highlights);
  const arrows = useKept(gesture.arrows);
  const mapText = useMemo(
    () =>
      mapWords(words.language, game.messages, { printed: rules.board.area, areas, controllers, faceDown, highlights }),
    [words.language, game, rules, areas, controllers, faceDown, highlights],
  );
  const start = useMemo(() => homeOf(open.areas, mine, rules.board), []);
  useShown(map, desk, gesture);

  // The map is large: what is handed to it must not change with every stroke.
  const picked = useRef<(area: AreaId) => void>(() => {});
  picked.current = area => {
    if (desk.ask === undefined) setInfo(area === info ? null : area);
    else gesture.pick(area);
  };
  const onArea = useCallback((area: AreaId) => picked.current(area), []);

  const wheel = desk.ask?.kind === 'orders' ? desk.area : null;
  const closeWheel = (isDone: boolean): void => {
    const area = wheel;
    if (!isDone) desk.hold({ area: null });
    if (area !== null) map.current?.focus(area);
  };
  return (
    <div className="wt">
      <div className="wt-map">
        <WesterosMap
          ref={map}
          geometry={geometry}
          printed={rules.board.area}
          areas={areas}
          orders={rules.board.order}
          words={mapText}
          controllers={controllers}
          faceDown={faceDown}
          highlights={highlights}
          arrows={arrows}
          onArea={onArea}
          onMoved={wheel === null ? NOTHING : moved}
          {...(start.length > 0 ? { start } : {})}
        />
        <BattleStrip game={game} view={props.view} words={words} />
        {wheel !== null && (
          <OrderWheel key={wheel} desk={desk} area={wheel} at={map.current?.pointOf(wheel)} onClose={closeWheel} />
        )}
        {info !== null && desk.ask === undefined && <AreaInfo {...props} area={info} onClose={() => setInfo(null)} />}
      </div>
      <Dock
        key={`${props.request?.seat} ${props.request?.id}`}
        desk={desk}
        next={gesture.next}
        map={() => map.current}
      />
    </div>
  );
}

/** On a phone the neighbours come into sight by moving the map. */
const NARROW = 700;

const NOTHING = (): void => {};

/** The same object as long as it says the same: the map draws again only what changed. */
function useKept<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

/** One's own orders before the reveal: their owner sees the faces. */
function ownOrders({ mine, why, props }: Desk): Record<AreaId, FaceDown> {
  if (mine === undefined || why !== 'orders') return {};
  return Object.fromEntries(
    Object.entries(ordersOf(props.draft)).map(([area, order]) => [area, { house: mine, order }]),
  );
}

/** Where a house stands, with what lies around it: what it looks at first. */
function homeOf(areas: Readonly<Record<AreaId, AreaState>>, mine: string | undefined, board: Board): AreaId[] {
  const own = board.land.filter(id => areas[id]?.units.some(({ house }) => house === mine));
  const isNarrow = window.innerWidth < NARROW;
  return [...new Set([...own, ...(isNarrow ? [] : own.flatMap(id => board.nearLand[id] ?? []))])];
}

/** Seas are large: where there is land to be shown, the sea beside it comes along by itself. */
const landFirst = (areas: readonly AreaId[], board: Board): readonly AreaId[] => {
  const land = areas.filter(id => board.area[id]?.element === 'land');
  return land.length > 0 ? land : areas;
};

/** Brings what a question is about into sight, once for every question. */
function useShown(map: React.RefObject<MapHandle | null>, { open, rules, props }: Desk, { highlights }: Gesture): void {
  const battle = battleNow(open)?.area;
  const of = props.request === undefined ? '' : `${props.request.seat} ${props.request.id}`;
  useEffect(() => {
    if (battle !== undefined) map.current?.show([battle]);
  }, [battle, map]);
  useEffect(() => {
    const [first] = landFirst(Object.keys(highlights), rules.board);
    if (of !== '' && first !== undefined && battle === undefined) map.current?.show([first]);
  }, [of, map]);
}

/** While the board is on its way. */
export const Unrolling = () => (
  <div className="wt wt-unrolling" aria-busy>
    <Art name="corvo" />
  </div>
);
