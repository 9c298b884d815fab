import type { SiteLayout } from '../../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../../contract/api-error.ts';
import { type BodyFault, bodyFaults, pathOf } from '../../../engine/form/body-faults.ts';
import { FormIndex } from '../../../engine/form/form-index.ts';
import { isMissing } from '../../../engine/form/messages.ts';
import { isEmpty, isEqual, isValues, textAt, valueAt } from '../../../engine/values/values.ts';
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
    const all = entity ? bodyFaults(entity, value, storedAt(published.get(id), prefix)) : [];
    // That a condition's rule was broken says no more than the rule's own fault.
    const found = all.filter(({ keyword }) => keyword !== 'if');
    if (!entity || found.length === 0) return;
    const index = new FormIndex(entity.form);
    const faults = found
      .map((fault) => ({ fault, order: index.order(pathOf(fault)) }))
      .sort((a, b) => a.order - b.order);
    const placed = faults.map(({ fault }) => ({
      path: `${prefix}${pathOf(fault)}`,
      code: codeOf(fault, value),
      message: '',
    }));
    byPart.set(id, [...(byPart.get(id) ?? []), ...placed]);
  };
  check(layout.id, SCHEMAS.settings, layout.settings, 'settings.');
  for (const group of layout.sectionGroups) check(group.id, SCHEMAS.group, group);
  for (const section of sectionsOf(layout)) {
    check(section.id, formOfType(scope, typeOf(scope, section))?.held.schema, section.config, 'config.');
    check(section.id, SCHEMAS.section, section);
    for (const slide of slidesOf(section.config)) check(slide.id, SLIDE_SCHEMAS[textAt(slide, 'kind')], slide);
  }
  return byPart;
}

/** What is published of a thing, or what lies at a prefix of its paths. */
function storedAt(part: Part | undefined, prefix: string): object | undefined {
  const stored = part && prefix !== '' ? valueAt(part.thing, prefix.slice(0, -1)) : part?.thing;
  return isValues(stored) ? stored : undefined;
}

/** What a fault is called: that something is missing has one name, however the schema says so; a number that was emptied is null. */
function codeOf(fault: BodyFault, value: unknown): string {
  const { keyword, params } = fault;
  const isEmptied = keyword === 'type' && isEmpty(valueAt(value, pathOf(fault)));
  return isEmptied || isMissing({ name: keyword, params, stack: '' }) ? 'required' : keyword;
}

/** Whether some fault says that something required is missing. */
export function isIncomplete(faults: PartFaults): boolean {
  return [...faults.values()].flat().some(({ code }) => code === 'required');
}

/** A publish that the service refused: why, and what was sent. */
export interface Refusal {
  cause: unknown;
  sent: SiteLayout;
}

/** What the service found wrong, at the things that are still as they were sent there: what was changed since is another matter. */
export function refusedFaults(refusal: Refusal | undefined, layout: SiteLayout): PartFaults {
  const fields = refusal?.cause instanceof ApiError ? refusal.cause.fields : [];
  if (!refusal || fields.length === 0) return NO_FAULTS;
  const [sent, now] = [partsOf(refusal.sent), partsOf(layout)];
  const still = [...faultsByPart(refusal.sent, fields)].flatMap(([id, faults]) => {
    const [was, is] = [sent.get(id), now.get(id)];
    const kept =
      was && is ? faults.filter(({ path }) => isEqual(valueAt(was.thing, path), valueAt(is.thing, path))) : [];
    return kept.length > 0 ? [[id, kept] as const] : [];
  });
  return new Map(still);
}
