import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { entity, titleField } from './sample-editor.tsx';
import { useFaults } from './use-faults.ts';

const path = titleField?.field ?? '';
const fault = { path, code: 'notUnique', message: 'It is taken' };

it('forgets what was told of a value that was typed over before it came on screen', () => {
  const { result } = renderHook(() => useFaults(entity));
  act(() => {
    const { note, forgetField } = result.current;
    note(fault);
    forgetField(`field.${path}`);
  });
  expect(result.current.faults).toEqual({});
});

it('keeps what was told of other fields', () => {
  const { result } = renderHook(() => useFaults(entity));
  act(() => result.current.note(fault));
  const told = result.current.faults;
  act(() => result.current.forgetField('field.another'));
  expect(told).not.toEqual({});
  expect(result.current.faults).toBe(told);
});

it('counts a field once, however many rules it breaks', () => {
  const { result } = renderHook(() => useFaults(entity));
  const faults = ['minLength', 'pattern'].map((code) => ({
    path,
    code,
    message: 'must NOT have fewer than 1 characters',
  }));
  act(() => result.current.refuseByService(new ApiError('http', 400, '', faults)));
  expect(result.current.errors.map(({ id }) => id)).toEqual([`field.${path}`]);
});
