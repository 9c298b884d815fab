import { afterEach, expect, it, vi } from 'vitest';
import { siteService } from '../../../contract/sample-sites.ts';
import type { CheckedFile } from './check-file.ts';
import { queueCalls } from './queue-calls.ts';
import { serviceCalls } from './upload-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const checked = (name: string, kind: CheckedFile['kind'], mimeType: CheckedFile['mimeType']): CheckedFile => ({
  file: new File(['x'], name),
  kind,
  mimeType,
  width: 1,
  height: 1,
  duration: undefined,
  hash: undefined,
  preview: undefined,
  thumb: undefined,
});

it.each([
  ['an image', checked('a.jpg', 'image', 'image/jpeg'), 5],
  ['a video, which is made in two steps', checked('a.mp4', 'video', 'video/mp4'), 8],
] as const)('finishes %s at the site where its upload was begun, or takes it back there', async (_, file, most) => {
  const service = siteService((url) => {
    service.switchTo('alvn1_alvn');
    return url.includes('/meta') ? { id: 'v' } : { uploadKey: 'k' };
  });
  const ticket = await serviceCalls.begin(file);
  const again = await serviceCalls.renew(file, ticket);
  if (!again) throw new Error('there is no new address');
  await serviceCalls.finish(again);
  await serviceCalls.forget(again, 'cancelled');
  await queueCalls.forget(again);
  expect(service.calls).toHaveLength(most);
  for (const call of service.calls) expect(call).toMatch(/ frost1_frost$/);
});
