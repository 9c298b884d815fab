import { expect, it } from 'vitest';
import { changeSection } from './change.ts';
import { sampleLayout, sampleSection } from './sample-layout.ts';
import { isShown, withShown } from './shown.ts';

const slides = [{ id: 'derby', heading: 'Derby' }, { id: 'tickets' }];
const layout = changeSection(
  sampleLayout({ main: [sampleSection('hero'), sampleSection('news')] }),
  'hero',
  (hero) => ({
    ...hero,
    config: { slides },
  }),
);
const group = layout.sectionGroups[0]?.id ?? '';

it.each([
  ['a group', group],
  ['a section', 'news'],
  ['a slide that never said', 'derby'],
])('hides and shows %s', (_, id) => {
  expect(isShown(layout, id)).toBe(true);
  const hidden = withShown(layout, id, false);
  expect(isShown(hidden, id)).toBe(false);
  expect(isShown(withShown(hidden, id, true), id)).toBe(true);
  expect([group, 'news', 'derby', 'tickets'].filter((one) => !isShown(hidden, one))).toEqual([id]);
});

it('leaves a layout alone that has no such part', () => {
  expect(isShown(layout, 'gone')).toBeUndefined();
  expect(withShown(layout, 'gone', false)).toBe(layout);
});
