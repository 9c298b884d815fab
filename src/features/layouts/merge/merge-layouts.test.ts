import { describe, expect, it } from 'vitest';
import { changeSection, insertSection, moveSection, removeGroup, removeSection } from '../model/change.ts';
import { sampleCarousel, sampleLayout, sampleSection, sampleSlide, shapeOf } from '../model/sample-layout.ts';
import { type Slide, slidesOf, withSlides } from '../model/slides.ts';
import { mergeLayouts } from './merge-layouts.ts';

const base = sampleLayout({
  top: [sampleCarousel('hero', 'one', 'two')],
  main: [sampleSection('news'), sampleSection('videos'), sampleSection('ads')],
  bottom: [sampleSection('social')],
});
type Layout = typeof base;
const title = (layout: Layout, id: string, text: string) =>
  changeSection(layout, id, (one) => ({ ...one, title: text }));
const slides = (layout: Layout, change: (all: readonly Slide[]) => readonly Slide[]) =>
  changeSection(layout, 'hero', (one) => ({ ...one, config: withSlides(one.config, change(slidesOf(one.config))) }));
const merge = (mine: Layout, theirs: Layout, choices?: ReadonlyMap<string, 'mine' | 'theirs'>) =>
  mergeLayouts({ base, mine, theirs: { ...theirs, version: 2 }, choices });

describe('what two administrators did', () => {
  it('one moves, one edits: both count, and the version is the stored one', () => {
    const { merged, conflicts } = merge(moveSection(base, 'ads', 'top', 0), title(base, 'ads', 'Annonser'));
    expect(conflicts).toEqual([]);
    expect(shapeOf(merged)).toBe('top: ads hero(one two); main: news videos; bottom: social');
    expect(merged.sectionGroups[0]?.sections[0]?.title).toBe('Annonser');
    expect(merged.version).toBe(2);
  });

  it('what nobody touched goes, what both added stays', () => {
    const mine = insertSection(removeSection(base, 'videos'), 'main', 0, sampleSection('mine'));
    const theirs = insertSection(base, 'main', 3, sampleSection('theirs'));
    expect(shapeOf(merge(mine, theirs).merged)).toBe('top: hero(one two); main: mine news ads theirs; bottom: social');
  });

  it('both wrote the same property: somebody chooses, and mine counts until then', () => {
    const [mine, theirs] = [title(base, 'news', 'Mitt'), title(base, 'news', 'Deras')];
    const first = merge(mine, theirs);
    expect(first.conflicts.map(({ key }) => key)).toEqual(['news title']);
    expect(first.merged.sectionGroups[1]?.sections[0]?.title).toBe('Mitt');
    const chosen = merge(mine, theirs, new Map([['news title', 'theirs']]));
    expect(chosen.merged.sectionGroups[1]?.sections[0]?.title).toBe('Deras');
  });

  it('one edits a section while the other deletes its group: asked, and either answer is whole', () => {
    const [mine, theirs] = [title(base, 'news', 'Mitt'), removeGroup(base, 'main')];
    const { conflicts, merged } = merge(mine, theirs);
    expect(conflicts.map(({ key }) => key)).toEqual(['main presence']);
    expect(shapeOf(merged)).toBe('top: hero(one two); main: news videos ads; bottom: social');
    expect(shapeOf(merge(mine, theirs, new Map([['main presence', 'theirs']])).merged)).toBe(
      'top: hero(one two); bottom: social',
    );
  });

  it('one edits a slide while the other deletes it: asked', () => {
    const mine = slides(base, (all) => all.map((one) => (one.id === 'two' ? { ...one, heading: 'Derby' } : one)));
    const theirs = slides(base, (all) => all.filter(({ id }) => id !== 'two'));
    const { conflicts, merged } = merge(mine, theirs);
    expect(conflicts.map(({ key }) => key)).toEqual(['two presence']);
    expect(shapeOf(merged)).toContain('hero(one two)');
  });

  it('each adds a slide to the same carousel: both stay', () => {
    const mine = slides(base, (all) => [...all, sampleSlide('mine')]);
    const theirs = slides(base, (all) => [sampleSlide('theirs'), ...all]);
    expect(shapeOf(merge(mine, theirs).merged)).toContain('hero(theirs one two mine)');
  });

  it('both moved a section to other groups: asked for its place', () => {
    const { conflicts } = merge(moveSection(base, 'ads', 'top', 0), moveSection(base, 'ads', 'bottom', 0));
    expect(conflicts.map(({ key }) => key)).toEqual(['ads place']);
    // Its place alone says little: it may be the first of either group.
    const [{ parents } = {}] = conflicts;
    expect([parents?.before?.id, parents?.mine?.id, parents?.theirs?.id]).toEqual(['main', 'top', 'bottom']);
  });

  it('one moves a section into a group that the other deletes: it is not lost', () => {
    const { merged } = merge(moveSection(base, 'ads', 'bottom', 0), removeGroup(base, 'bottom'));
    expect(shapeOf(merged)).toContain('ads');
  });
});

it('three at once: one moves, one edits, one deletes the group; all is merged or asked about', () => {
  const second = merge(title(base, 'ads', 'Annonser'), removeGroup(base, 'bottom')).merged;
  const third = mergeLayouts({ base, mine: moveSection(base, 'videos', 'top', 1), theirs: second });
  expect(third.conflicts).toEqual([]);
  expect(shapeOf(third.merged)).toBe('top: hero(one two) videos; main: news ads');
  expect(third.merged.sectionGroups[1]?.sections[1]?.title).toBe('Annonser');
});
