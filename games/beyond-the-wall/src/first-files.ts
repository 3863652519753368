/**
 * Which of these files nobody needs until the first orders are given: the build of the pages puts the others into one
 * file of their own, and a test holds that this is enough. A pattern without its marks.
 */
export const LATER =
  'procedures|attack/|decks/(?:levy|stores)|gifts/|joined/raven|north/(?:mustering|taking)|cards/slain|tactics/(?:ability|about-tactics|at-once|auction|cards-of-others|effects|free-tokens|in-battle|in-force|more-marches|orders|procedures|raids|troops)';
