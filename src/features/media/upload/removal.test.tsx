import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { faultOf } from './file-fault.ts';
import { ItemActions } from './item-actions.tsx';
import { useRemoval } from './removal.tsx';
import { uploaded } from './sample-item.ts';
import { cardId, type UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadState } from './upload-state.ts';

function List({ queue, typed }: { queue: UploadQueue; typed: object }) {
  const { items } = useSyncExternalStore(queue.subscribe, queue.get);
  const { remove, question } = useRemoval(queue, { '1': { ...typed } });
  return (
    <>
      {items.map((item) => (
        <div key={item.id} id={cardId(item.id)} tabIndex={-1}>
          <ItemActions item={item} queue={queue} isSaving={false} onRemove={() => remove(item)} />
        </div>
      ))}
      {question}
    </>
  );
}

/** Two files in a state, and the button that removes the first; `typed` is what was written about it. */
function show(state: UploadState, typed: object = {}): { queue: UploadQueue; bin: HTMLElement } {
  const queue = new UploadQueue({
    calls: {
      check: () => new Promise(() => undefined),
      findTwin: async () => undefined,
      bytesLeft: async () => undefined,
      upload: () => new Promise(() => undefined),
      forget: async () => undefined,
    },
  });
  const itemOf = (id: string, genericName: string): UploadItem => ({
    id,
    genericName,
    size: 10,
    kind: 'image',
    state,
    checked: undefined,
    thumb: undefined,
    ticket: undefined,
    isWantedTwice: false,
  });
  act(() => queue.restore([itemOf('1', 'goal.jpg'), itemOf('2', 'save.jpg')]));
  render(<List queue={queue} typed={typed} />);
  return { queue, bin: screen.getByRole('button', { name: /goal\.jpg/ }) };
}

it('asks before an uploaded file is removed, keeps it and its focus, or removes it and goes on to the next', async () => {
  const user = userEvent.setup();
  const { queue, bin } = show({ step: 'uploaded', uploaded });
  await user.click(bin);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), 30_000);
  expect(queue.get().items).toHaveLength(2);
  await vi.waitFor(() => expect(document.activeElement).toBe(bin), 30_000);
  await user.click(bin);
  await user.click(await screen.findByRole('button', { name: 'Remove the file' }));
  expect(queue.get().items).toHaveLength(1);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(cardId('2')), 30_000);
});

it('asks where something was typed, whatever has become of the file so far, and moves nothing meanwhile', async () => {
  const { queue, bin } = show({ step: 'failed', failure: { status: 500 } }, { photographer: 'Kim Ek' });
  const next = vi.spyOn(document.getElementById(cardId('2')) ?? document.body, 'focus');
  await userEvent.click(bin);
  expect(await screen.findByRole('alertdialog', { name: 'Remove this file?' })).toBeTruthy();
  expect(queue.get().items).toHaveLength(2);
  expect(next).not.toHaveBeenCalled();
});

it.each<[string, UploadState, object]>([
  ['a refused file', { step: 'refused', fault: faultOf('empty') }, { name: 'Goal' }],
  ['a failed one of which nothing is known', { step: 'failed', failure: { status: 500 } }, { name: ' ', tags: [] }],
])('removes %s without a question', async (_what, state, typed) => {
  const { queue, bin } = show(state, typed);
  await userEvent.click(bin);
  expect(queue.get().items).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.id).toBe(cardId('2'));
});
