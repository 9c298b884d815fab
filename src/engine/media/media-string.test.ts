import { afterEach, describe, expect, it } from 'vitest';
import { isOfOtherProvider, isSameFocalPoint, pictureAddress, showPicturesFrom, srcsetOf } from './media-string.ts';

const mediaString = 'image|embedded|26/11/b1bf9baf857c';
const imgixUrl = 'https://media.example/images/26/11/b1bf9baf857c?v=3';

/** The parameters of an address, by name. */
const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'http://console.example').searchParams);

describe('the address of a picture', () => {
  it.each([
    ['an image', mediaString, '/images/26/11/b1bf9baf857c?auto=format'],
    ['the poster of a video', 'video|embedded|26/11/00bf9baf857c', '/images/26/11/00bf9baf857c?auto=format'],
    ['an imgixUrl, with its version', imgixUrl, 'https://media.example/images/26/11/b1bf9baf857c?v=3&auto=format'],
    [
      'one below a path of a CDN',
      'https://cdn.example/t/images/26/11/b1bf9baf857c',
      'https://cdn.example/t/images/26/11/b1bf9baf857c?auto=format',
    ],
  ])('comes from %s', (_what, picture, address) => {
    expect(pictureAddress(picture)).toBe(address);
  });

  it.each([
    'https://club.example/logo.svg',
    '/manage/logo.png',
    'data:image/png;base64,AAAA',
    'blob:http://console.example/1',
  ])('of elsewhere stays as it is: %s', (address) => {
    expect(pictureAddress(address, { width: 32, height: 32 })).toBe(address);
    expect(srcsetOf(address)).toBe('');
  });

  it.each(['', 'image|embedded', 'image|embedded|../../etc/passwd', 'javascript:alert(1)', 'Frosthamn'])(
    'is empty for what is none: %j',
    (text) => {
      expect(pictureAddress(text)).toBe('');
      expect(srcsetOf(text)).toBe('');
    },
  );

  it('is known to the service alone where another provider stores it', () => {
    expect(pictureAddress('image|partner|a7/b9')).toBe('');
    expect(srcsetOf('image|partner|a7/b9')).toBe('');
    expect(['image|partner|a7/b9', mediaString, imgixUrl, ''].map(isOfOtherProvider)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('with one side bounds the picture without enlarging it', () => {
    expect(parametersOf(pictureAddress(imgixUrl, { width: 320 }))).toEqual({
      v: '3',
      w: '320',
      fit: 'max',
      auto: 'format',
    });
  });

  it('with both sides crops around what is stored, the point that is given, or the middle', () => {
    const look = { width: 320, height: 180 };
    const crop = { w: '320', h: '180', fit: 'crop', crop: 'focalpoint', auto: 'format' };
    const cropped = (focalPoint?: { fpx: number; fpy: number } | null) =>
      parametersOf(pictureAddress(mediaString, { ...look, focalPoint }));
    expect(cropped()).toEqual(crop);
    expect(cropped(null)).toEqual({ ...crop, 'fp-x': '0.5', 'fp-y': '0.5' });
    expect(cropped({ fpx: 0.123456, fpy: 1 })).toEqual({ ...crop, 'fp-x': '0.1235', 'fp-y': '1' });
    expect(cropped({ fpx: 0.0000001, fpy: 1.2 })).toEqual({ ...crop, 'fp-x': '0', 'fp-y': '1' });
  });

  it('asks for whole pixels, and for no side that is not rendered; the ratio stays', () => {
    expect(parametersOf(pictureAddress(mediaString, { width: 8192, height: 4608 }))).toMatchObject({
      w: '4096',
      h: '2304',
    });
    expect(parametersOf(pictureAddress(mediaString, { width: 99.6, height: 0.2 }))).toMatchObject({ w: '100', h: '1' });
  });
});

it('gives the same picture in several widths, cropped where a ratio is given', () => {
  const set = srcsetOf(imgixUrl, { widths: [160, 320], ratio: 16 / 9, focalPoint: { fpx: 0.2, fpy: 0.4 } });
  const entries = set.split(', ').map((entry) => entry.split(' '));
  expect(entries.map(([, width]) => width)).toEqual(['160w', '320w']);
  expect(entries.map(([address = '']) => parametersOf(address))).toEqual([
    { v: '3', w: '160', h: '90', fit: 'crop', crop: 'focalpoint', 'fp-x': '0.2', 'fp-y': '0.4', auto: 'format' },
    { v: '3', w: '320', h: '180', fit: 'crop', crop: 'focalpoint', 'fp-x': '0.2', 'fp-y': '0.4', auto: 'format' },
  ]);
  expect(srcsetOf(mediaString).split(', ')).toHaveLength(9);
});

it('takes no focal point for the middle one', () => {
  expect(isSameFocalPoint(null, { fpx: 0.5, fpy: 0.5 })).toBe(true);
  expect(isSameFocalPoint(undefined, null)).toBe(true);
  expect(isSameFocalPoint({ fpx: 0.5, fpy: 0.4 }, null)).toBe(false);
});

describe('with a CDN before the service', () => {
  afterEach(() => showPicturesFrom(''));

  it('a mediaString is shown from there, and fetched from the service', () => {
    showPicturesFrom('https://cdn.example/club');
    const cdn = 'https://cdn.example/club/images/26/11/b1bf9baf857c';
    expect(pictureAddress(mediaString)).toBe(`${cdn}?auto=format`);
    expect(srcsetOf(mediaString, { widths: [160] })).toMatch(new RegExp(`^${cdn}\\?w=160&.* 160w$`));
    expect(pictureAddress(mediaString, { fromService: true })).toBe('/images/26/11/b1bf9baf857c?auto=format');
    expect(pictureAddress(imgixUrl)).toBe(`${imgixUrl}&auto=format`);
  });
});
