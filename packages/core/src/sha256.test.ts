import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashText, hashWords } from './canonical.ts';

// The examples of FIPS 180-4, and the million letters of its older appendix.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('a published example: %#', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

test('every length of the last block, and letters of several bytes, agree with Node', () => {
  for (let length = 0; length < 260; length++) {
    for (const text of ['x'.repeat(length), 'é☃𝄞'.repeat(length)])
      expect(hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the words of a hash are those of its text', () => {
  const hex = hashWords('seed').map(word => word.toString(16).padStart(8, '0'));
  expect(hex.join('')).toBe(hashText('seed'));
});
