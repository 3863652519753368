import { COMFORTABLE, firstSight, type Frame, type Rect, type Room, type Sight, type Wanted } from './sight.ts';

/** Where the map lies, for any size of its frame: whoever makes the window lower and higher again sees what they saw. */
export type Framing = (room: Room) => Sight;

/** How a sight is worked out from the one before. */
type SightOf = (parts: readonly Rect[], before: Sight, room: Room) => Sight;

/** The width of the sheet: what is seen where there is nothing to look at first. */
export const fitted: Framing = ({ frame: { width, height }, sheet }) => {
  const k = width / sheet[0];
  return { x: 0, y: (height - sheet[1] * k) / 2, k };
};

export const whole: Framing = () => ({ x: 0, y: 0, k: 0 });

export const begun =
  (wanted: Wanted): Framing =>
  room =>
    firstSight(wanted, room);

/** The same part of the map in the middle of a frame of another size, at another zoom. */
function recentred({ x, y, k }: Sight, was: Frame, is: Frame, zoom: number): Sight {
  const along = (from: number, before: number, now: number): number => now / 2 - ((before / 2 - from) / k) * zoom;
  return { x: along(x, was.width, is.width), y: along(y, was.height, is.height), k: zoom };
}

/** What was put there by hand: its middle stays in the middle. */
export const held =
  (sight: Sight, was: Frame): Framing =>
  ({ frame }) =>
    recentred(sight, was, frame, sight.k);

/** Parts brought into sight from where the map lay before. */
export const brought =
  (parts: readonly Rect[], sightOf: SightOf, before: Sight, was: Frame, zoom: number): Framing =>
  room =>
    sightOf(parts, recentred(before, was, room.frame, zoom), room);

/** The zoom that the table wishes for after its first look: one that is easy to read, though all of it may have needed less. */
export const wishedAfter = ({ k }: Sight): number => Math.max(k, COMFORTABLE);
