import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { surroundings } from '../../engine/edit-session/sample-surroundings.tsx';
import { useEditSession } from '../../engine/edit-session/use-edit-session.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { EDITED_TEAMS, type StoredTeams } from './edited-teams.ts';
import { connectId, saveTeams } from './save-teams.ts';
import { NO_CHANGES } from './team-changes.ts';
import { useConnecting } from './use-connecting.ts';

vi.mock(import('./save-teams.ts'), async (original) => ({
  ...(await original()),
  saveTeams: vi.fn(),
  connectId: vi.fn(),
}));

const client = new QueryClient();

const none: StoredTeams = [];
const fresh = (uuid: string) => ({ uuid, displayName: uuid, teamCode: uuid, logo: null });

function open() {
  return renderHook(
    () => {
      const edit = useEditSession(EDITED_TEAMS, none, undefined);
      return { edit, ...useConnecting('ssgt', edit) };
    },
    { wrapper: surroundings(client) },
  ).result;
}

const shown = () => toastStore.read().map(({ text }) => text);

afterEach(() => {
  vi.mocked(saveTeams).mockReset();
  clearToasts();
});

it('can be saved again after a save that broke off', async () => {
  vi.mocked(saveTeams).mockRejectedValue(new Error('broken'));
  const result = open();
  act(() => result.current.add([fresh('a')]));
  for (const times of [1, 2]) {
    await act(() => expect(result.current.save()).rejects.toThrow('broken'));
    expect(result.current.edit.isSaving).toBe(false);
    expect(saveTeams).toHaveBeenCalledTimes(times);
  }
});

it('answers whether all is saved, and keeps what was changed meanwhile', async () => {
  const result = open();
  expect(await act(() => result.current.save())).toBe(false);
  expect(saveTeams).not.toHaveBeenCalled();

  act(() => result.current.add([fresh('a')]));
  const theirs = { connected: [], disconnected: [] };
  const faults = new Map([['a', { path: 'addedTeams.0', code: 'unknown', message: 'gone' }]]);
  vi.mocked(saveTeams).mockImplementationOnce(async (_, base, changes) => ({
    base,
    changes,
    theirs,
    failure: new ApiError('http', 422, 'refused'),
    faults,
  }));
  expect(await act(() => result.current.save())).toBe(false);
  expect(result.current.faults).toBe(faults);
  expect(shown()).toEqual(['Update failed!']);

  const stored = [{ ...fresh('a'), extIds: [], gameCount: 0 }];
  const saved = { base: stored, changes: NO_CHANGES, theirs, faults: new Map() };
  vi.mocked(saveTeams).mockImplementationOnce(async () => {
    result.current.add([fresh('b')]);
    return saved;
  });
  expect(await act(() => result.current.save())).toBe(false);
  expect(result.current.edit.session.getValue().added).toMatchObject([{ uuid: 'b' }]);
  expect(result.current.failure).toBeUndefined();

  vi.mocked(saveTeams).mockResolvedValueOnce(saved);
  expect(await act(() => result.current.save())).toBe(true);
});

it('connects an id as a change of its own, which counts as unsaved work while it is under way, and keeps what was changed', async () => {
  const stored = [{ ...fresh('a'), extIds: [], gameCount: 0 }];
  const { promise, resolve } = Promise.withResolvers<StoredTeams>();
  vi.mocked(connectId).mockReturnValueOnce(promise);
  const result = open();
  act(() => result.current.add([fresh('b')]));
  const given = result.current.giveId('a', { extId: '7', extIdType: { uuid: 'register' } });
  expect(client.isMutating()).toBe(1);
  resolve(stored);
  await act(() => given);
  expect(client.isMutating()).toBe(0);
  expect(result.current.edit.session.get()).toMatchObject({ base: stored, value: { added: [fresh('b')] } });
});
