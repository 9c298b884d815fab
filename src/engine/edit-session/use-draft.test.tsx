import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeDraft } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('what a page that is still closing leaves behind is offered once that page is gone', async () => {
  const place = { user: 'user-1', instanceId: 'frost1_frost', entity: 'team', id: 'abc' };
  writeDraft(place, 'left.1', { base: {}, edited: { name: 'Typed' }, at: Date.now() });
  let held = [{ name: 'touchline.page/left' }];
  let leave: (() => void) | undefined;
  const request = (name: string) =>
    new Promise<void>((resolve) => {
      if (name === 'touchline.page/left') leave = resolve;
    });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request, query: () => Promise.resolve({ held }) },
  });
  const work = { get: () => ({ base: {}, value: {} }), isDirty: () => false, subscribe: () => () => undefined };
  const { result } = renderHook(() => useDraft(place, work));
  await waitFor(() => expect(result.current.isOpenElsewhere).toBe(true));
  expect(result.current.offer).toBeUndefined();
  held = [];
  act(() => leave?.());
  await waitFor(() => expect(result.current.offer?.edited).toEqual({ name: 'Typed' }));
  expect(result.current.isOpenElsewhere).toBe(false);
});
