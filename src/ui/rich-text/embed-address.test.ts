import { expect, it } from 'vitest';
import { embedAddress, providerName } from './embed-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['//player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871'],
  ['https://twitter.com/frosthamn/status/1460323737035677698?s=20', 'x', '1460323737035677698'],
  ['https://x.com/i/web/status/1460323737035677698', 'x', '1460323737035677698'],
  ['https://www.instagram.com/frosthamn/reel/CxYz_12-a/', 'instagram', 'CxYz_12-a'],
  ['https://www.tiktok.com/@frosthamn/video/7106594312292453675', 'tiktok', '7106594312292453675'],
  ['https://www.facebook.com/frosthamn/videos/10153231379946729/', 'facebook', '10153231379946729'],
  ['https://www.facebook.com/watch/?v=10153231379946729', 'facebook', '10153231379946729'],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Ffrosthamn%2Fvideos%2F10153231379946729%2F',
    'facebook',
    '10153231379946729',
  ],
  ['https://open.spotify.com/embed/episode/512ojhOuo1ktJprKbVcKyQ', 'spotify', 'episode/512ojhOuo1ktJprKbVcKyQ'],
  ['https://frosthamn.staylive.tv/video/frosthamn-alvnas', 'staylive', 'frosthamn-alvnas'],
])('knows %s', (written, provider, ref) => {
  expect(embedAddress(written)).toMatchObject({ provider, ref });
});

it.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://evil@youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/',
  'two words',
  '',
])('takes nothing from %j', (written) => {
  expect(embedAddress(written)).toBeUndefined();
});

it('writes the address that readers know, without what follows them around', () => {
  expect(embedAddress('https://youtu.be/dQw4w9WgXcQ?si=track')?.url).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(embedAddress('http://x.com/a/status/1460323737035677698?s=20')?.url).toBe(
    'https://x.com/a/status/1460323737035677698',
  );
});

it('calls an unknown provider by its key', () => {
  expect([providerName('youtube'), providerName('nowhere')]).toEqual(['YouTube', 'nowhere']);
});
