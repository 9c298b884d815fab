import { expect, it } from 'vitest';
import { attemptFile } from './attempt-file.ts';

it.each([
  ['The disk is gone.', 'The disk is gone'],
  ['expected ">" not found.\n  Deserialization error: inspect the hidden field', 'expected ">" not found'],
])('says in one sentence why a stored file could not be read: %j', async (message, reason) => {
  const failing = attemptFile('a/b', 'read', () => Promise.reject(new Error(message)));
  await expect(failing).rejects.toHaveProperty('message', `The stored file a/b could not be read: ${reason}.`);
});
