import type { Game } from '@corvo/core';
import {
  battleNow,
  builtIn,
  coveredIn,
  houseOf,
  type AreaId,
  type Built,
  type Ruleset,
  type WesterosOpen,
  type WesterosView,
} from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Art } from '../../base/art/index.ts';
import { ordersOf } from './asks/drafts.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { AreaInfo } from './AreaInfo.tsx';
import { useDesk, type Desk } from './desk.ts';
import { DockBehind } from './dock/DockBehind.tsx';
import { WheelReady, type WheelEye } from './dock/WheelReady.tsx';
import { startOf, useMarked, useShown } from './framing.ts';
import { firstGesture } from './gestures/first.ts';
import { LaterMissing } from './LaterMissing.tsx';
import { actsOf } from './acts.ts';
import { mapWords, WesterosMap, type FaceDown, type MapHandle } from './map/index.ts';
import { OverlayOpener } from './overlays/OverlayOpener.tsx';
import { useOverlay } from './overlays/use-overlay.ts';
import { usePointed } from './pointed.ts';
import { areasWith } from './preview.ts';
import { controllersIn } from './realm.ts';
import { useRoundCard } from './summary/round-card.ts';
import { areasOf, useTold } from './told.ts';
import { useLazy } from '../../base/lazy/lazy.ts';
import { laterPart } from './later-part.ts';
import './westeros.css';

type TableProps = BoardProps & { readonly geometry: MapGeometry };

/** The map with all that lies on it, and under it what the question needs. */
export function Table(props: TableProps) {
  const { game, words, geometry, draft } = props;
  const desk = useDesk(props);
  const { open, rules, mine } = desk;
  const later = useLazy(laterPart, desk.ask !== undefined && desk.ask.kind !== 'orders');
  const gesture = (later?.gestureFor ?? firstGesture)(desk);
  const map = useRef<MapHandle>(null);
  const [info, setInfo] = useState<AreaId | null>(null);
  const [, moved] = useReducer((n: number) => n + 1, 0);

  const controllers = useMemo(() => controllersIn({ open, rules, mine }), [open, rules, mine]);
  const areas = useMemo(() => areasWith(open, rules, mine, desk.why, draft), [open, rules, mine, desk.why, draft]);
  const own = useOwnOrders(desk);
  const faceDown = useMemo(() => ({ ...othersOrders(desk), ...own }), [open, mine, own]);
  const singles = useMemo(() => singlesOf(desk), [open, mine, draft]);
  const built = useMemo(() => allBuilt(open, rules), [open, rules]);
  const overlays = useOverlay(desk, desk.say, later?.overlayOf);
  const isLooking = overlays.isOpen || (info !== null && desk.ask === undefined);
  const highlights = useKept(overlays.takesAreas ? {} : gesture.highlights);
  const arrows = useKept([...gesture.arrows, ...(overlays.shown?.arrows ?? [])]);
  useLazy(laterPart, isLooking || arrows.length > 0); // who opens something does not wait until the page is idle
  const closed = useMemo(() => rules.board.ids.filter(id => rules.board.area[id]?.closed === true), [rules]);
  const players = open.seats.length;
  const mapText = useMemo(
    () =>
      mapWords(words.language, game.messages, {
        printed: rules.board.area,
        areas,
        controllers,
        faceDown,
        singles,
        built,
        garrisons: rules.facts.garrisons,
        closed,
        players,
      }),
    [words.language, game, rules, areas, controllers, faceDown, singles, built, closed, players],
  );
  const acts = useMemo(() => props.last && { n: props.last.n, list: actsOf(props.last) }, [props.last]);
  const told = useTold(props.last);
  usePointed(map, props, battleNow(open)?.area);
  useFollowed(map, props);
  const start = useMemo(() => startOf(open, rules.board, mine, window.innerWidth), []);
  useShown(map, desk, gesture, desk.ask?.kind === 'orders' || later !== undefined);
  useMarked(map, overlays.shown);

  // The map is large: what is handed to it must not change with every stroke.
  const picked = useRef<(area: AreaId) => void>(() => {});
  picked.current = area => {
    useRoundCard.getState().show(null); // who goes on playing has read it; it can be opened again
    if (overlays.takesAreas) overlays.about({ area });
    else if (desk.ask === undefined) setInfo(area === info ? null : area);
    else gesture.pick(area);
  };
  const onArea = useCallback((area: AreaId) => picked.current(area), []);

  const handle = useCallback(() => map.current, []);
  const eye = useRef<WheelEye>(null);
  const look = useCallback<WheelEye>(area => eye.current?.(area), []);

  const wheel = desk.ask?.kind === 'orders' ? desk.area : null;
  const closing = useRef<(isDone: boolean) => void>(() => {});
  closing.current = isDone => {
    if (!isDone) desk.hold({ area: null });
    if (wheel !== null) map.current?.focus(wheel);
  };
  const closeWheel = useCallback((isDone: boolean) => closing.current(isDone), []);
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
          singles={singles}
          built={built}
          garrisons={rules.facts.garrisons}
          closed={closed}
          highlights={highlights}
          arrows={arrows}
          Arrows={later?.RoutedArrows}
          told={told}
          {...(acts ? { acts } : {})}
          {...(props.pointed ? { pointed: props.pointed.places } : {})}
          {...(overlays.shown ? { marks: overlays.shown.marks } : {})}
          tools={<OverlayOpener overlays={overlays} say={desk.say} />}
          onArea={onArea}
          onLook={look}
          onMoved={wheel === null ? NOTHING : moved}
          {...(start ? { start } : {})}
          covers=".wt-strip,.wt-round,.wt-drawn-strip.stays"
        />
        {later && <later.BattleStrip {...props} />}
        {later && <later.RoundCard {...props} onArea={area => map.current?.centre([area])} />}
        {later && <later.DrawnStrip {...props} />}
        {desk.ask?.kind === 'orders' && <WheelReady desk={desk} eye={eye} map={handle} onClose={closeWheel} />}
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
      <DockBehind key={`${props.request?.seat} ${props.request?.id}`} desk={desk} next={gesture.next} map={handle} />
    </div>
  );
}

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

/** What games have put up, area by area. */
function allBuilt({ areas }: WesterosOpen, rules: Ruleset): Record<AreaId, Built[]> {
  const found: Record<AreaId, Built[]> = {};
  for (const [id, area] of Object.entries(areas)) {
    const built = builtIn(rules, area);
    if (built.length > 0) found[id] = built;
  }
  return found;
}

/** Orders that are played once and lie face down, and the one that is being laid; its face is its owner's. */
function singlesOf({ rules, mine, props: { view, draft } }: Desk): Record<AreaId, FaceDown> {
  const found = coveredIn(view as WesterosView, rules);
  if (mine === undefined) return found;
  for (const [area, order] of Object.entries(ordersOf(draft)))
    if (rules.board.order[order]?.extra) found[area] = { house: mine, order };
  return found;
}

/** Brings into sight what happens on the map, as long as nobody is asked or shown anything: then the map is theirs. */
function useFollowed(map: React.RefObject<MapHandle | null>, { last, request, pointed }: BoardProps): void {
  const seen = useRef(last?.n);
  useEffect(() => {
    if (last === undefined || last.n === seen.current) return;
    seen.current = last.n;
    const areas = areasOf(last);
    if (request === undefined && !pointed?.centred && areas.length > 0) map.current?.follow(areas);
  }, [last, request, pointed, map]);
}

/** While the board is on its way. */
export const Unrolling = () => (
  <div className="wt wt-unrolling" aria-busy>
    <Art name="corvo" />
  </div>
);
