import type { SiteLayout } from '../../../../generated/model/index.ts';
import { focusOnceDrawn } from '../../../engine/form/focus-control.ts';
import { findGroup, findSection } from '../model/find.ts';
import type { PartFaults } from './part-faults.ts';

/** The ids of the forms on the pages of a layout, and of the one field of a layout that stands in none. */
export const FORM_IDS = {
  settings: 'layout-settings',
  name: 'layout-name',
  group: (id: string) => `group-${id}`,
  section: (id: string) => `section-${id}`,
  config: (id: string) => `config-${id}`,
  slide: (id: string) => `slide-${id}`,
} as const;

/** The form that shows a fault of a thing of the layout, and the id of the control in it; `path` is within the thing. */
export function placeOfFault(layout: SiteLayout, id: string, path: string): [formId: string, controlId: string] {
  if (id === layout.id) return [FORM_IDS.settings, path === 'name' ? FORM_IDS.name : path];
  if (findGroup(layout, id)) return [FORM_IDS.group(id), `group.${path}`];
  if (!findSection(layout, id)) return [FORM_IDS.slide(id), `field.${path}`];
  // What is wrong with all of a config is at none of its fields.
  if (path === 'config') return [FORM_IDS.config(id), FORM_IDS.config(id)];
  return path.startsWith('config.') ? [FORM_IDS.config(id), path] : [FORM_IDS.section(id), `section.${path}`];
}

/** The first fault that some form can show, with the id of its thing; how the parts of a layout stand to each other is in none. */
export function firstPlaced(
  faults: PartFaults,
  { id: layoutId }: SiteLayout,
): { id: string; path: string } | undefined {
  const all = [...faults].flatMap(([id, found]) => found.map(({ path }) => ({ id, path })));
  return all.find(({ id, path }) => id !== layoutId || path === 'name' || path.startsWith('settings.'));
}

/** Takes the focus to the control that shows a fault, once the page of its thing is there. */
export function focusFault(layout: SiteLayout, id: string, path: string): void {
  focusOnceDrawn(...placeOfFault(layout, id, path));
}
