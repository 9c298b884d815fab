import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createRoom } from './room.ts';

afterEach(() => void vi.useRealTimers());

it('is full when the disk has less free than is needed', async () => {
  expect(await createRoom(tmpdir(), 1).isFull()).toBe(false);
  expect(await createRoom(tmpdir(), Number.MAX_SAFE_INTEGER).isFull()).toBe(true);
  expect(await createRoom(undefined, Number.MAX_SAFE_INTEGER).isFull()).toBe(false);
});

it('is full for a minute after something could not be stored', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = createRoom(undefined);
  room.noteFull();
  expect(await room.isFull()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(await room.isFull()).toBe(false);
});
