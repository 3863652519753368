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

/** What a question is about, the most important first: a battle and who comes to it, what is chosen, what may be. */
export function asksAbout({ highlights, arrows }: Gesture, battle: AreaId | undefined): AreaId[] {
  const lit = RANKS.flatMap(rank => Object.keys(highlights).filter(area => highlights[area] === rank));
  const comers = arrows.flatMap(({ from, to }) => [from, to]);
  return [...new Set([...(battle === undefined ? [] : [battle, ...comers]), ...lit])];
}

/** Brings what a question is about into sight, once for every question, as soon as the map can say what that is. */
export function useShown(
  map: RefObject<MapHandle | null>,
  { open, props }: Desk,
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
    if (of !== '' && isReady) map.current?.show(asksAbout(gesture, battle));
  }, [of, isReady, map]);
}

/** Brings what an overlay marks into sight, whenever it is about something else. */
export function useMarked(map: RefObject<MapHandle | null>, shown: Overlay | undefined): void {
  const title = shown?.title;
  useLayoutEffect(() => {
    if (shown !== undefined) map.current?.show(Object.keys(shown.marks));
  }, [title, map]);
}
