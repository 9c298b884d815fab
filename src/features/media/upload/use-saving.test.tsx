import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { useEditSession } from '../../../engine/edit-session/use-edit-session.ts';
import { clearToasts, toastStore } from '../../../ui/toast-queue.ts';
import type { Details } from './details.ts';
import { awaitedChanged, EDITED_UPLOAD, filesChanged, NO_FILES } from './edited-upload.ts';
import { queueCalls } from './queue-calls.ts';
import { mediaEntities, uploadedItem } from './sample-item.ts';
import { saveMedia } from './save-media.ts';
import { UploadQueue } from './upload-queue.ts';
import { useSaving } from './use-saving.ts';

vi.mock(import('./save-media.ts'), async () => ({ saveMedia: vi.fn() }));

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
  const shown = renderHook(
    () => {
      const edit = useEditSession(EDITED_UPLOAD, NO_FILES, undefined);
      return { edit, queue, ...useSaving(kinds, queue, edit) };
    },
    { wrapper: Around },
  );
  act(() => shown.result.current.edit.session.replace(details));
  return shown;
}

afterEach(() => clearToasts());

const told = (): string[] => toastStore.read().map(({ text }) => text);

it('takes what it complained of away with the next try, and with the page', async () => {
  const { result, unmount } = await show({ '1': { name: '' } });
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

it('saves one time after the other, and answers whether all of the page is saved', async () => {
  const { result } = await show({ '1': { name: 'Goal' } });
  const { edit, queue, save } = result.current;
  const follow = (): void => edit.session.dispatch(filesChanged(edit.session.get().base, queue.get().items));
  queue.subscribe(follow);
  act(() => queue.restore([uploadedItem, { ...uploadedItem, id: '2', state: { step: 'paused' } }]));
  const media = { id: 'm1', type: 'image', name: 'Goal', mediaString: 'x' } as Awaited<ReturnType<typeof saveMedia>>;
  vi.mocked(saveMedia).mockResolvedValue(media);
  await act(async () => {
    const first = save(queue.get().items);
    expect(await save(queue.get().items)).toBe(false);
    // The other file has not arrived.
    expect(await first).toBe(false);
  });
  expect(saveMedia).toHaveBeenCalledTimes(1);
  expect(told()).toEqual(['Please wait for the media to load!', 'Media added!']);
  act(() => queue.remove('2'));
  // There is nothing to wait for any more.
  expect(told()).toEqual(['Media added!']);
  expect(edit.session.get().value).toEqual({});
  expect(await act(() => save([]))).toBe(true);
});

it('has nothing to save of files that are to be chosen again', async () => {
  const { result } = await show({});
  const { session } = result.current.edit;
  const awaited = [{ genericName: 'goal.jpg', size: 1, values: { name: 'Goal' } }];
  act(() => session.dispatch(awaitedChanged(session.get().base, awaited)));
  expect(await act(() => result.current.save([]))).toBe(false);
  expect(told()).toEqual(['Please wait for the media to load!']);
});
