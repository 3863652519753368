import { hashText } from '../canonical.ts';

/**
 * A promise to a seed that gives nothing away, as long as the seed cannot be guessed: the server draws 256 bits. Open
 * from the first moment, so nobody can choose the chance of a game after seeing how it goes.
 */
export function commitmentTo(seed: string): string {
  return hashText(`corvo seed\n${seed}`);
}
