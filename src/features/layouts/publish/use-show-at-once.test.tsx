import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { surroundings } from '../../../engine/edit-session/sample-surroundings.tsx';
import { hasUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { useEditSession } from '../../../engine/edit-session/use-edit-session.ts';
import { clearToasts } from '../../../ui/toast-queue.ts';
import { sampleLayout, sampleSection } from '../model/sample-layout.ts';
import { LAYOUT_KIND } from '../workspace/layout-kind.ts';
import { type Published, publishLayout } from './publish-layout.ts';
import { useShowAtOnce } from './use-show-at-once.ts';

vi.mock('./publish-layout.ts', () => ({ publishLayout: vi.fn() }));
afterEach(clearToasts);

it('is work that is not left while it is under way, although nothing is held', async () => {
  const base = sampleLayout({ main: [sampleSection('section')] });
  const { promise, resolve } = Promise.withResolvers<Published>();
  vi.mocked(publishLayout).mockReturnValueOnce(promise);
  const { result } = renderHook(() => useShowAtOnce(useEditSession(LAYOUT_KIND, base, undefined)), {
    wrapper: surroundings(new QueryClient()),
  });
  let showing: Promise<void> | undefined;
  act(() => {
    showing = result.current('section', false);
  });
  expect(hasUnsavedWork()).toBe(true);
  resolve({ base, draft: base });
  await act(async () => showing);
  expect(hasUnsavedWork()).toBe(false);
});
