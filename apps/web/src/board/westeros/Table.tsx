import type { Game } from '@corvo/core';
import { battleNow, houseOf, type AreaId, type AreaState, type Board, type MapGeometry } from '@corvo/westeros';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Art } from '../../art/index.ts';
import { ordersOf } from '../../asks/realm.ts';
import type { BoardProps, Pointed } from '../kit.ts';
import { AreaInfo } from './AreaInfo.tsx';
import { useDesk, type Desk } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { OrderWheel } from './dock/OrderWheel.tsx';
import { firstGesture } from './gestures/first.ts';
import type { Gesture } from './gestures/gesture.ts';
import { LaterMissing } from './LaterMissing.tsx';
import { actsOf, mapWords, WesterosMap, type FaceDown, type MapHandle } from './map/index.ts';
import { OverlayOpener } from './overlays/OverlayOpener.tsx';
import { useOverlay } from './overlays/use-overlay.ts';
import { areasWith } from './preview.ts';
import { controllersIn } from './realm.ts';
import { useRoundCard } from './summary/round-card.ts';
import { areasOf, useTold } from './told.ts';
import { useLater } from './use-later.ts';
import './westeros.css';

type TableProps = BoardProps & { readonly geometry: MapGeometry };

/** The map with all that lies on it, and under it what the question needs. */
export function Table(props: TableProps) {
  const { game, words, geometry, draft } = props;
  const desk = useDesk(props);
  const { open, rules, mine } = desk;
  const later = useLater(desk.ask !== undefined && desk.ask.kind !== 'orders');
  const gesture = (later?.gestureFor ?? firstGesture)(desk);
  const map = useRef<MapHandle>(null);
  const [info, setInfo] = useState<AreaId | null>(null);
  const [, moved] = useReducer((n: number) => n + 1, 0);

  const controllers = useMemo(() => controllersIn({ open, rules, mine }), [open, rules, mine]);
  const areas = useMemo(() => areasWith(open, rules, mine, desk.why, draft), [open, rules, mine, desk.why, draft]);
  const own = useOwnOrders(desk);
  const faceDown = useMemo(() => ({ ...othersOrders(desk), ...own }), [open, mine, own]);
  const overlays = useOverlay(desk, desk.say, later?.overlayOf);
  const isLooking = overlays.isOpen || (info !== null && desk.ask === undefined);
  useLater(isLooking); // whoever opens something does not wait for a quiet moment
  const highlights = useKept(overlays.takesAreas ? {} : gesture.highlights);
  const arrows = useKept([...gesture.arrows, ...(overlays.shown?.arrows ?? [])]);
  const closed = useMemo(() => rules.board.ids.filter(id => rules.board.area[id]?.closed === true), [rules]);
  const players = open.seats.length;
  const mapText = useMemo(
    () =>
      mapWords(words.language, game.messages, {
        printed: rules.board.area,
        areas,
        controllers,
        faceDown,
        closed,
        players,
      }),
    [words.language, game, rules, areas, controllers, faceDown, closed, players],
  );
  const acts = useMemo(() => props.last && { n: props.last.n, list: actsOf(props.last) }, [props.last]);
  const told = useTold(props.last);
  usePointed(map, props.pointed);
  useFollowed(map, props);
  const start = useMemo(() => homeOf(open.areas, mine, rules.board), []);
  useShown(map, desk, gesture, desk.ask?.kind === 'orders' || later !== undefined);

  // The map is large: what is handed to it must not change with every stroke.
  const picked = useRef<(area: AreaId) => void>(() => {});
  picked.current = area => {
    useRoundCard.getState().show(null); // who goes on playing has read it; it can be opened again
    if (overlays.takesAreas) overlays.about({ area });
    else if (desk.ask === undefined) setInfo(area === info ? null : area);
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
    <div className="wt" onKeyDown={overlays.key}>
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
          closed={closed}
          highlights={highlights}
          arrows={arrows}
          told={told}
          {...(acts ? { acts } : {})}
          {...(props.pointed ? { pointed: props.pointed.places } : {})}
          {...(overlays.shown ? { marks: overlays.shown.marks } : {})}
          tools={<OverlayOpener overlays={overlays} say={desk.say} />}
          onArea={onArea}
          onMoved={wheel === null ? NOTHING : moved}
          {...(start.length > 0 ? { start } : {})}
        />
        {later && <later.BattleStrip game={game} view={props.view} words={words} />}
        {later && <later.RoundCard {...props} onArea={area => map.current?.centre([area])} />}
        {wheel !== null && (
          <OrderWheel
            key={wheel}
            desk={desk}
            area={wheel}
            at={map.current?.pointOf(wheel)}
            frame={map.current?.frame()}
            onClose={closeWheel}
          />
        )}
        {later && (
          <later.OverlayPanel
            game={game}
            words={words}
            overlays={overlays}
            realm={desk}
            say={desk.say}
            onShow={area => map.current?.show([area])}
          />
        )}
        {later && info !== null && desk.ask === undefined && !overlays.takesAreas && (
          <AreaInfo {...props} area={info} onClose={() => setInfo(null)} />
        )}
        <LaterMissing
          words={words}
          say={desk.say}
          onClose={isLooking ? () => (overlays.close(), setInfo(null)) : undefined}
        />
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

/** One's own orders before the reveal: their owner sees the faces, also between the answer and the reveal. */
function useOwnOrders({ open, mine, why, props }: Desk): Readonly<Record<AreaId, FaceDown>> {
  const given = useMemo(() => {
    if (mine === undefined || why !== 'orders') return undefined;
    const orders = Object.entries(ordersOf(props.draft));
    return Object.fromEntries(orders.map(([area, order]) => [area, { house: mine, order }]));
  }, [mine, why, props.draft]);
  const kept = useRef<Readonly<Record<AreaId, FaceDown>>>(NO_ORDERS);
  if (given !== undefined) kept.current = given;
  else if (!isPlanning(open, props.game)) kept.current = NO_ORDERS;
  return kept.current;
}
const NO_ORDERS = {};

const isPlanning = (open: Desk['open'], game: Game): boolean => game.waiting(open).some(({ why }) => why === 'orders');

/** Orders of those who have given theirs lie face down, with their backs up: more than that nobody else knows. */
function othersOrders({ open, mine, props }: Desk): Record<AreaId, FaceDown> {
  const ready = props.game
    .waiting(open)
    .filter(({ why, answered }) => why === 'orders' && answered)
    .map(({ seat }) => houseOf(open, seat))
    .filter(house => house !== mine || props.request === undefined);
  return Object.fromEntries(
    Object.entries(open.areas).flatMap(([area, { units }]) => {
      const house = units.find(unit => ready.includes(unit.house))?.house;
      return house === undefined ? [] : [[area, { house }]];
    }),
  );
}

/** Brings into sight what happens on the map, as long as nobody is asked anything: then the map is theirs. */
function useFollowed(map: React.RefObject<MapHandle | null>, { last, request }: BoardProps): void {
  const seen = useRef(last?.n);
  useEffect(() => {
    if (last === undefined || last.n === seen.current) return;
    seen.current = last.n;
    const areas = areasOf(last);
    if (request === undefined && areas.length > 0) map.current?.follow(areas);
  }, [last, request, map]);
}

/** Brings into sight what the log points at. */
function usePointed(map: React.RefObject<MapHandle | null>, pointed: Pointed | undefined): void {
  useEffect(() => {
    if (pointed === undefined || pointed.places.length === 0) return;
    if (pointed.centred) map.current?.centre(pointed.places);
    else map.current?.follow(pointed.places);
  }, [pointed, map]);
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

/** Brings what a question is about into sight, once for every question, as soon as the map can say what that is. */
function useShown(
  map: React.RefObject<MapHandle | null>,
  { open, rules, props }: Desk,
  { highlights }: Gesture,
  isReady: boolean,
): void {
  const battle = battleNow(open)?.area;
  const of = props.request === undefined ? '' : `${props.request.seat} ${props.request.id}`;
  // Before the picture: else the map would be drawn at one zoom and at once again at another.
  useLayoutEffect(() => {
    if (battle !== undefined) map.current?.show([battle]);
  }, [battle, map]);
  useLayoutEffect(() => {
    if (of === '' || !isReady) return;
    const areas = Object.keys(highlights);
    const [first] = landFirst(areas, rules.board);
    // What a battle asks about lies around it: all of it must be seen at once.
    if (battle !== undefined) map.current?.show([battle, ...areas.filter(area => highlights[area] === 'target')]);
    else if (first !== undefined) map.current?.show([first]);
  }, [of, isReady, map]);
}

/** While the board is on its way. */
export const Unrolling = () => (
  <div className="wt wt-unrolling" aria-busy>
    <Art name="corvo" />
  </div>
);
