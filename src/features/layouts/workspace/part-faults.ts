import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { FieldFault } from '../../../contract/api-error.ts';
import { bodyFaults, pathOf } from '../../../engine/form/body-faults.ts';
import { isValues, textAt, valueAt } from '../../../engine/values/values.ts';
import { sectionsOf } from '../model/find.ts';
import { type Part, partsOf } from '../model/parts.ts';
import { slidesOf } from '../model/slides.ts';
import { formOfType, type LayoutScope, SCHEMAS, SLIDE_SCHEMAS, typeOf } from './layout-scope.tsx';

/** What is wrong with the things of a layout: by the id of each, its faults, each at a path within it. */
export type PartFaults = ReadonlyMap<string, readonly FieldFault[]>;

/** No fault. */
export const NO_FAULTS: PartFaults = new Map();

const GROUP = /^sectionGroups\.(\d+)(?:\.(.*))?$/;
const SECTION = /^sections\.(\d+)(?:\.(.*))?$/;
const SLIDE = /^config\.slides\.(\d+)(?:\.(.*))?$/;

/** The faults of a refused save at the things that they are of: `sectionGroups.0.sections.2.config.slides.4.heading` is the heading of a slide. */
export function faultsByPart(layout: SiteLayout, faults: readonly FieldFault[]): PartFaults {
  const byPart = new Map<string, FieldFault[]>();
  for (const fault of faults) {
    const [id, path] = placeOf(layout, fault.path);
    byPart.set(id, [...(byPart.get(id) ?? []), { ...fault, path }]);
  }
  return byPart;
}

function placeOf(layout: SiteLayout, path: string): [id: string, path: string] {
  const [, groupAt, inGroup = ''] = GROUP.exec(path) ?? [];
  const group = layout.sectionGroups[Number(groupAt)];
  if (!group) return [layout.id, path];
  const [, sectionAt, inSection = ''] = SECTION.exec(inGroup) ?? [];
  const section = group.sections[Number(sectionAt)];
  if (!section) return [group.id, inGroup];
  const [, slideAt, inSlide = ''] = SLIDE.exec(inSection) ?? [];
  const slide = slidesOf(section.config)[Number(slideAt)];
  return slide ? [slide.id, inSlide] : [section.id, inSection];
}

/**
 * What the forms themselves find wrong, before anything is sent; in the order of the page. What is wrong with a config is at `config.` and its path.
 * What is published (`base`) may stay as it is, such as a time that is over.
 */
export function ownFaults(scope: LayoutScope, base: SiteLayout, layout: SiteLayout): PartFaults {
  const published = partsOf(base);

  const byPart = new Map<string, FieldFault[]>();
  const check = (id: string, schema: string | undefined, value: unknown, prefix = ''): void => {
    const entity = scope.forms.get(schema ?? '')?.entity;
    const found = entity ? bodyFaults(entity, value, storedAt(published.get(id), prefix)) : [];
    if (found.length === 0) return;
    const faults = found.map((fault) => ({
      path: `${prefix}${pathOf(fault)}`,
      code: fault.keyword,
      message: '',
    }));
    byPart.set(id, [...(byPart.get(id) ?? []), ...faults]);
  };
  check(layout.id, SCHEMAS.settings, layout.settings, 'settings.');
  for (const group of layout.sectionGroups) check(group.id, SCHEMAS.group, group);
  for (const section of sectionsOf(layout)) {
    check(section.id, SCHEMAS.section, section);
    check(section.id, formOfType(scope, typeOf(scope, section))?.held.schema, section.config, 'config.');
    for (const slide of slidesOf(section.config)) check(slide.id, SLIDE_SCHEMAS[textAt(slide, 'kind')], slide);
  }
  return byPart;
}

/** What is published of a thing, or what lies at a prefix of its paths. */
function storedAt(part: Part | undefined, prefix: string): object | undefined {
  const stored = part && prefix !== '' ? valueAt(part.thing, prefix.slice(0, -1)) : part?.thing;
  return isValues(stored) ? stored : undefined;
}

/** Whether some fault says that something required is missing. */
export function isIncomplete(faults: PartFaults): boolean {
  return [...faults.values()].flat().some(({ code }) => ['required', 'minLength', 'pattern', 'type'].includes(code));
}
