import i18next, { type TFunction } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../ui/toast-queue.ts';
import { copyAddress } from './copy-address.ts';

vi.mock('../../ui/toast-queue.ts', () => ({ toast: vi.fn() }));

const t: TFunction = i18next.t;
const said = vi.mocked(toast);
/** What is on the clipboard. */
let copied: string | undefined;
const write = vi.fn(async ([item]: { content: Promise<Blob> }[]) => {
  copied = await (await item?.content)?.text();
});

beforeEach(() => {
  copied = undefined;
  said.mockReset();
  write.mockClear();
  class Item {
    readonly content: Promise<Blob> | undefined;
    constructor(data: Record<string, Promise<Blob>>) {
      this.content = data['text/plain'];
    }
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
});
afterEach(() => vi.unstubAllGlobals());

it('copies an address that is still asked for, and says so', async () => {
  const asked = Promise.withResolvers<string>();
  const done = copyAddress(t, asked.promise, 'messages.previewUrlCopied');
  // Within the press: later Safari refuses it.
  expect(write).toHaveBeenCalledTimes(1);
  expect(said).not.toHaveBeenCalled();
  asked.resolve('https://a.example/preview');
  await done;
  expect(copied).toBe('https://a.example/preview');
  expect(said).toHaveBeenCalledWith('success', expect.stringContaining('The preview URL will expire'));
});

it('gives the address to copy by hand where the browser refuses', async () => {
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await copyAddress(t, 'https://a.example/1');
  expect(said).toHaveBeenCalledWith('warning', expect.stringContaining('The address is https://a.example/1'));
});

it('rejects for an address that could not be had', async () => {
  await expect(copyAddress(t, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(said).not.toHaveBeenCalled();
});
