import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { SectionType } from '../../../../generated/model/index.ts';
import { sampleCarousel, sampleLayout, sampleSection } from '../model/sample-layout.ts';
import type { LayoutScope } from '../workspace/layout-scope.tsx';
import { whyNoGroup, whyNotAdd } from './why-not-add.ts';

const { t } = i18next;
const type = (identifier: SectionType['identifier'], more: Partial<SectionType> = {}): SectionType => ({
  ...{ identifier, names: [], defaultTitle: '', addable: true, addOn: null, areas: [], most: null },
  configSchema: 'VideosConfig',
  ...more,
});
const scope: LayoutScope = {
  types: [type('HERO SLIDER', { most: 1 }), type('VIDEOS'), type('ADS', { addable: false, addOn: 'dynamicAds' })],
  forms: new Map(),
};
const why = (of: string, layout: Parameters<typeof whyNotAdd>[2], groupId = 'top') =>
  whyNotAdd(t, scope, layout, { type: of, groupId });
const videos = (count: number, at = '') => Array.from({ length: count }, (_, place) => sampleSection(`${at}${place}`));

it('takes what can be published', () => {
  const layout = sampleLayout({ top: [sampleSection('a')] });
  expect([why('HERO SLIDER', layout), why('VIDEOS', layout)]).toEqual([undefined, undefined]);
});

it('takes no second one where a layout has one at most, nothing without its add-on, and nothing unknown', () => {
  const layout = sampleLayout({ top: [sampleCarousel('hero', 'slide')] });
  expect(why('HERO SLIDER', layout)).toBe('A layout has 1 at most.');
  expect(why('ADS', layout)).toBe('The site lacks the add-on Dynamic ads.');
  expect(why('HOLOGRAMS', layout)).toBe('HOLOGRAMS is not known here');
});

it('takes no more than a group, and than a layout, may hold', () => {
  const full = sampleLayout({ top: videos(40), main: videos(10, 'm') });
  expect(why('VIDEOS', full)).toBe('A group has 40 sections at most.');
  expect(why('VIDEOS', full, 'main')).toBeUndefined();
  expect(why('VIDEOS', sampleLayout({ top: videos(30), main: videos(30, 'm') }))).toBe(
    'A layout has 60 sections at most.',
  );
  const groups = (count: number) => sampleLayout(Object.fromEntries(videos(count, 'g').map(({ id }) => [id, []])));
  expect(whyNoGroup(t, groups(19))).toBeUndefined();
  expect(whyNoGroup(t, groups(20))).toBe('A layout has 20 groups at most.');
});
