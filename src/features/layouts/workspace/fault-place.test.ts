import { expect, it } from 'vitest';
import { sampleCarousel, sampleLayout } from '../model/sample-layout.ts';
import { firstPlaced, placeOfFault } from './fault-place.ts';

const layout = sampleLayout({ top: [sampleCarousel('hero', 'derby')] });
const fault = (path: string) => ({ path, code: 'required', message: '' });

it('finds the form and the control of a fault, whatever it is of', () => {
  expect(placeOfFault(layout, 'layout', 'name')).toEqual(['layout-settings', 'layout-name']);
  expect(placeOfFault(layout, 'layout', 'settings.background')).toEqual(['layout-settings', 'settings.background']);
  expect(placeOfFault(layout, 'top', 'name')).toEqual(['group-top', 'group.name']);
  expect(placeOfFault(layout, 'hero', 'visibleUntil')).toEqual(['section-hero', 'section.visibleUntil']);
  expect(placeOfFault(layout, 'hero', 'config.interval')).toEqual(['config-hero', 'config.interval']);
  expect(placeOfFault(layout, 'derby', 'link.url')).toEqual(['slide-derby', 'field.link.url']);
});

it('leads to no form for what only says how parts stand to each other', () => {
  const whole = new Map([['layout', [fault('sectionGroups')]]]);
  expect(firstPlaced(whole, layout)).toBeUndefined();
  expect(firstPlaced(new Map([...whole, ['derby', [fault('heading')]]]), layout)).toEqual({
    id: 'derby',
    path: 'heading',
  });
});
