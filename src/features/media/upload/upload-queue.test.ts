import { expect, test, vi } from 'vitest';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import type { CheckedFile } from './check-file.ts';
import { faultOf } from './file-fault.ts';
import type { QueueCalls } from './queue-calls.ts';
import { PAUSED, UploadError } from './upload-file.ts';
import { UploadQueue } from './upload-queue.ts';

const twin = { id: 'i1', type: 'image', name: 'Goal', mediaString: 'image|embedded|26/11/b1bf9baf857c' } as const;
const uploaded = { uploadKey: 'u1', mediaString: twin.mediaString, duplicateOf: null } as UploadedFile;
const ticket = {
  upload: { uploadKey: 'u1', mediaString: '', preSignedUrl: '', headers: {}, expiresAt: '2099-01-01T00:00:00Z' },
};

const checkedOf = (file: File): CheckedFile => ({
  file,
  kind: 'image',
  mimeType: 'image/jpeg',
  width: 4,
  height: 3,
  duration: undefined,
  hash: file.name,
  preview: undefined,
  thumb: undefined,
});

/** Calls that work at once; each test says what goes otherwise. */
function queueWith(changes: Partial<QueueCalls> = {}): UploadQueue {
  const calls: QueueCalls = {
    check: async (file, { onHash }) => {
      onHash?.(file.name, 'image');
      return { file: checkedOf(file) };
    },
    findTwin: async () => undefined,
    bytesLeft: async () => undefined,
    upload: async (_checked, { onTicket, onStage }) => {
      onTicket?.(ticket);
      onStage?.({ stage: 'reporting' });
      return uploaded;
    },
    forget: async () => undefined,
    ...changes,
  };
  return new UploadQueue({ calls });
}

const files = (count: number, size = 10): File[] =>
  Array.from({ length: count }, (_, index) => new File(['x'.repeat(size)], `${index + 1}.jpg`));
const stepsOf = (queue: UploadQueue): string[] => queue.get().items.map(({ state }) => state.step);
const settled = (queue: UploadQueue, steps: readonly string[]) =>
  vi.waitFor(() => expect(stepsOf(queue)).toEqual(steps), 30_000);
const idAt = (queue: UploadQueue, index: number): string => queue.get().items[index]?.id ?? '';

/** Uploads that end when they are told to. */
function heldUploads() {
  const ends = new Map<string, { finish(): void; fail(error: unknown): void }>();
  const upload: QueueCalls['upload'] = ({ file }, { signal, onTicket, onStage }) =>
    new Promise((resolve, reject) => {
      onTicket?.(ticket);
      signal?.addEventListener('abort', () => reject(new UploadError('aborted')));
      ends.set(file.name, {
        finish: () => {
          onStage?.({ stage: 'reporting' });
          resolve(uploaded);
        },
        fail: reject,
      });
    });
  return { upload, ends };
}

test('of eleven the ten go on and the eleventh is named', async () => {
  const queue = queueWith();
  queue.add(files(11));
  expect(queue.get().leftOut).toEqual(['11.jpg']);
  await settled(queue, Array(10).fill('uploaded'));
  queue.add([new File(['x'], 'late.jpg')]);
  expect(queue.get().leftOut).toEqual(['late.jpg']);
  queue.forgetLeftOut();
  expect(queue.get().leftOut).toEqual([]);
  queue.saved(idAt(queue, 0), twin);
  queue.add([new File(['x'], 'late.jpg')]);
  expect(queue.get().items).toHaveLength(11);
});

test('three are sent at a time, and one that the service looks at makes room for the next', async () => {
  const { upload, ends } = heldUploads();
  const queue = queueWith({ upload });
  queue.add(files(5));
  await settled(queue, ['sending', 'sending', 'sending', 'queued', 'queued']);
  ends.get('1.jpg')?.finish();
  await settled(queue, ['uploaded', 'sending', 'sending', 'sending', 'queued']);
});

