/**
 * Which of these files nobody needs until the first orders are given: the build of the pages puts the others into one
 * file of their own. A pattern without its marks.
 */
export const LATER = 'index|procedures|tides/steps';
