import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { saveTeams } from './save-teams.ts';
import { useConnecting } from './use-connecting.ts';

vi.mock(import('./save-teams.ts'), async (original) => ({ ...(await original()), saveTeams: vi.fn() }));

const client = new QueryClient();
const Providers = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('can be saved again after a save that broke off', async () => {
  vi.mocked(saveTeams).mockRejectedValue(new Error('broken'));
  const { result } = renderHook(() => useConnecting('ssgt', [], () => false), { wrapper: Providers });
  act(() => result.current.add([{ uuid: 'a', displayName: 'A', teamCode: 'A', logo: null }]));
  for (const times of [1, 2]) {
    await act(() => expect(result.current.save()).rejects.toThrow('broken'));
    expect(result.current.isSaving).toBe(false);
    expect(saveTeams).toHaveBeenCalledTimes(times);
  }
});