test('of large files each begins when an eighth of the one before is sent, so that they arrive one after the other', async () => {
  const { upload, ends } = heldUploads();
  const progress = new Map<string, (sent: number) => void>();
  const queue = queueWith({
    upload: (checked, run) => {
      progress.set(checked.file.name, (sent) => run.onProgress?.(sent, checked.file.size));
      return upload(checked, run);
    },
  });
  const size = 2_000_000;
  queue.add(files(4, size));
  await settled(queue, ['sending', 'queued', 'queued', 'queued']);
  progress.get('1.jpg')?.(size / 8 - 1);
  expect(stepsOf(queue)).toEqual(['sending', 'queued', 'queued', 'queued']);
  progress.get('1.jpg')?.(size / 8);
  expect(stepsOf(queue)).toEqual(['sending', 'sending', 'queued', 'queued']);
  progress.get('1.jpg')?.(size);
  expect(stepsOf(queue)).toEqual(['sending', 'sending', 'queued', 'queued']);
  progress.get('2.jpg')?.(size / 8);
  expect(stepsOf(queue)).toEqual(['sending', 'sending', 'sending', 'queued']);
  // One that waits for a better time holds up nobody.
  ends.get('3.jpg')?.fail(new UploadError({ failure: { status: 503 } }));
  await settled(queue, ['sending', 'sending', 'failed', 'sending']);
});

test('a failed one takes no other with it, and can be tried again', async () => {
  const { upload, ends } = heldUploads();
  const queue = queueWith({ upload });
  queue.add(files(3));
  await settled(queue, ['sending', 'sending', 'sending']);
  ends.get('2.jpg')?.fail(new UploadError({ failure: { status: 503 } }));
  ends.get('1.jpg')?.finish();
  ends.get('3.jpg')?.fail(new UploadError({ fault: faultOf('truncated') }));
  await settled(queue, ['uploaded', 'failed', 'refused']);
  queue.retry(idAt(queue, 1));
  await settled(queue, ['uploaded', 'sending', 'refused']);
  ends.get('2.jpg')?.finish();
  await settled(queue, ['uploaded', 'uploaded', 'refused']);
});

test('while bytes are sent only the live view changes: what is drawn and kept of the files rests', async () => {
  const progress: ((sent: number) => void)[] = [];
  const upload: QueueCalls['upload'] = (_checked, { onTicket, onProgress }) =>
    new Promise(() => {
      onTicket?.(ticket);
      if (onProgress) progress.push((sent) => onProgress(sent, 10));
    });
  const queue = queueWith({ upload });
  queue.add(files(1));
  await settled(queue, ['sending']);
  const rests = queue.get();
  const heard = vi.fn();
  queue.subscribe(heard);
  progress[0]?.(7);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 30_000);
  expect(queue.get()).toBe(rests);
  expect(queue.getLive().items[0]?.state).toEqual({ step: 'sending', sent: 7 });
  queue.pause(idAt(queue, 0));
  expect(stepsOf(queue)).toEqual(['paused']);
});

test('files are looked at one after the other, and the library is asked as soon as a hash is known', async () => {
  const looked = new Map<string, () => void>();
  const asked: string[] = [];
  const check: QueueCalls['check'] = async (file, { onHash }) => {
    onHash?.(file.name, 'image');
    await new Promise<void>((resolve) => looked.set(file.name, resolve));
    return { file: checkedOf(file) };
  };
  const findTwin: QueueCalls['findTwin'] = async (_kind, hash) => void asked.push(hash);
  const queue = queueWith({ check, findTwin, upload: heldUploads().upload });
  queue.add(files(4));
  expect(stepsOf(queue)).toEqual(['checking', 'waiting', 'waiting', 'waiting']);
  expect(asked).toEqual(['1.jpg']);
  looked.get('1.jpg')?.();
  await settled(queue, ['sending', 'checking', 'waiting', 'waiting']);
  expect(asked).toEqual(['1.jpg', '2.jpg']);
});

test('what the check refuses is never sent', async () => {
  const upload = vi.fn<QueueCalls['upload']>();
  const queue = queueWith({ check: async () => ({ fault: faultOf('otherType') }), upload });
  queue.add(files(2));
  await settled(queue, ['refused', 'refused']);
  expect(upload).not.toHaveBeenCalled();
});

test('the same file in the library is offered: taken, or uploaded anyway', async () => {
  const queue = queueWith({ findTwin: async () => twin });
  queue.add(files(2));
  await settled(queue, ['twin', 'twin']);
  queue.takeTwin(idAt(queue, 0));
  queue.uploadAnyway(idAt(queue, 1));
  await settled(queue, ['existing', 'uploaded']);
  expect(queue.get().items[1]?.isWantedTwice).toBe(true);
});

test('the same file twice is taken once', async () => {
  const queue = queueWith();
  queue.add([new File(['x'], 'a.jpg'), new File(['x'], 'a.jpg')]);
  await settled(queue, ['uploaded', 'refused']);
  expect(queue.get().items[1]?.state).toMatchObject({ fault: { message: 'alreadySelected' } });
});

