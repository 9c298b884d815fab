import { randomBytes } from 'node:crypto';
import type { MediaType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { sql } from '../sql.ts';

/** The provider that this service's own store is called by in mediaStrings, on the disk and in S3 alike. */
export const mediaProvider = 'embedded';

/** The mediaString of a key: type, provider and key. */
export function mediaStringOf(type: MediaType, key: string): string {
  return `${type}|${mediaProvider}|${key}`;
}

/** Type and key that a mediaString names; undefined for a text that is none of this service's. */
export function parseMediaString(text: string): { type: MediaType; key: string } | undefined {
  const [type, provider, key, ...rest] = text.split('|');
  if ((type !== 'image' && type !== 'video') || provider !== mediaProvider || !key || rest.length > 0) return undefined;
  return { type, key };
}

/**
 * Takes a new key, such as `26/11/b1bf9baf857c`, for the site; no other site has it, and it says nothing about the
 * site.
 */
export async function takeKey(transaction: Transaction): Promise<string> {
  const key = `${monthOf(new Date())}/${randomBytes(6).toString('hex')}`;
  await transaction.query(sql`INSERT INTO media_keys (key, instance_id) VALUES (${key}, ${transaction.instanceId})`);
  return key;
}

/** Gives keys back that no item and no upload has any more. */
export async function dropKeys(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await transaction.query(sql`
    DELETE FROM media_keys WHERE key = ANY(${keys}::text[]) AND instance_id = ${transaction.instanceId}`);
}

/** A new key for a file in the store, such as `frost1_frost/26/11/…`; it is used once. */
export function newStorageKey(instanceId: string): string {
  return `${instanceId}/${monthOf(new Date())}/${randomBytes(16).toString('hex')}`;
}

/** Year and month of a moment, in UTC: `26/11`. */
function monthOf(moment: Date): string {
  return moment.toISOString().slice(2, 7).replace('-', '/');
}
