import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { toastStore } from '../../../ui/toast-queue.ts';
import type { Details } from './details.ts';
import { queueCalls } from './queue-calls.ts';
import { mediaEntities, uploadedItem } from './sample-item.ts';
import { UploadQueue } from './upload-queue.ts';
import { useSaving } from './use-saving.ts';

const site = { instanceId: 's1', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const client = new QueryClient();

function Around({ children }: PropsWithChildren) {
  return (
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
    </QueryClientProvider>
  );
}

/** Saving with what was typed about the item. */
async function show(details: Details) {
  const kinds = await mediaEntities();
  const queue = new UploadQueue({ calls: queueCalls });
  return renderHook(() => useSaving(kinds, queue, details), { wrapper: Around });
}

const told = (): string[] => toastStore.read().map(({ text }) => text);

it('takes what it complained of away with the next try, and with the page', async () => {
  const { result, unmount } = await show({});
  await act(() => result.current.save([uploadedItem]));
  expect(told()).toEqual(['Some required field is left empty. Cannot save!']);
  await act(() => result.current.save([]));
  expect(told()).toEqual([]);
  await act(() => result.current.save([uploadedItem]));
  unmount();
  expect(told()).toEqual([]);
});

it('calls a field that is filled in wrongly not empty', async () => {
  const { result } = await show({ '1': { name: 'x'.repeat(301) } });
  await act(() => result.current.save([uploadedItem]));
  expect(told()).toEqual(['Invalid data composition. Cannot save!']);
});
