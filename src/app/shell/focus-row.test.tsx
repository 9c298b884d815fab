import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusRowOf } from './focus-row.ts';

let heading: HTMLElement;
const rows = (...addresses: string[]) =>
  addresses.map((address) => `<a data-row-control="link" href="${address}">${address}</a>`).join('');
const focused = () => document.activeElement?.textContent;
const list = () => document.querySelector('ul') as HTMLElement;
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.innerHTML =
    '<nav><a href="/things/2">menu</a></nav><main><h1 tabindex="-1">Things</h1><ul></ul><input></main>';
  heading = document.querySelector('h1') as HTMLElement;
  heading.focus();
});
afterEach(() => document.body.replaceChildren());

it('focuses the row that leads to the page one came from', () => {
  list().innerHTML = rows('/things/1', '/things/2');
  focusRowOf('/things/2', heading);
  expect(focused()).toBe('/things/2');
});

it('waits for the list to be read', async () => {
  focusRowOf('/things/2', heading);
  expect(focused()).toBe('Things');
  list().innerHTML = rows('/things/2');
  await turn();
  expect(focused()).toBe('/things/2');
});

it('takes the focus from nobody who has gone on meanwhile', async () => {
  focusRowOf('/things/2', heading);
  document.querySelector('input')?.focus();
  list().innerHTML = rows('/things/2');
  await turn();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('leaves the focus on the heading where no row leads there', async () => {
  const stop = focusRowOf('/things/9', heading);
  list().innerHTML = rows('/things/1');
  await turn();
  expect(focused()).toBe('Things');
  stop();
});
