import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { entities } from '../../../../generated/forms.ts';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { toastStore } from '../../../ui/toast-queue.ts';
import type { Details } from './details.ts';
import { queueCalls } from './queue-calls.ts';
import type { UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';
import { useSaving } from './use-saving.ts';

const site = { instanceId: 's1', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const client = new QueryClient();
const uploaded = { uploadKey: 'u1', mediaString: 'image|embedded|26/11/b1', duplicateOf: null } as UploadedFile;
const item: UploadItem = {
  id: '1',
  genericName: 'goal.jpg',
  size: 10,
  kind: 'image',
  state: { step: 'uploaded', uploaded },
  checked: undefined,
  thumb: undefined,
  ticket: undefined,
  isWantedTwice: false,
};

async function load(kind: 'image' | 'video'): Promise<Entity> {
  const entity = await entities.find(({ name }) => name === kind)?.load();
  if (!entity) throw new Error(kind);
  return entity;
}

function Around({ children }: PropsWithChildren) {
  return (
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
    </QueryClientProvider>
  );
}

/** Saving with what was typed about the item. */
async function show(details: Details) {
  const kinds = { image: await load('image'), video: await load('video') };
  const queue = new UploadQueue({ calls: queueCalls });
  return renderHook(() => useSaving(kinds, queue, details), { wrapper: Around });
}

const told = (): string[] => toastStore.read().map(({ text }) => text);

it('takes what it complained of away with the next try, and with the page', async () => {
  const { result, unmount } = await show({});
  await act(() => result.current.save([item]));
  expect(told()).toEqual(['Some required field is left empty. Cannot save!']);
  await act(() => result.current.save([]));
  expect(told()).toEqual([]);
  await act(() => result.current.save([item]));
  unmount();
  expect(told()).toEqual([]);
});

it('calls a field that is filled in wrongly not empty', async () => {
  const { result } = await show({ '1': { name: 'x'.repeat(301) } });
  await act(() => result.current.save([item]));
  expect(told()).toEqual(['Invalid data composition. Cannot save!']);
});
