import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { demoOrganisation } from '../settings.ts';

/** One demonstration user. `subject` is stable: the seed grants access to it. `username` is also the e-mail address. */
export type Account = {
  readonly subject: string;
  readonly username: string;
  readonly name: string;
  readonly organisation: string;
};

/** The password of every demonstration account. The provider that knows it never runs in production. */
export const demoPassword = 'touchline-demo';

/** The demonstration accounts; what each may do is decided by the service's seed, not here. */
export const demoAccounts: readonly Account[] = [
  account('demo-admin', 'admin@touchline.test', 'Alva Administrator'),
  account('demo-super', 'super@touchline.test', 'Sixten Superadministrator'),
  account('demo-club', 'club@touchline.test', 'Cleo Clubsson'),
  account('demo-outsider', 'outsider@touchline.test', 'Otto Outsider'),
];

/** Looks accounts up and checks passwords. */
export type Accounts = {
  bySubject(subject: string): Account | undefined;
  /** The account, if the password is right. Takes equally long for a user name that does not exist. */
  verify(username: string, password: string): Promise<Account | undefined>;
};

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** Accounts that all have `password`. Hashes are made when first needed, so that the service starts at once. */
export function createAccounts(accounts: readonly Account[] = demoAccounts, password = demoPassword): Accounts {
  const hashes = new Map<string, Promise<{ salt: Buffer; key: Buffer }>>();

  function hashOf(subject: string): Promise<{ salt: Buffer; key: Buffer }> {
    const known = hashes.get(subject);
    if (known) return known;
    const salt = randomBytes(16);
    const made = derive(password, salt, keyLength).then((key) => ({ salt, key }));
    hashes.set(subject, made);
    return made;
  }

  return {
    bySubject: (subject) => accounts.find((candidate) => candidate.subject === subject),
    async verify(username, typed) {
      const wanted = username.trim().toLowerCase();
      const found = accounts.find((candidate) => candidate.username === wanted);
      // A user name that nobody has is checked against a hash of its own: the time tells nothing.
      const { salt, key } = await hashOf(found?.subject ?? '');
      const equal = timingSafeEqual(await derive(typed, salt, keyLength), key);
      return equal ? found : undefined;
    },
  };
}

function account(subject: string, username: string, name: string): Account {
  return { subject, username, name, organisation: demoOrganisation };
}
