import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Queries, Transaction } from '../database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';

/** How long a preview address is good for (specification §9), and how long one must still be to be given again, milliseconds. */
const [lifetime, worthwhile] = [24 * 3_600_000, 12 * 3_600_000];

/** A token and when it expires. */
export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** What a good signature proves: that the service gave this token for the article, and whether its time is over. */
export interface OpenedPreview {
  readonly instanceId: string;
  readonly isExpired: boolean;
  readonly expiresAt: string;
}

/**
 * A token that shows an article for 24 hours to anyone who has it. A recent one is given again. Nothing of it
 * is stored but when it expires; nothing of the caller's sign-in is in it. Throws `NotFoundError`, and `ConflictError`
 * (`deleted`).
 */
export async function givePreviewToken(
  transaction: Transaction,
  uuid: string,
  now = Date.now(),
): Promise<PreviewToken> {
  const [article] = await transaction.query<{ epoch: number; expires: string | null; deleted: boolean }>(sql`
    SELECT preview_epoch AS epoch, preview_expires_at AS expires, deleted_at IS NOT NULL AS deleted
    FROM articles WHERE uuid = ${uuid} FOR NO KEY UPDATE`);
  if (!article) throw new NotFoundError('article', uuid);
  if (article.deleted) throw new ConflictError('deleted', ['id'], 'The article is deleted and has no preview.');
  const given = article.expires === null ? 0 : Date.parse(article.expires);
  const isReused = given > now + worthwhile && given <= now + lifetime;
  const expires = isReused ? given : Math.floor((now + lifetime) / 1000) * 1000;
  if (!isReused) {
    await transaction.query(sql`
      UPDATE articles SET preview_expires_at = to_timestamp(${expires / 1000}::double precision) WHERE uuid = ${uuid}`);
  }
  const seconds = Math.floor(expires / 1000);
  const named = { instanceId: transaction.instanceId, id: uuid, seconds };
  const signature = signed(await secretOf(transaction), named, article.epoch);
  const token = `${Buffer.from(textOf(named)).toString('base64url')}.${signature.toString('base64url')}`;
  return { token, expiresAt: new Date(expires).toISOString() };
}

/** Ends all preview addresses of an article that were given so far. */
export async function revokePreviews(transaction: Transaction, uuid: string): Promise<void> {
  await transaction.query(sql`
    UPDATE articles SET preview_epoch = preview_epoch + 1, preview_expires_at = NULL WHERE uuid = ${uuid}`);
}

/**
 * What a token proves for the article `id`; undefined for one that was cut, changed, given for another article or
 * revoked, or whose article is gone. Whether the article may be shown then is for the caller to say.
 */
export async function openPreview(
  database: Database,
  { id, token }: { id: string; token: string },
  now = Date.now(),
): Promise<OpenedPreview | undefined> {
  const named = parsed(token);
  if (!named || named.id !== id) return undefined;
  const { instanceId, seconds, signature } = named;
  const secret = await database.readPlatform(secretOf);
  const [article] = await database.readInstance(instanceId, (reader) =>
    reader.query<{ epoch: number }>(sql`SELECT preview_epoch AS epoch FROM articles WHERE uuid = ${id}`),
  );
  if (!article) return undefined;
  // As long as each other, whatever was sent: how long the comparison takes tells nothing.
  if (!timingSafeEqual(signed(secret, named, article.epoch), signature)) return undefined;
  return { instanceId, isExpired: seconds * 1000 <= now, expiresAt: new Date(seconds * 1000).toISOString() };
}

interface Named {
  readonly instanceId: string;
  readonly id: string;
  /** When it expires, seconds since 1970. */
  readonly seconds: number;
}

const textOf = ({ instanceId, id, seconds }: Named): string => `${instanceId} ${id} ${seconds}`;

function signed(secret: string, named: Named, epoch: number): Buffer {
  return createHmac('sha256', secret)
    .update(`article preview ${textOf(named)} ${epoch}`)
    .digest();
}

function parsed(token: string): (Named & { signature: Buffer }) | undefined {
  const [, text = '', mac = ''] = /^([\w-]{10,300})\.([\w-]{43})$/.exec(token) ?? [];
  const [, instanceId, id, seconds] =
    /^([a-z0-9_]+) ([\w-]+) (\d{1,12})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const signature = Buffer.from(mac, 'base64url');
  // Several texts of base64url stand for one signature: only the usual one counts.
  const isUsual = signature.length === 32 && signature.toString('base64url') === mac;
  if (instanceId === undefined || id === undefined || !isUsual) return undefined;
  return { instanceId, id, seconds: Number(seconds), signature };
}

async function secretOf(queries: Queries): Promise<string> {
  const [row] = await queries.query<{ secret: string }>(sql`SELECT secret FROM preview_secret`);
  if (!row) throw new Error('The database has no secret for previews.');
  return row.secret;
}
