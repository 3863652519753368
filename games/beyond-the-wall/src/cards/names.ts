/** The text of the one who makes the Wall count for nothing. */
export const CANCELS_THE_WALL = 'cancels-the-wall';
