import { afterEach, expect, it } from 'vitest';
import { reloadFailedStyles } from './reload-failed-styles.ts';

afterEach(() => document.head.replaceChildren());

function link(rel: string): HTMLLinkElement {
  const one = document.createElement('link');
  one.rel = rel;
  one.href = '/assets/part.css';
  document.head.append(one);
  return one;
}

it('asks once more for each style sheet that failed, and for no other', () => {
  const [there, lost, icon] = [link('stylesheet'), link('stylesheet'), link('icon')];
  lost.dispatchEvent(new Event('error'));
  icon.dispatchEvent(new Event('error'));
  reloadFailedStyles();
  const [first, again, last] = document.head.children;
  expect([first, last]).toEqual([there, icon]);
  expect(again).not.toBe(lost);
  expect(again?.getAttribute('href')).toBe('/assets/part.css');
  reloadFailedStyles();
  expect(document.head.children[1]).toBe(again);
});
