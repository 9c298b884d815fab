import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getTeamSquad, updateStaffSquad, updateTeamSquad } from '../../../generated/api/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { surroundings } from '../../engine/edit-session/sample-surroundings.tsx';
import { useEditSession } from '../../engine/edit-session/use-edit-session.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { EDITED_SQUAD } from './edited-squad.ts';
import type { Squad } from './squad.ts';
import { join } from './squad-edits.ts';
import { useSquadSave } from './use-squad-save.ts';

vi.mock(import('../../../generated/api/index.ts'), async (original) => ({
  ...(await original()),
  getTeamSquad: vi.fn(),
  updateTeamSquad: vi.fn(),
  updateStaffSquad: vi.fn(),
}));

const squad: Squad = { players: { members: [], version: 'p1' }, staff: { members: [], version: 's1' } };

const named = (uuid: string) => ({ uuid, firstName: 'Kim', lastName: uuid, fullName: `Kim ${uuid}`, note: '' });

function open() {
  return renderHook(
    () => {
      const edit = useEditSession(EDITED_SQUAD, squad, undefined);
      return { edit, ...useSquadSave('team', edit) };
    },
    { wrapper: surroundings(new QueryClient()) },
  ).result;
}

/** Changes both sides. */
const changeBoth = ({ edit: { session } }: ReturnType<typeof open>['current']) =>
  act(() =>
    session.edit(({ players, staff }) => ({
      players: join(players, { ...named('p'), values: { jerseyNumber: 7, positionCode: null } }),
      staff: join(staff, { ...named('s'), values: { role: 'Coach' } }),
    })),
  );

const stored = (playersVersion: string, staffsVersion: string) => ({
  teamUuid: 'team',
  players: [],
  staffs: [],
  playersVersion,
  staffsVersion,
});

const shown = () => toastStore.read().map(({ status, text }) => `${status}: ${text}`);

afterEach(() => clearToasts());

it('can be saved again after a save that broke off', async () => {
  const result = open();
  const { edit, send } = result.current;
  vi.spyOn(edit.session, 'get').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await act(() => expect(edit.saveOnce(send)).rejects.toThrow('broken'));
  expect(result.current.edit.isSaving).toBe(false);
  expect(await act(() => edit.saveOnce(send))).toBe(true);
});

it('says of each side that it was not saved, until all is', async () => {
  const result = open();
  changeBoth(result.current);
  const { edit, send } = result.current;
  vi.mocked(updateTeamSquad).mockRejectedValue(new Error('down'));
  vi.mocked(updateStaffSquad).mockRejectedValue(new Error('down'));
  expect(await act(() => edit.saveOnce(send))).toBe(false);
  expect(shown()).toEqual([
    'error: Save players failed, please try again later.',
    'error: Save staff/managers failed, please try again later.',
  ]);
  expect(Object.keys(result.current.outcome.failures)).toEqual(['players', 'staff']);

  vi.mocked(updateStaffSquad).mockResolvedValue(stored('p1', 's2'));
  expect(await act(() => edit.saveOnce(send))).toBe(false);
  expect(shown()).toEqual([
    'success: Squad staff/managers successfully saved!',
    'error: Save players failed, please try again later.',
  ]);
  expect(result.current.outcome.saved).toEqual(['staff']);
  expect(edit.session.get()).toMatchObject({ base: { staff: { version: 's2' } }, value: { staff: { joined: [] } } });

  vi.mocked(updateTeamSquad).mockResolvedValue(stored('p2', 's2'));
  expect(await act(() => edit.saveOnce(send))).toBe(true);
  expect(shown().filter((one) => one.startsWith('error'))).toEqual([]);
  expect(edit.session.isDirty()).toBe(false);
});

it('takes a save whose answer was lost for saved, and for nobody else’s', async () => {
  const result = open();
  const { edit, send } = result.current;
  act(() =>
    edit.session.edit(({ players, staff }) => ({
      players,
      staff: join(staff, { ...named('s'), values: { role: 'Coach' } }),
    })),
  );
  vi.mocked(updateStaffSquad).mockRejectedValueOnce(new ApiError('network', 0, 'no answer'));
  expect(await act(() => edit.saveOnce(send))).toBe(false);

  const person = {
    ...named('s'),
    role: 'Coach',
    sortOrder: 1,
    portrait: null,
    nationality: null,
    portraitConsentState: 'notAsked' as const,
  };
  vi.mocked(updateStaffSquad).mockRejectedValueOnce(new ApiError('http', 412, 'stale'));
  vi.mocked(getTeamSquad).mockResolvedValue({ ...stored('p1', 's2'), staffs: [person] });
  expect(await act(() => edit.saveOnce(send))).toBe(true);
  expect(shown()).toEqual(['success: Squad staff/managers successfully saved!']);
  expect(result.current.outcome.failures).toEqual({});
  expect(edit.session.isDirty()).toBe(false);
});
