/** The files with the pictures on the cards of a game. */
export interface PictureFiles {
  readonly faces: readonly string[]; // the first that has a card is right
  readonly scenes: readonly string[];
  readonly printings: readonly string[]; // what ids may end with and still show the same face
}

/** By game; `build/pictures.ts` fills it in, and without a build there are none. */
export const PICTURES: Readonly<Record<string, PictureFiles>> = {};
