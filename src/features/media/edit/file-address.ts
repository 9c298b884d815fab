import type { Media } from '../../../../generated/model/index.ts';

/** The address of an item's file, as others may use it: whole, whatever the service gives; undefined without a file. */
export function addressOf({ type, video, imgixUrl }: Media, base = document.baseURI): string | undefined {
  const address = type === 'video' ? video : imgixUrl;
  return address ? new URL(address, base).href : undefined;
}
