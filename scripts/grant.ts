import { parseArgs } from 'node:util';
import type { Database } from '../service/store/database.ts';
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
  const { revoke, ...wanted } = readGrant(process.argv.slice(2));
  await withDatabase(
    async ({ database }) => console.log(await (revoke ? take : give)(database, wanted)),
    refuseNothing,
  );
}

async function give(database: Database, wanted: Grant): Promise<string> {
  try {
    await database.platform((platform) => grantAccess(platform, wanted));
  } catch (error) {
    throw error instanceof NotFoundError
      ? new PlainError('No site has that instance id; nothing was granted. npm run sites makes sites.')
      : error;
  }
  const sites = wanted.instanceIds?.length ? `may work on ${wanted.instanceIds.join(', ')}` : '';
  return sentenceOf(wanted, sites, wanted.superAdmin ? 'is a super administrator' : '');
}

/** Says what was taken, and not what was asked for: a name that is misspelt would seem to have lost its access. */
async function take(database: Database, wanted: Grant): Promise<string> {
  const { instanceIds, superAdmin } = await database.platform((platform) => revokeAccess(platform, wanted));
  if (instanceIds.length === 0 && !superAdmin) {
    throw new PlainError(`The account ${wanted.subject} has no such access; nothing was taken away.`);
  }
  const sites = instanceIds.length > 0 ? `may no longer work on ${instanceIds.join(', ')}` : '';
  return sentenceOf(wanted, sites, superAdmin ? 'is no super administrator any more' : '');
}

function sentenceOf({ subject }: Grant, ...parts: readonly string[]): string {
  return `The account ${subject} ${parts.filter(Boolean).join(' and ')}.`;
}

if (import.meta.main) await command(grant);
