import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setTheme, useTheme } from './theme.ts';

afterEach(() => {
  act(() => setTheme('system'));
  document.head.replaceChildren();
});

test('a chosen theme holds at once and for the next visit; the system’s needs no mark', () => {
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('system');
  act(() => setTheme('dark'));
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('touchline.theme')).toBe('dark');
  act(() => setTheme('system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('the browser’s own bar follows', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
  act(() => setTheme('dark'));
  expect(colours()).toEqual(['#141017', '#141017']);
  act(() => setTheme('system'));
  expect(colours()).toEqual(['#f7f5f8', '#141017']);
});
