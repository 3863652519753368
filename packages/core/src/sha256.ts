/** Bits of the fraction of a number: what the standard takes of the roots of the first primes. */
const fraction = (value: number): number => (value - Math.floor(value)) * 2 ** 32;

const START: number[] = [];
const ROUND: number[] = [];
for (let candidate = 2; ROUND.length < 64; candidate++) {
  let divisor = 2;
  while (candidate % divisor !== 0) divisor++;
  if (divisor < candidate) continue;
  if (START.length < 8) START.push(fraction(candidate ** 0.5) | 0);
  ROUND.push(fraction(Math.cbrt(candidate)) | 0);
}

const CONSTANTS = Int32Array.from(ROUND);
const words = new Int32Array(64); // of one block, used again and again: nobody waits here
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Mixes a block of 16 words into the sum. */
function mix(sum: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const low = ((words[i - 16] as number) + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3))) | 0;
    words[i] = (((words[i - 7] as number) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))) | 0) + low;
  }
  let a = sum[0] as number;
  let b = sum[1] as number;
  let c = sum[2] as number;
  let d = sum[3] as number;
  let e = sum[4] as number;
  let f = sum[5] as number;
  let g = sum[6] as number;
  let h = sum[7] as number;
  for (let i = 0; i < 64; i++) {
    const given = ((CONSTANTS[i] as number) + (words[i] as number)) | 0; // sums stay 32 bits wide: far quicker
    const chosen = ((turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))) | 0;
    const first = (((h + given) | 0) + chosen) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  sum[0] = (sum[0] as number) + a;
  sum[1] = (sum[1] as number) + b;
  sum[2] = (sum[2] as number) + c;
  sum[3] = (sum[3] as number) + d;
  sum[4] = (sum[4] as number) + e;
  sum[5] = (sum[5] as number) + f;
  sum[6] = (sum[6] as number) + g;
  sum[7] = (sum[7] as number) + h;
}

/** SHA-256 (FIPS 180-4) as eight 32-bit numbers, without waiting: the same on a server, in a worker and in a page. */
export function sha256(bytes: Uint8Array): Int32Array {
  const sum = Int32Array.from(START);
  const { length } = bytes;
  const padded = new Uint8Array(((length + 72) >> 6) << 6); // whole blocks: a one behind the bytes, the length at the end
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, length / 2 ** 29);
  view.setUint32(padded.length - 4, length << 3);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
    mix(sum);
  }
  return sum;
}
