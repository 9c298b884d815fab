import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import type { Squad } from './squad.ts';
import { useSquadEdits } from './use-squad-edits.ts';
import { useSquadSave } from './use-squad-save.ts';

const squad: Squad = { players: { members: [], version: 'p1' }, staff: { members: [], version: 's1' } };
const client = new QueryClient();
const Providers = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('can be saved again after a save that broke off', async () => {
  const onSaved = vi.fn<() => void>();
  let isBroken = true;
  const { result } = renderHook(
    () => {
      const editing = useSquadEdits(squad);
      const current: typeof editing.current = () => {
        if (isBroken) throw new Error('broken');
        return editing.current();
      };
      return useSquadSave('team', { ...editing, current }, onSaved);
    },
    { wrapper: Providers },
  );
  await act(() => expect(result.current.save()).rejects.toThrow('broken'));
  expect(result.current.isSaving).toBe(false);
  isBroken = false;
  await act(() => result.current.save());
  expect(onSaved).toHaveBeenCalled();
});
