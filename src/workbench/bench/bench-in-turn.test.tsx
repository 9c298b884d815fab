import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EntityForm } from '../../engine/form/entity-form.tsx';
import { recordSession } from '../../engine/form/record-kind.ts';
import { sampleEntity } from '../../engine/form/sample-form.ts';
import { benchForm, benchRecord, benchSchema } from './bench-form.ts';

const entity = sampleEntity({ form: benchForm, schema: benchSchema });
const none = {};
const session = recordSession(benchForm, benchRecord);
const sent = vi.fn();
const ROWS = 40;

// No frame comes: what is drawn is what the first drawing drew.
beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sent.mockClear();
});

function form(isChecking = false) {
  return (
    <EntityForm
      id="form"
      entity={entity}
      session={session}
      faults={none}
      isChecking={isChecking}
      whyLocked={() => undefined}
      onSubmit={sent}
      onRefuse={() => undefined}
    />
  );
}
const rows = () => document.querySelectorAll('[data-row]').length;
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('draws what fits on a screen first, with the place of every section, and all the rest without being asked', async () => {
  render(form());
  expect(document.getElementById('field.text10')).toBeTruthy();
  expect(sections()).toEqual(benchForm.sections.map(({ title }) => title.en));
  expect([document.getElementById('field.text20'), rows()]).toEqual([null, 0]);
  vi.useRealTimers();
  cleanup();
  render(form());
  await waitFor(() => expect(rows()).toBe(ROWS));
  expect(document.getElementById('field.text20')).toBeTruthy();
});

it('holds the place of a section with one element, however many fields it has', () => {
  render(form());
  const inside = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.lastElementChild?.childElementCount);
  expect(inside).toEqual([10, ...benchForm.sections.slice(1).map(() => 1)]);
  const [, second] = screen.getAllByRole('heading', { level: 2 });
  const place = second?.closest('section')?.lastElementChild?.firstElementChild as HTMLElement;
  expect([place.style.getPropertyValue('--fields'), place.style.getPropertyValue('--rows')]).toEqual(['10', '5']);
});

it('saves all values before they are drawn', async () => {
  render(form());
  const element = document.getElementById('form');
  if (!element) throw new Error('there is no form');
  fireEvent.submit(element);
  expect(rows()).toBe(0);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(session.getValue()).toBe(benchRecord);
});

it('is there at once when a refused save leads into it', () => {
  const { rerender } = render(form());
  rerender(form(true));
  expect(rows()).toBe(ROWS);
  expect(document.getElementById('field.second.19.text')).toBeTruthy();
});

it('is there at once when the page is printed', () => {
  render(form());
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toBe(ROWS);
  expect(document.getElementById('field.web-address1') ?? document.getElementById('field.webaddress1')).toBeTruthy();
});
