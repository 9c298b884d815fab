import type { TFunction } from 'i18next';
import { toast } from '../../ui/toast-queue.ts';

/**
 * Puts an address on the clipboard and says so (specification §8: 'URL Copied'). A browser that allows no clipboard gets the address to
 * copy by hand. To be called within the press itself, also where the address has still to be asked for: Safari lets a page write only
 * then. Rejects where it could not be had.
 * @param done key of the words for an address that is copied
 */
export async function copyAddress(
  t: TFunction,
  address: string | Promise<string>,
  done = 'messages.urlCopied',
): Promise<void> {
  const asked = Promise.resolve(address);
  const copying = copy(asked).then(
    () => true,
    () => false,
  );
  const known = await asked;
  if (await copying) toast('success', t(done));
  else toast('warning', t('engine.copyFailed', { address: known }));
}

async function copy(address: Promise<string>): Promise<void> {
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({ [type]: address.then((text) => new Blob([text], { type })) })]);
}
