import { sweepDrafts } from '../engine/edit-session/draft-store.ts';
import { forgetWorkOf, isKept, sweepKept } from '../engine/values/user-storage.ts';

/**
 * Whether this browser keeps drafts of a user, a rollover, an import or an upload under way, of whatever tab: what a sign-out takes
 * away.
 */
export async function hasKeptWork(user: string): Promise<boolean> {
  if (isKept('draft', user) || isKept('rollover', user)) return true;
  const found = await Promise.all([
    import('../engine/import/import-job.ts').then(({ hasImportsOf }) => hasImportsOf(user)).catch(unread),
    import('../features/media/upload/kept-files.ts').then(({ hasFilesOf }) => hasFilesOf(user)).catch(unread),
  ]);
  return found.includes(true);
}

/** Forgets what this browser keeps of a user's work: nothing of it is left to the next user. */
export async function forgetKeptWork(user: string): Promise<void> {
  forgetWorkOf(user);
  await import('../engine/import/import-job.ts')
    .then(({ forgetImportsOf }) => forgetImportsOf(user))
    .catch(console.warn);
  await import('../features/media/upload/kept-files.ts')
    .then(({ forgetFilesOf }) => forgetFilesOf(user))
    .catch(console.warn);
}

/**
 * Forgets what this browser keeps of the work of whatever user and is too old: whose sign-in ended by itself may never come back. What keeps
 * imports and files is fetched only where there may be some.
 */
export async function sweepOldWork(): Promise<void> {
  sweepDrafts();
  sweepKept();
  const made = await databaseNames();
  if (made.includes('touchline.imports')) {
    await import('../engine/import/import-job.ts').then(({ forgetOldImports }) => forgetOldImports()).catch(unread);
  }
  if (made.includes('touchline.uploads')) {
    await import('../features/media/upload/kept-files.ts').then(({ forgetOldFiles }) => forgetOldFiles()).catch(unread);
  }
}

/** The databases that this browser has made; none where it does not tell. */
async function databaseNames(): Promise<readonly (string | undefined)[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** What cannot be looked for must not keep anybody signed in. */
function unread(error: unknown): boolean {
  console.warn(error);
  return false;
}
