import { expect, test } from 'vitest';
import { foldedAddress, isOfMedium } from './social-media.ts';

test.each([
  ['facebook', 'https://www.facebook.com/frosthamn'],
  ['facebook', 'FB.me/frosthamn'],
  ['instagram', 'instagram.com/frosthamn'],
  ['x', 'https://twitter.com/frosthamn'],
  ['x', 'http://x.com:443/frosthamn?lang=sv#top'],
  ['youtube', 'https://m.youtube.com/@frosthamn'],
  ['tiktok', 'https://www.tiktok.com/@frosthamn'],
  ['linkedin', 'se.linkedin.com/company/frosthamn'],
] as const)('%s has %s', (type, url) => {
  expect(isOfMedium({ type, url })).toBe(true);
});

test.each([
  ['facebook', 'https://instagram.com/frosthamn'],
  ['facebook', 'https://facebook.com.evil.example/frosthamn'],
  ['facebook', 'https://notfacebook.com/frosthamn'],
  ['facebook', 'https://evil.example/facebook.com'],
  ['facebook', 'https://facebook.com@evil.example/'],
  ['x', 'https://netflix.com/frosthamn'],
  ['youtube', 'https://1.2.3.999/watch'],
  ['tiktok', 'javascript:alert(1)//tiktok.com'],
] as const)('%s has not %s', (type, url) => {
  expect(isOfMedium({ type, url })).toBe(false);
});

test('an address is the same with another scheme, host or slash, and another with another path', () => {
  const same = ['https://www.facebook.com/Frost/', 'facebook.com/Frost', 'http://FACEBOOK.com/Frost#top'];
  expect(new Set(same.map(foldedAddress)).size).toBe(1);
  expect(foldedAddress('facebook.com/frost')).not.toBe(foldedAddress('facebook.com/Frost'));
  expect(foldedAddress('youtube.com/watch?v=1')).not.toBe(foldedAddress('youtube.com/watch?v=2'));
});
