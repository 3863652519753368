/**
 * Where the bots of each game think: a worker of its own for each, which shares its rules with the page, so that nobody
 * fetches the bots of another game. `build/workers.ts` writes this list and the workers, from the catalogue.
 */
export const WORKERS: Readonly<Record<string, () => Promise<string>>> = {};
