import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clearToasts, toastStore } from '../../../ui/toast-queue.ts';
import { hasUnsavedWork } from '../../edit-session/unsaved-work.ts';
import { openList, row, send, setUp } from '../sample-list.tsx';

setUp();

it('is work that is not left while it runs: whose sign-in ends signs in over the page', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  openList();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const start = await screen.findByRole('button', { name: 'Export' });
  expect(hasUnsavedWork()).toBe(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockImplementation(async () => {
    await promise;
    return new Response(JSON.stringify({ items: [row(1)], total: 1, page: 1, pageSize: 100 }));
  });
  await user.click(start);
  expect(hasUnsavedWork()).toBe(true);
  resolve();
  await waitFor(() => expect(toastStore.read()).toHaveLength(1));
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  clearToasts();
});
