/** The words "expand 32-byte k" that every block begins with. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const words = new Int32Array(16);
const given = new Int32Array(16); // key and number of the block that `words` was worked out from
given.set(CONSTANTS);
let isReady = false;

/** Adds one word to another and turns a third by what came out. */
function mix(to: number, from: number, turned: number, by: number): void {
  const sum = ((words[to] as number) + (words[from] as number)) | 0;
  const mixed = (words[turned] as number) ^ sum;
  words[to] = sum;
  words[turned] = (mixed << by) | (mixed >>> (32 - by));
}

/** A round: four quarters, each on a column of the square of words, or on a diagonal where `slant` is 1. */
function round(slant: number): void {
  for (let a = 0; a < 4; a++) {
    const b = 4 + ((a + slant) & 3);
    const c = 8 + ((a + 2 * slant) & 3);
    const d = 12 + ((a + 3 * slant) & 3);
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  }
}

/** Word number `at` of the ChaCha20 stream (RFC 8439) of a key of eight words, with a nonce of zeros. */
export function chachaWord(key: readonly number[], at: number): number {
  const block = at >>> 4;
  let same = isReady && given[12] === block; // words are mostly asked one after the other, and sixteen share a block
  for (let i = 0; i < 8; i++) {
    const word = (key[i] as number) | 0;
    if (given[i + 4] !== word) same = false;
    given[i + 4] = word;
  }
  if (!same) {
    given[12] = block;
    words.set(given);
    for (let rounds = 0; rounds < 20; rounds++) round(rounds & 1);
    for (let i = 0; i < 16; i++) words[i] = (words[i] as number) + (given[i] as number);
    isReady = true;
  }
  return (words[at & 15] as number) >>> 0;
}
