import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { writeOnce } from '../../durable-file.ts';
import { IdentityError } from '../identity-error.ts';

/** The provider's secrets: private signing keys (RS256) and the keys that sign its cookies. */
export type ProviderKeys = {
  readonly signing: readonly JWK[];
  readonly cookies: readonly string[];
};

/**
 * The keys in `dataDir`, made at the first start. Losing the file only means that everybody signs in again; a damaged
 * one is an error, because silently replacing it would hide that something writes into the data folder.
 * @throws {IdentityError} kind `configuration`, naming the file
 */
export async function providerKeys(dataDir: string): Promise<ProviderKeys> {
  const path = join(dataDir, 'identity-keys.json');
  const text = await readFile(path, 'utf8').catch(missing);
  return parseKeys(text ?? (await writeOnce(path, JSON.stringify(await createKeys()))), path);
}

/** The public half of the signing keys, as the provider publishes it. */
export function publicKeys(keys: ProviderKeys): JSONWebKeySet {
  return {
    keys: keys.signing.map(({ kty, n, e, alg, use, kid }) => ({ kty, n, e, alg, use, kid }) as JWK),
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function createKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const kid = randomBytes(8).toString('hex');
  return {
    signing: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid }],
    cookies: [randomBytes(32).toString('base64url')],
  };
}

function parseKeys(text: string, path: string): ProviderKeys {
  try {
    const { signing, cookies } = JSON.parse(text) as Partial<ProviderKeys>;
    if (signing?.[0]?.kty === 'RSA' && cookies?.[0]) return { signing, cookies };
  } catch {
    // Falls through to the sentence below: no JSON and the wrong JSON are the same mistake.
  }
  throw new IdentityError(
    'configuration',
    `${path} is damaged; delete it to make new keys, everybody then signs in again.`,
  );
}
