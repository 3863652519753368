import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaWord } from './chacha.ts';

const ZEROS = [0, 0, 0, 0, 0, 0, 0, 0];

/** The same words by another hand: OpenSSL's. */
function byOpenSsl(key: readonly number[], from: number, count: number): number[] {
  const bytes = Buffer.alloc(32);
  key.forEach((word, i) => bytes.writeUInt32LE(word, i * 4));
  const stream = createCipheriv('chacha20', bytes, Buffer.alloc(16)).update(Buffer.alloc((from + count) * 4));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE((from + i) * 4));
}

// RFC 8439, A.1, test vectors 1 and 2: the first two blocks of a key of zeros.
test('CO-1.3 the stream is ChaCha20, by the examples of its standard', () => {
  const hex = (at: number): string => chachaWord(ZEROS, at).toString(16).padStart(8, '0');

  expect([0, 1, 2, 3, 15].map(hex)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653', '8665eeb2']);
  expect([16, 17, 18, 19].map(hex)).toEqual(['bee7079f', '7a385155', '7c97ba98', '0d082d73']);
});

test('CO-1.3 any key and any place of its stream are as OpenSSL has them', () => {
  const word = fc.nat(0xffff_ffff);
  fc.assert(
    fc.property(fc.array(word, { minLength: 8, maxLength: 8 }), fc.nat(300), (key, from) => {
      const ours = Array.from({ length: 40 }, (_, i) => chachaWord(key, from + i));
      expect(ours).toEqual(byOpenSsl(key, from, 40));
    }),
  );
});

test('streams that are drawn from in turns do not disturb each other', () => {
  const other = [1, 0, 0, 0, 0, 0, 0, 0];
  const last = [0, 0, 0, 0, 0, 0, 0, 1];
  for (const at of [0, 0, 5, 16, 5]) {
    for (const key of [ZEROS, other, ZEROS, last]) expect([chachaWord(key, at)]).toEqual(byOpenSsl(key, at, 1));
  }
});
