import { forgetWorkOf, isKept } from '../engine/values/user-storage.ts';

/** Whether this browser keeps drafts of a user, or a rollover under way: what a sign-out takes away. */
export const hasKeptWork = (user: string): boolean => isKept('draft', user) || isKept('rollover', user);

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
