/** What is to be seen of a drawn board at a zoom, in pixels per unit: whoever places names must know what is drawn. */

/** From here on icons are drawn. */
export const ICONS_FROM = 0.5;
/** Nearer than this units are drawn one kind at a time; further away armies as one plaque, larger. */
export const UNITS_FROM = 0.5;
export const FAR_GROWTH = 1.45;
/** From one line of a name to the next, in sizes of its letters. */
export const LEADING = 1.04;

/** How much of the detail can be read; one value for a range of zooms, so that a map is drawn again only between ranges. */
export const ZOOM_BANDS: readonly number[] = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.58, 0.63, 0.69, 0.76, 0.85, 1.1, 1.7];
