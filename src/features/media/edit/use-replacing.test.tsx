import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { hasUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { useReplacing } from './use-replacing.ts';

const file = { file: new File(['x'], 'a.png'), mimeType: 'image/png' };
let arrive: (key: string) => void = () => undefined;
vi.mock('../upload/check-file.ts', () => ({ checkFile: async () => ({ file }) }));
vi.mock('./replacing.ts', () => ({
  sendFile: () => new Promise<string>((resolve) => (arrive = resolve)),
  replaceFile: async () => ({ media: {}, isStale: false }),
}));

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('is work that is not left while it is sent: whose sign-in ends signs in over the page', async () => {
  const replaced = vi.fn(async () => undefined);
  const { result } = renderHook(() => useReplacing({ type: 'image' } as Media, replaced), { wrapper });
  await act(() => result.current.choose(file.file));
  expect(hasUnsavedWork()).toBe(false);
  let replacing: Promise<void> | undefined;
  act(() => {
    replacing = result.current.replace();
  });
  expect(hasUnsavedWork()).toBe(true);
  arrive('key');
  await act(async () => replacing);
  expect(replaced).toHaveBeenCalledOnce();
  expect(hasUnsavedWork()).toBe(false);
});
