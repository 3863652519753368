/** A place in the words of a lesson is a reference to its name: `$t(area.riverrun, the)`. */
const PLACE = /\$t\(area\.([\w-]+)/g;

/** The places that a teacher's words name, each once, in their order. */
export const placesIn = (words = ''): string[] => [
  ...new Set([...words.matchAll(PLACE)].map(([, place = '']) => place)),
];
