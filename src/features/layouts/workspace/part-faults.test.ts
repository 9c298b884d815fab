import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../contract/api-error.ts';
import { changeSection, moveSection } from '../model/change.ts';
import { sampleCarousel, sampleLayout, sampleSection, sampleSlide } from '../model/sample-layout.ts';
import { withSlides } from '../model/slides.ts';
import { type LayoutScope, loadLayoutForms } from './layout-scope.tsx';
import { isIncomplete, ownFaults, refusedFaults } from './part-faults.ts';

const scope: LayoutScope = { types: [], forms: new Map() };
beforeAll(async () => {
  scope.forms = await loadLayoutForms();
});

const layoutWith = (visibleFrom: string | null, visibleUntil: string | null) =>
  sampleLayout({ top: [sampleSection('videos', { visibleFrom, visibleUntil })] });
const faults = (base: ReturnType<typeof layoutWith>, edited = base) =>
  [...ownFaults(scope, base, edited)].flatMap(([id, found]) => found.map(({ path }) => `${id} ${path}`));

it('lets a time stay that is over since it was published, and refuses one that is chosen', () => {
  const over = layoutWith(null, '2020-05-01T18:30:00Z');
  expect(faults(over)).toEqual([]);
  expect(faults(layoutWith(null, null), over)).toEqual(['videos visibleUntil']);
});

it('refuses an end that does not come after its beginning', () => {
  expect(faults(layoutWith('2999-05-02T18:30:00Z', '2999-05-01T18:30:00Z'))).toEqual(['videos visibleUntil']);
});

it('tells what is missing from what is only wrong, and the first of a form before the others', () => {
  const layout = sampleLayout({ top: [] });
  const coloured = { ...layout, settings: { ...layout.settings, background: 'red;}' } };
  const wrong = ownFaults(scope, layout, coloured);
  const told = [...wrong.values()].flat().map(({ path, code }) => `${path} ${code}`);
  expect(new Set(told)).toEqual(new Set(['settings.background pattern']));
  expect(isIncomplete(wrong)).toBe(false);
  const link = { kind: 'external', id: null, url: 'javascript:alert(1)', openInNewTab: false };
  const slide = sampleSlide('derby', { overlay: 81, link, buttons: [{ text: '', link }] });
  const carousel = { ...sampleCarousel('hero'), config: withSlides({}, [slide]) };
  const found = ownFaults(scope, layout, sampleLayout({ top: [carousel] }));
  expect([...new Set(found.get('derby')?.map(({ path }) => path))]).toEqual([
    ...['overlay', 'link.url', 'buttons.0.text', 'buttons.0.link.url'],
  ]);
  expect(isIncomplete(found)).toBe(true);
  const emptied = { ...carousel, config: withSlides({}, [sampleSlide('derby', { overlay: null })]) };
  expect(isIncomplete(ownFaults(scope, layout, sampleLayout({ top: [emptied] })))).toBe(true);
});

it('does not call missing what is there, and is of another kind', () => {
  const text = sampleSection('text', { type: 'TEXT', config: { body: '<p>Hej</p>' } });
  const type = { identifier: 'TEXT', configSchema: 'TextConfig', defaultTitle: 'NEW SECTION' } as const;
  const types = [{ ...type, names: [], addable: true, addOn: null, areas: [], most: null }];
  const layout = sampleLayout({ top: [text] });
  const found = ownFaults({ ...scope, types }, layout, layout);
  expect(found.get('text')?.map(({ path, code }) => `${path} ${code}`)).toEqual(['config.body type']);
  expect(isIncomplete(found)).toBe(false);
});

it('keeps what the service refused at its thing, wherever that goes, until it is changed', () => {
  const sent = sampleLayout({ top: [sampleCarousel('hero', 'one', 'two'), sampleSection('news')], main: [] });
  const path = 'sectionGroups.0.sections.0.config.slides.1.heading';
  const refusal = {
    cause: new ApiError('http', 400, 'refused', [{ path, code: 'required', message: 'is required' }]),
    sent,
  };
  const at = (layout: typeof sent) =>
    [...refusedFaults(refusal, layout)].map(([id, [fault]]) => `${id} ${fault?.path}`);
  expect(at(sent)).toEqual(['two heading']);
  expect(at(moveSection(sent, 'hero', 'main', 0))).toEqual(['two heading']);
  const headed = (heading: string) =>
    changeSection(sent, 'hero', (one) => ({
      ...one,
      config: withSlides(one.config, [sampleSlide('two', { heading })]),
    }));
  expect(at(headed('two'))).toEqual(['two heading']);
  expect(at(headed('Derby'))).toEqual([]);
  expect(refusedFaults(undefined, sent).size).toBe(0);
});
