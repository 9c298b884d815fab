import { beforeAll, expect, it } from 'vitest';
import { sampleLayout, sampleSection } from '../model/sample-layout.ts';
import { type LayoutScope, loadLayoutForms } from './layout-scope.tsx';
import { ownFaults } from './part-faults.ts';

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
