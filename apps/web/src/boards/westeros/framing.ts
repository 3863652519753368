import { battleNow, type AreaId, type Board, type WesterosOpen } from '@corvo/westeros';
import { useLayoutEffect, type RefObject } from 'react';
import type { Desk } from './desk.ts';
import type { Gesture } from './gestures/gesture.ts';
import type { Highlight, MapHandle, Start } from './map/index.ts';
import type { Overlay } from './overlays/overlay.ts';

/** On a phone the neighbours come into sight by moving the map. */
const NARROW = 700;

/** What a table looks at first: a battle that is being fought, or else where one's house stands, with what lies around. */
export function startOf(open: WesterosOpen, board: Board, mine: string | undefined, width: number): Start | undefined {
  const near = (ids: readonly AreaId[]): readonly AreaId[] =>
    width < NARROW ? ids : [...new Set([...ids, ...ids.flatMap(id => board.nearLand[id] ?? [])])];
  const battle = battleNow(open);
  if (battle) return { must: [battle.area], around: [battle.from, ...near([battle.area])], heart: battle.area };
  const own = board.ids.filter(id => open.areas[id]?.units.some(({ house }) => house === mine));
  if (mine === undefined || own.length === 0) return undefined;
  return { must: own, around: near(own.filter(id => board.area[id]?.element === 'land')) };
}

const RANKS: readonly Highlight[] = ['selected', 'threatened', 'target', 'selectable'];

/** What a question is most of all about: a battle, the neutral force on which somebody marches, or the one area that is chosen. */
export function heartOf({ arrows, highlights }: Gesture, battle: AreaId | undefined): AreaId | undefined {
  const chosen = Object.keys(highlights).filter(area => highlights[area] === 'selected');
  const assault = arrows.find(({ kind, isDraft }) => kind === 'march' && isDraft !== true);
  return battle ?? assault?.to ?? (chosen.length === 1 ? chosen[0] : undefined);
}

/** What a question is about, the most important first: its heart and who comes to it, what is chosen, what may be; then what is answered. */
export function asksAbout(
  { highlights, arrows }: Gesture,
  heart: AreaId | undefined,
  answered: readonly AreaId[] = [],
): AreaId[] {
  const lit = RANKS.flatMap(rank => Object.keys(highlights).filter(area => highlights[area] === rank));
  const comers = arrows.flatMap(({ from, to }) => [from, to]);
  return [...new Set([...(heart === undefined ? [] : [heart, ...comers]), ...lit, ...answered])];
}

const EDGE = 24; // pixels: what lies nearer to the edge of the map is not in sight

/** The areas between which an answer goes, if some of them are out of sight: it was not made on the map, but by a hint or a form. */
export function outOfSight(arrows: Gesture['arrows'], map: Pick<MapHandle, 'pointOf' | 'frame'>): AreaId[] {
  const ends = [...new Set(arrows.filter(({ isDraft }) => isDraft).flatMap(({ from, to }) => [from, to]))];
  const { width, height } = map.frame();
  const isOut = (area: AreaId): boolean => {
    const at = map.pointOf(area);
    return at !== undefined && (at.x < EDGE || at.y < EDGE || at.x > width - EDGE || at.y > height - EDGE);
  };
  return ends.some(isOut) ? ends : [];
}

/** Brings what a question is about into sight, once for every question, as soon as the map can say what that is; and an answer that is given elsewhere. */
export function useShown(
  map: RefObject<MapHandle | null>,
  { open, props, ask }: Desk,
  gesture: Gesture,
  isReady: boolean,
): void {
  const battle = battleNow(open)?.area;
  const of = props.request === undefined ? '' : `${props.request.seat} ${props.request.id}`;
  // Before the picture: else the map would be drawn at one zoom and at once again at another.
  useLayoutEffect(() => {
    if (battle !== undefined) map.current?.centre([battle]);
  }, [battle, map]);
  useLayoutEffect(() => {
    const heart = heartOf(gesture, battle);
    if (of !== '' && isReady)
      map.current?.show(asksAbout(gesture, heart, ask?.kind === 'orders' ? ask.areas : []), heart);
  }, [of, isReady, map]);
  const ends = gesture.arrows.map(({ from, to }) => `${from} ${to}`).join();
  useLayoutEffect(() => {
    if (map.current !== null && ends !== '') map.current.show(outOfSight(gesture.arrows, map.current));
  }, [ends, map]);
}

/** Brings what an overlay marks into sight, whenever it is about something else. */
export function useMarked(map: RefObject<MapHandle | null>, shown: Overlay | undefined): void {
  const title = shown?.title;
  useLayoutEffect(() => {
    if (shown !== undefined) map.current?.show(Object.keys(shown.marks));
  }, [title, map]);
}
