import { expect, test } from 'vitest';
import { createSigner, type SignedPut } from './signatures.ts';

const put: SignedPut = { method: 'PUT', key: 'a/b', expires: 1_000, mimeType: 'image/png', size: 3 };
const signer = (seconds = 0) => createSigner(Buffer.alloc(32), () => seconds * 1000);

test('a signature opens the store until the second in which it expires', () => {
  const signature = signer().sign(put);
  expect(signer(999).refusalOf(put, signature)).toBeUndefined();
  expect(signer(1_000).refusalOf(put, signature)).toBe('expired');
});

test.each<Partial<SignedPut>>([
  { method: 'GET' },
  { key: 'a/c' },
  { expires: 2_000 },
  { mimeType: 'text/html' },
  { size: 4 },
  { size: Number.NaN },
])('a signature is good for nothing else: %j', (change) => {
  expect(signer().refusalOf({ ...put, ...change }, signer().sign(put))).toBe('signature');
});

test.each(['', 'x', 'é'.repeat(43)])('%j is no signature', (text) => {
  expect(signer().refusalOf(put, text)).toBe('signature');
});

test('another secret makes another signature', () => {
  expect(createSigner(Buffer.alloc(32, 1)).sign(put)).not.toBe(signer().sign(put));
});
