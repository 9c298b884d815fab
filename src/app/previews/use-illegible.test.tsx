import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { type MediaLibrary, MediaLibraryProvider } from '../../engine/media/library-context.ts';
import { sampleLibrary } from '../../engine/media/sample-library.tsx';
import { useIllegible } from './use-illegible.ts';

const { pixelsOf } = vi.hoisted(() => ({ pixelsOf: vi.fn() }));
vi.mock('./legibility.ts', async (original) => ({ ...(await original<object>()), pixelsOf }));

/** Four pixels of one grey, as the canvas gives them. */
const all = (grey: number) => new Uint8ClampedArray(Array.from({ length: 4 }, () => [grey, grey, grey, 255]).flat());

const library: MediaLibrary = {
  ...sampleLibrary,
  render: (mediaString) => ({
    queryKey: ['render', mediaString],
    queryFn: async () => ({ url: 'https://other.example/black' }),
  }),
};

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <MediaLibraryProvider value={library}>{children}</MediaLibraryProvider>
  </QueryClientProvider>
);

it('asks for a dark logo where the measured one cannot be read on dark ground, and where there is none yet', async () => {
  pixelsOf.mockImplementation(async (address: string) => {
    if (address.includes('gone')) return undefined;
    return all(address.includes('black') ? 8 : 245);
  });
  const logos = [
    { name: 'Black', light: 'image|embedded|26/11/black', dark: null },
    { name: 'White', light: 'image|embedded|26/11/white', dark: null },
    { name: 'Both', light: 'image|embedded|26/11/black_too', dark: 'image|embedded|26/11/white' },
    { name: 'Not readable', light: 'image|embedded|26/11/gone', dark: null },
    { name: 'Without', light: null, dark: null },
    { name: 'Elsewhere', light: 'image|imgix|logos/elsewhere', dark: null },
  ];
  const { result } = renderHook(() => useIllegible(logos), { wrapper });
  await waitFor(() => expect(result.current).toEqual(['Black', 'Elsewhere']));
  // Of another provider's picture what it renders is measured.
  expect(pixelsOf.mock.calls.flat().at(-1)).toMatch(/^https:\/\/other\.example\/black/);
});
