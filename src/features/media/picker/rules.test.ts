import { expect, test } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { misfitOf } from './rules.ts';

const image = { type: 'image', mediaString: 'image|embedded|26/11/a', status: 'ready', sixteenNine: false } as Media;
const anyShape = { kinds: ['image'] } as const;
const wide = { kinds: ['image'], ratio: '16:9' } as const;

test('a picture of any shape fits where no shape is asked for', () => {
  expect(misfitOf(image, anyShape, [])).toBeUndefined();
  expect(misfitOf(image, wide, [])).toBe('ratio');
  expect(misfitOf({ ...image, sixteenNine: true }, wide, [])).toBeUndefined();
});

test('what is chosen already, of another kind, or without its file fits nowhere', () => {
  expect(misfitOf(image, anyShape, [image.mediaString])).toBe('taken');
  expect(misfitOf({ ...image, type: 'video' }, anyShape, [])).toBe('kind');
  expect(misfitOf({ ...image, status: 'pending' }, anyShape, [])).toBe('notReady');
  expect(misfitOf({ ...image, status: 'failed' }, anyShape, [])).toBe('broken');
});
