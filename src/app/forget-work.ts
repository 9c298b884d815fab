import { forgetWorkOf, isKept } from '../engine/values/user-storage.ts';

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

/** What cannot be looked for must not keep anybody signed in. */
function unread(error: unknown): boolean {
  console.warn(error);
  return false;
}
