import { isWebAddress } from '../../../openapi/formats/web-address.ts';
import { tidyAddress } from '../values/web-address.ts';

/** A link's address by the rule for web addresses (specification §5), or one for e-mail; undefined when it is neither. */
export function linkAddress(written: string): string | undefined {
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(written)) return written;
  const address = tidyAddress(written);
  return isWebAddress(address) ? address : undefined;
}
