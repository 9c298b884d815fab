import { parseArgs } from 'node:util';
import { NotFoundError } from '../service/store/errors.ts';
import { type Grant, grantAccess, revokeAccess } from '../service/store/users/networks.ts';
import { refuseNothing, withDatabase } from './open-database.ts';
import { command, PlainError } from './plain-error.ts';

const usage = 'Usage: npm run grant -- --subject SUB [--site INSTANCE]... [--super] [--revoke]';

/** What the command line asks for: to give what the grant names, or to take it away; without anything named, all that the account has. */
export type Wanted = Grant & { readonly revoke: boolean };

/** A sub claim has no more characters (OpenID Connect Core, section 2). */
const longestSubject = 255;

/** What the command line asks for. Throws `PlainError` when it asks for nothing. */
export function readGrant(args: readonly string[]): Wanted {
  const { subject: given = '', site = [], super: superAdmin = false, revoke = false } = parse(args);
  const subject = given.trim();
  if (!subject) throw new PlainError(`Name the account by its sub claim with --subject. ${usage}`);
  if (subject.length > longestSubject) throw new PlainError(`A sub claim has at most ${longestSubject} characters.`);
  if (site.length === 0 && !superAdmin && !revoke)
    throw new PlainError(`Say what to grant: --site or --super. ${usage}`);
  return { subject, instanceIds: site, superAdmin, revoke };
}

function parse(args: readonly string[]) {
  try {
    const options = {
      subject: { type: 'string' },
      site: { type: 'string', multiple: true },
      super: { type: 'boolean' },
      revoke: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

/** Gives an account of an outside identity provider access to sites, or makes it a super administrator; or takes that away. */
async function grant(): Promise<void> {
  const wanted = readGrant(process.argv.slice(2));
  await withDatabase(async ({ database }) => {
    try {
      await database.platform((platform) => (wanted.revoke ? revokeAccess : grantAccess)(platform, wanted));
    } catch (error) {
      throw error instanceof NotFoundError
        ? new PlainError('No site has that instance id; nothing was granted. npm run sites makes sites.')
        : error;
    }
  }, refuseNothing);
  if (wanted.revoke) {
    console.log(describeRevoked(wanted));
    return;
  }
  const sites = wanted.instanceIds?.length ? `may work on ${wanted.instanceIds.join(', ')}` : '';
  const role = wanted.superAdmin ? 'is a super administrator' : '';
  console.log(`The account ${wanted.subject} ${[sites, role].filter(Boolean).join(' and ')}.`);
}

/** What was taken away, in one sentence. */
function describeRevoked({ subject, instanceIds = [], superAdmin }: Wanted): string {
  const sites = instanceIds.length > 0 ? `may no more work on ${instanceIds.join(', ')}` : '';
  const role = superAdmin ? 'is no super administrator' : '';
  const parts = [sites, role].filter(Boolean);
  return `The account ${subject} ${parts.length > 0 ? parts.join(' and ') : 'has no access any more'}.`;
}

if (import.meta.main) await command(grant);
