import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { HEAVY_WIDGETS } from '../widgets/heavy-widgets.ts';
import { OrderedRowsDrawn } from './ordered-rows.tsx';
import { preloadWidgets } from './preload-widgets.ts';

const label = { en: 'Value', sv: 'Värde' };
const field = (widget: FieldDefinition['widget'], items?: FieldDefinition[]): FieldDefinition => ({
  field: widget,
  label,
  widget,
  ...(items && { items }),
});
const formOf = (...fields: FieldDefinition[]): FormDefinition => ({
  sections: [{ name: 'main', title: label, fields, properties: [] }],
  initial: {},
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// What is fetched is waited for two seconds at most: a busy machine takes longer to make the code ready for the first
// time.
beforeAll(() =>
  Promise.all([import('../widgets/names.tsx'), import('../widgets/colour.tsx'), import('./ordered-rows-template.tsx')]),
);

it('fetches what draws a form, its rows and their fields included, and nothing else', async () => {
  await preloadWidgets(formOf(field('text'), field('names'), field('ordered-list', [field('colour')])));
  const isFetched = (name: keyof typeof HEAVY_WIDGETS): boolean => HEAVY_WIDGETS[name].isFetched();
  expect([isFetched('names'), isFetched('colour'), OrderedRowsDrawn.isFetched()]).toEqual([true, true, true]);
  expect([isFetched('ordered-list'), isFetched('rich-text')]).toEqual([false, false]);
});

it('loads what is drawn below the fold, too: it would move under the pointer while it comes', async () => {
  const later = vi.spyOn(HEAVY_WIDGETS.tags, 'fetch').mockResolvedValue(undefined);
  const [first] = formOf(...Array.from({ length: 8 }, () => field('text'))).sections;
  const [last] = formOf(field('tags')).sections;
  await preloadWidgets({ sections: [first, last].filter((section) => section !== undefined), initial: {} });
  expect(later).toHaveBeenCalledTimes(1);
});

it('leaves what a condition may show until it is shown', async () => {
  const fetch = vi.spyOn(HEAVY_WIDGETS.tags, 'fetch').mockResolvedValue(undefined);
  await preloadWidgets(formOf({ ...field('tags'), when: { text: 'x' } }));
  expect(fetch).not.toHaveBeenCalled();
});

it('waits two seconds at most for what does not come', async () => {
  vi.useFakeTimers();
  vi.spyOn(HEAVY_WIDGETS.tags, 'fetch').mockReturnValue(new Promise(() => undefined));
  const done = vi.fn();
  void preloadWidgets(formOf(field('tags'))).then(done);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});
