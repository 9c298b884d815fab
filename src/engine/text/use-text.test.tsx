import { act, cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { useText } from './use-text.ts';

const label = { en: 'Shirt number', sv: 'Tröjnummer' };

afterEach(async () => {
  cleanup();
  await act(() => i18next.changeLanguage('en'));
});

it("reads a definition's text in the interface's language, and again when that changes", async () => {
  const { result } = renderHook(() => useText()(label));
  expect(result.current).toBe('Shirt number');
  await act(() => i18next.changeLanguage('sv'));
  expect(result.current).toBe('Tröjnummer');
});

it('stays the same function while the language does, for what is drawn only when a text changes', async () => {
  const { result, rerender } = renderHook(() => useText());
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  await act(() => i18next.changeLanguage('sv'));
  expect(result.current).not.toBe(before);
});
