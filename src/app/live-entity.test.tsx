import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entity } from '../contract/entity.ts';
import { replaceEntity, useLiveEntity } from './live-entity.ts';

const entity = (name: string) => ({ name, paths: { list: `/sports/${name}` } }) as Entity;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function outcome(replacing: Promise<boolean>): Promise<boolean> {
  await vi.runAllTimersAsync();
  return replacing;
}

it('a page that shows a definition follows it, and one elsewhere is left as it is', async () => {
  const [before, after] = [entity('team'), entity('team')];
  expect(await outcome(replaceEntity(before))).toBe(true);
  history.replaceState(null, '', '/sports/team/add');
  const { result } = renderHook(() => useLiveEntity(before));
  await expect(replaceEntity(after)).resolves.toBe(true);
  expect(result.current).toBe(after);
});

it('a page whose address is there before it is has nothing to be loaded again for', async () => {
  history.replaceState(null, '', '/sports/game');
  const [before, after] = [entity('game'), entity('game')];
  const replacing = replaceEntity(after);
  const { result } = renderHook(() => useLiveEntity(before));
  expect(await outcome(replacing)).toBe(true);
  expect(result.current).toBe(after);
});

it('a page that does not follow has to be loaded again', async () => {
  history.replaceState(null, '', '/sports/player');
  expect(await outcome(replaceEntity(entity('player')))).toBe(false);
});
