import { createHash, createHmac } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { appRole } from './app-role.ts';
import { connectOwner, unreachable } from './connect-owner.ts';
import { withOptions } from './connection-options.ts';
import { lockKeys } from './locks/lock-keys.ts';
import { passwordVerifier } from './password-verifier.ts';

/**
 * The address at which the service works on the database of `url`, the owner's address: that of a login which may be
 * `touchline_app` and nothing else, so that no statement can become the owner. The owner makes the login once it is missing.
 * Answers `url` where the owner may make none, or the server does not let it in.
 */
export async function serviceAddress(url: string): Promise<string> {
  const login = loginOf(url);
  if (login === undefined) return url;
  if (await isGood(login.address)) return login.address;
  await makeLogin(url, login).catch((error: unknown) => {
    // Another process may have made it, of another database of the server as well.
    if (!(error instanceof DatabaseError)) throw error;
  });
  return (await isGood(login.address)) ? login.address : url;
}

interface Login {
  readonly name: string;
  readonly password: string;
  readonly address: string;
}

/** Its name and password follow from the owner's: every process finds them by itself, and the one does not tell the other. */
function loginOf(url: string): Login | undefined {
  const address = new URL(url);
  const [owner, secret] = [address.username, address.password].map(decodeURIComponent);
  if (!owner || !secret) return undefined;
  const name = `touchline_login_${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`;
  const password = createHmac('sha256', secret).update(name).digest('base64url');
  [address.username, address.password] = [name, password];
  return { name, password, address: address.href };
}

/** Whether the server lets the login in, and it may do no more than it should. Rejects with `DatabaseSetupError` when the server cannot say. */
async function isGood(address: string): Promise<boolean> {
  const client = new Client({
    ...withOptions(address, `-c role=${appRole}`),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT FROM pg_roles r WHERE rolname = session_user
         AND NOT (rolsuper OR rolinherit OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)
         AND NOT EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid AND roleid <> $1::regrole)
         AND NOT EXISTS (SELECT FROM pg_shdepend
           WHERE refclassid = 'pg_authid'::regclass AND refobjid = r.oid AND deptype = 'o')`,
      [appRole],
    );
    return rows.length > 0;
  } catch (error) {
    // A pooler and a server refuse an unknown user by different codes; one that stops, or has no connection left, says nothing.
    if (error instanceof DatabaseError && !/^(53|57)/.test(error.code ?? '')) return false;
    throw unreachable(address, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin(url: string, { name, password }: Login): Promise<void> {
  const client = await connectOwner(url);
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.migrations]);
    const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    // A server may log statements, and keeps those that fail: the password itself is in none.
    await client.query(
      `${rows.length > 0 ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN NOINHERIT PASSWORD '${passwordVerifier(password)}';
       GRANT ${appRole} TO ${name}`,
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
