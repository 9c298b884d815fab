import { type AuthSettings, parseAuthSettings } from './auth/settings.ts';

/** What the service tells the console before it starts, so that one build runs anywhere. */
export interface ConsoleConfig {
  /** How to sign in. */
  identity: AuthSettings;
  /** Base path of the management service, such as `/api`. */
  apiBase: string;
  /** Where pictures come from: the service's own address, or that of a CDN before it; `/images/…` follows. */
  imagesUrl: string;
  /** Name of the platform, in page titles (specification §2). */
  platformName: string;
  /** Name of this product, on the Access Denied screen (specification §2). */
  productName: string;
  /** How long to wait for an answer of the service, in milliseconds (specification §9). */
  requestTimeoutMs: number;
}

/** The service is there and cannot answer yet: something that it needs, such as the identity provider, does not answer. */
export class NotReadyError extends Error {}

/**
 * Fetches `/manage/config.json`.
 * @throws {NotReadyError} with the service's own sentence, {Error} when it cannot be fetched, or {TypeError} naming the field that is wrong
 */
export async function loadConfig(): Promise<ConsoleConfig> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' });
  if (!response.ok) throw await refusedConfig(response);
  return parseConfig(await response.json());
}

async function refusedConfig(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const isSaid = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return response.status === 503 && isSaid
    ? new NotReadyError(String(body.message))
    : new Error(`config.json: the service answered ${response.status}.`);
}

/**
 * Checks what was fetched: the page may be older or newer than the service behind it.
 * @throws {TypeError} naming the field that is wrong
 */
export function parseConfig(value: unknown): ConsoleConfig {
  if (typeof value !== 'object' || value === null) throw new TypeError('config.json: it is no object.');
  const fields: Record<string, unknown> = { ...value };
  return {
    identity: parseAuthSettings(fields.identity),
    apiBase: text(fields.apiBase, 'apiBase'),
    imagesUrl: text(fields.imagesUrl, 'imagesUrl'),
    platformName: text(fields.platformName, 'platformName'),
    productName: text(fields.productName, 'productName'),
    requestTimeoutMs: positive(fields.requestTimeoutMs, 'requestTimeoutMs'),
  };
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new TypeError(`config.json: ${name} is missing.`);
}

function positive(value: unknown, name: string): number {
  if (typeof value === 'number' && value > 0) return value;
  throw new TypeError(`config.json: ${name} is no positive number.`);
}