test('a full quota refuses before a byte is sent, and counts what waits for its turn', async () => {
  const { upload } = heldUploads();
  const queue = queueWith({ bytesLeft: async () => 15, upload });
  queue.add([...files(1, 16), new File(['x'.repeat(10)], 'small.jpg')]);
  await settled(queue, ['refused', 'sending']);
  expect(queue.get().items[0]?.state).toMatchObject({ fault: { code: 'quota', values: { size: 16, left: 15 } } });
});

test('the quota is asked once for files that come together, and again for those that come later', async () => {
  const bytesLeft = vi.fn<QueueCalls['bytesLeft']>(async () => 25);
  const queue = queueWith({ bytesLeft, upload: heldUploads().upload });
  queue.add(files(3));
  await settled(queue, ['sending', 'sending', 'refused']);
  expect(queue.get().items[2]?.state).toMatchObject({ fault: { code: 'quota', values: { size: 10, left: 5 } } });
  expect(bytesLeft).toHaveBeenCalledTimes(1);
  bytesLeft.mockResolvedValue(10);
  queue.add([new File(['x'.repeat(10)], 'later.jpg')]);
  await settled(queue, ['sending', 'sending', 'refused', 'sending']);
  expect(bytesLeft).toHaveBeenCalledTimes(2);
});

test('paused it stands still and keeps its ticket; resumed it goes on; removed it is taken back', async () => {
  const { upload, ends } = heldUploads();
  const reasons: unknown[] = [];
  const forget = vi.fn(async () => undefined);
  const queue = queueWith({
    forget,
    upload: (checked, run) => {
      run.signal?.addEventListener('abort', () => reasons.push(run.signal?.reason));
      return upload(checked, run);
    },
  });
  queue.add(files(1));
  await settled(queue, ['sending']);
  queue.pause(idAt(queue, 0));
  expect(stepsOf(queue)).toEqual(['paused']);
  expect(reasons).toEqual([PAUSED]);
  expect(queue.get().items[0]?.ticket).toBe(ticket);
  queue.resume(idAt(queue, 0));
  await settled(queue, ['sending']);
  ends.get('1.jpg')?.finish();
  await settled(queue, ['uploaded']);
  queue.remove(idAt(queue, 0));
  expect(queue.get().items).toEqual([]);
  expect(forget).toHaveBeenCalledWith(ticket);
});

test('what was given up is taken back, what was saved stays, and leaving ends what is under way', async () => {
  const { upload, ends } = heldUploads();
  const forget = vi.fn(async () => undefined);
  const queue = queueWith({ upload, forget });
  queue.add(files(3));
  await settled(queue, ['sending', 'sending', 'sending']);
  ends.get('1.jpg')?.finish();
  ends.get('2.jpg')?.finish();
  await settled(queue, ['uploaded', 'uploaded', 'sending']);
  queue.saved(idAt(queue, 0), twin);
  queue.discard();
  expect(stepsOf(queue)).toEqual(['saved']);
  expect(forget).toHaveBeenCalledTimes(1);
  queue.add(files(1));
  await settled(queue, ['saved', 'sending']);
  queue.stop();
});

test.each([
  { how: 'is made', error: undefined, times: 0 },
  { how: 'may be made', error: new ApiError('timeout', 0, 'no answer'), times: 0 },
  { how: 'is refused', error: new ApiError('http', 409, 'taken'), times: 1 },
])('what is given up while it is being saved is taken back $times times when it $how', async ({ error, times }) => {
  const forget = vi.fn(async () => undefined);
  const queue = queueWith({ forget });
  queue.add(files(1));
  await settled(queue, ['uploaded']);
  const answer = Promise.withResolvers<typeof twin>();
  const saving = queue.saves.run(idAt(queue, 0), () => answer.promise).catch(() => undefined);
  queue.discard();
  expect(queue.get().items).toEqual([]);
  expect(forget).not.toHaveBeenCalled();
  if (error) answer.reject(error);
  else answer.resolve(twin);
  await saving;
  expect(forget).toHaveBeenCalledTimes(times);
});

test('what came back after a reload stands before the others', () => {
  const queue = queueWith();
  const kept = {
    id: 'kept-1',
    genericName: 'old.jpg',
    size: 3,
    kind: 'image',
    state: { step: 'uploaded', uploaded },
    checked: undefined,
    thumb: undefined,
    ticket,
    isWantedTwice: false,
  } as const;
  queue.restore([kept]);
  expect(queue.get().items).toEqual([kept]);
});
