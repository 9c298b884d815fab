import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address of the disk store is good for. `size` in bytes, `expires` in seconds since 1970. */
export type SignedPut = {
  readonly method: string;
  readonly key: string;
  readonly expires: number;
  readonly mimeType: string;
  readonly size: number;
};

/** Signs uploads and knows which signatures were used. */
export type Signer = {
  sign(put: SignedPut): string;
  /** Why the signature does not open the store to this upload now; undefined: it does. */
  refusalOf(put: SignedPut, signature: string): 'signature' | 'expired' | undefined;
  /** Whether the signature was used before. */
  isSpent(signature: string): boolean;
  /** Remembers that the signature was used; it is not good for a second time. */
  spend(put: SignedPut, signature: string): void;
};

/** A signer with a secret of its own. `now` in milliseconds; the clock unless a test says otherwise. */
export function createSigner(secret: Buffer, now: () => number = Date.now): Signer {
  /** Used signatures until they expire: later the time alone refuses them. */
  const spent = new Map<string, number>();
  const sign = ({ method, key, expires, mimeType, size }: SignedPut) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([method, key, expires, mimeType, size]))
      .digest('base64url');
  const isOver = (expires: number) => expires * 1000 <= now();
  return {
    sign,
    refusalOf(put, signature) {
      if (!sameText(signature, sign(put))) return 'signature';
      return isOver(put.expires) ? 'expired' : undefined;
    },
    isSpent: (signature) => spent.has(signature),
    spend(put, signature) {
      for (const [old, expires] of spent) if (isOver(expires)) spent.delete(old);
      spent.set(signature, put.expires);
    },
  };
}

/** Compares without telling by the time how much was right. */
function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
