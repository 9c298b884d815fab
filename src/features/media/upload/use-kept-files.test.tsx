import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KeptFiles } from './kept-files.ts';
import type { QueueCalls } from './queue-calls.ts';
import { UploadQueue } from './upload-queue.ts';
import { useKeptFiles } from './use-kept-files.ts';

const never = <Answer,>(): Promise<Answer> => new Promise(() => undefined);

/** Calls of a service that is not there: nothing is refused, and nothing arrives. */
const unreachable: QueueCalls = {
  check: never,
  upload: never,
  findTwin: never,
  bytesLeft: never,
  forget: never,
};

test('a file is kept once from the moment that it is chosen until it is given up', () => {
  const files = { keep: vi.fn(async () => undefined), forget: vi.fn(async () => undefined), find: vi.fn() };
  const queue = new UploadQueue({ calls: unreachable });
  renderHook(() => useKeptFiles(queue, files satisfies KeptFiles));
  const goal = new File(['goal'], 'goal.jpg');
  const [item] = queue.add([goal]);
  queue.add([new File(['save'], 'save.jpg')]);
  expect(files.keep.mock.calls).toEqual([[goal], [expect.objectContaining({ name: 'save.jpg' })]]);
  expect(files.forget).not.toHaveBeenCalled();
  queue.remove(item?.id ?? '');
  expect(files.forget).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ genericName: 'goal.jpg', size: 4 }));
});

test('a page that goes keeps what it has kept', () => {
  const files = { keep: vi.fn(async () => undefined), forget: vi.fn(async () => undefined), find: vi.fn() };
  const queue = new UploadQueue({ calls: unreachable });
  const { unmount } = renderHook(() => useKeptFiles(queue, files satisfies KeptFiles));
  queue.add([new File(['goal'], 'goal.jpg')]);
  unmount();
  queue.stop();
  expect(files.forget).not.toHaveBeenCalled();
});
