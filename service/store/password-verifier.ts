import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** As often as PostgreSQL does it. */
const iterations = 4096;

/**
 * What PostgreSQL keeps of a password of ASCII signs (SCRAM-SHA-256, RFC 5802): given it in the place of the password, a
 * server can check who has that, and nobody can sign in with what they read.
 */
export function passwordVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (purpose: string) => createHmac('sha256', salted).update(purpose).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
