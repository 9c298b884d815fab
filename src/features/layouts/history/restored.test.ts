import { expect, it } from 'vitest';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { changesOf } from '../model/changes.ts';
import { sampleCarousel, sampleLayout, sampleSection, sampleSlide, shapeOf } from '../model/sample-layout.ts';
import { withSlides } from '../model/slides.ts';
import { changedSections, restoredLayout, restoredSection } from './restored.ts';

const before = sampleLayout({
  top: [sampleCarousel('hero', 'a', 'b'), sampleSection('videos')],
  main: [sampleSection('gone'), sampleSection('same')],
  lost: [sampleSection('inside')],
});

const hero = sampleCarousel('hero', 'a', 'b');
const now = sampleLayout({
  top: [
    { ...hero, config: withSlides(hero.config, [sampleSlide('a', { heading: 'Derby' }), sampleSlide('b')]) },
    sampleSection('videos', { title: 'Films' }),
    sampleSection('new'),
  ],
  main: [sampleSection('same')],
});

const offered = (layout: SiteLayout) =>
  changedSections(layout, before, changesOf(layout, restoredLayout(layout, before))).map(({ id }) => id);

it('offers each section that would come back otherwise: by its slides, by itself, and with its group', () => {
  expect(offered(now)).toEqual(['hero', 'videos', 'gone', 'inside']);
  expect(offered(before)).toEqual([]);
});

it('brings back one section alone, into its group or the first one', () => {
  expect(shapeOf(restoredSection(now, before, 'gone'))).toBe('top: hero(a b) videos new; main: gone same');
  expect(shapeOf(restoredSection(now, before, 'inside'))).toBe('top: inside hero(a b) videos new; main: same');
  expect(offered(restoredSection(now, before, 'hero'))).toEqual(['videos', 'gone', 'inside']);
});
