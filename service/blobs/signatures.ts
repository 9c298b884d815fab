import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What an address of the disk store is good for. `size` in bytes, `expires` in seconds since 1970; with `most` the address
 * is for any size up to it.
 */
export type SignedPut = {
  readonly method: string;
  readonly key: string;
  readonly expires: number;
  readonly mimeType: string;
  readonly size: number;
  readonly most?: number | undefined;
};

/** Signs uploads and knows its signatures again. */
export type Signer = {
  sign(put: SignedPut): string;
  /** Why the signature does not open the store to this upload now; undefined: it does. */
  refusalOf(put: SignedPut, signature: string): 'signature' | 'expired' | undefined;
};

/** A signer with a secret of its own. `now` in milliseconds; the clock unless a test says otherwise. */
export function createSigner(secret: Buffer, now: () => number = Date.now): Signer {
  const sign = ({ method, key, expires, mimeType, size, most }: SignedPut) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([method, key, expires, mimeType, most === undefined ? size : { most }]))
      .digest('base64url');
  return {
    sign,
    refusalOf(put, signature) {
      if (!sameText(signature, sign(put)) || put.size > (put.most ?? put.size)) return 'signature';
      return put.expires * 1000 <= now() ? 'expired' : undefined;
    },
  };
}

/** Compares without telling by the time how much was right. */
function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
