import type { TFunction } from 'i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { toast } from '../../../ui/toast-queue.ts';

/** The address of an item's file, as others may use it: whole, whatever the service gives; undefined without a file. */
export function addressOf({ type, video, imgixUrl }: Media, base = document.baseURI): string | undefined {
  const address = type === 'video' ? video : imgixUrl;
  return address ? new URL(address, base).href : undefined;
}

/** Puts an address on the clipboard and says so (specification §8: 'URL Copied'). A browser that allows no clipboard gets the address to copy by hand. */
export async function copyAddress(t: TFunction, address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast('success', t('messages.urlCopied'));
  } catch {
    toast('warning', t('mediaEdit.copyFailed', { address }));
  }
}
