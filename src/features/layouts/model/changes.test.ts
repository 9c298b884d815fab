import { describe, expect, it } from 'vitest';
import { changeGroup, changeSection, copyOf, insertSection, moveSection, removeSection } from './change.ts';
import { changesOf } from './changes.ts';
import { layoutOf, partsOf } from './parts.ts';
import { sampleCarousel, sampleLayout, sampleSection, shapeOf } from './sample-layout.ts';
import { withSlides } from './slides.ts';

const layout = sampleLayout({
  top: [sampleCarousel('hero', 'one', 'two'), sampleSection('games')],
  main: [sampleSection('news'), sampleSection('videos'), sampleSection('ads')],
});
const told = (after: typeof layout) =>
  changesOf(layout, after).map(({ id, kinds, names }) => [id, kinds.join(), names.join()]);

describe('what differs is told once, thing by thing', () => {
  it('nothing', () => {
    expect(changesOf(layout, layout)).toEqual([]);
    expect(changesOf(layout, structuredClone(layout))).toEqual([]);
  });

  it('nothing where a moment is only written otherwise', () => {
    const from = (visibleFrom: string) => changeSection(layout, 'news', (one) => ({ ...one, visibleFrom }));
    const [stored, sent, later] = ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00+0000', '2026-11-27T19:00:00+0000'];
    expect(changesOf(from(stored), from(sent))).toEqual([]);
    expect(changesOf(from(stored), from(later)).map(({ names }) => names)).toEqual([['visibleFrom']]);
  });

  it('a property of a section, of its config, of a group, of a slide, of the settings', () => {
    const hero = (now: typeof layout) =>
      changeSection(now, 'hero', (section) => ({
        ...section,
        config: withSlides(section.config, [
          { id: 'one', kind: 'hero', heading: 'Derby', visible: true },
          { id: 'two', kind: 'hero', heading: 'two', visible: true },
        ]),
      }));
    const after = hero(
      changeGroup(
        changeSection(layout, 'news', (one) => ({ ...one, title: 'Nytt', config: { count: 3 } })),
        'main',
        (group) => ({ ...group, columns: 2 }),
      ),
    );
    expect(told({ ...after, settings: { width: 'full' } })).toEqual([
      ['layout', 'changed', 'settings.width'],
      ['one', 'changed', 'heading'],
      ['main', 'changed', 'columns'],
      ['news', 'changed', 'title,config.count'],
    ]);
  });

  it('one that was moved, not those that it passed', () => {
    expect(told(moveSection(layout, 'ads', 'main', 0))).toEqual([['ads', 'moved', '']]);
    expect(told(moveSection(layout, 'ads', 'top', 1))).toEqual([['ads', 'moved', '']]);
  });

  it('a new carousel is one change, its slides are not told by themselves; nor are those of one that is gone', () => {
    expect(told(insertSection(layout, 'main', 0, sampleCarousel('info', 'three')))).toEqual([['info', 'new', '']]);
    expect(told(removeSection(layout, 'hero'))).toEqual([['hero', 'removed', '']]);
  });
});

describe('taken apart and put together', () => {
  it('is the same, and the very objects that nobody changed', () => {
    const parts = partsOf(layout);
    const root = parts.get('layout');
    if (!root) throw new Error('no root');
    expect(layoutOf(parts, root)).toBe(layout);
  });

  it('keeps what it does not know of unknown types, word for word', () => {
    const strange = sampleSection('strange', {
      type: 'FROM THE FUTURE',
      config: { z: 1, a: { deep: [1, { x: null }] } },
    });
    const odd = sampleLayout({ main: [strange, sampleSection('news')] });
    const after = changeSection(odd, 'news', (section) => ({ ...section, title: 'Nytt' }));
    expect(JSON.stringify(after.sectionGroups[0]?.sections[0])).toBe(JSON.stringify(odd.sectionGroups[0]?.sections[0]));
  });
});

it('a copy has ids of its own throughout', () => {
  let count = 0;
  const copy = copyOf(sampleCarousel('hero', 'one', 'two'), () => `new-${++count}`);
  expect(shapeOf(sampleLayout({ main: [copy] }))).toBe('main: new-3(new-1 new-2)');
});
