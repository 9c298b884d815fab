import type { TFunction } from 'i18next';
import type { Step } from './definition-steps.ts';
import { isSamePlace, type JsonObject, listIn, type Place } from './json.ts';
import { placeOf, SECTIONS, type Spot } from './spots.ts';

/** The step that moves an entry up or down in its list; a field goes on into the section before or behind. Undefined where it can go no further. */
export function moveStep(definition: JsonObject, place: Place, by: -1 | 1): Step | undefined {
  const index = place.at(-1);
  if (typeof index !== 'number') return undefined;
  const list = place.slice(0, -1);
  const next = index + by;
  if (next >= 0 && next < listIn(definition, list).length) return { kind: 'move', place, to: [...list, next] };
  const section = place[2];
  if (list.length !== 4 || typeof section !== 'number') return undefined;
  const other = [...SECTIONS, section + by, 'fields'];
  if (section + by < 0 || section + by >= listIn(definition, SECTIONS).length) return undefined;
  return { kind: 'move', place, to: [...other, by < 0 ? listIn(definition, other).length : 0] };
}

/**
 * The step that takes a part before or behind another one of its kind; a field into a section, at its beginning or its end. Undefined where it cannot come
 * there, or stands there already.
 */
export function dropStep(definition: JsonObject, from: Spot, over: Spot, isBehind: boolean): Step | undefined {
  const place = placeOf(definition, from);
  const target = placeOf(definition, over);
  if (!place || !target) return undefined;
  const isInto = from.kind === 'field' && over.kind === 'section';
  if (!isInto && (from.kind !== over.kind || place.length !== target.length)) return undefined;
  const list = isInto ? [...target, 'fields'] : target.slice(0, -1);
  const isOwn = isSamePlace(list, place.slice(0, -1));
  // The rows of two lists have nothing in common.
  if (from.kind === 'field' && from.item !== undefined && !isOwn) return undefined;
  const at = isInto ? 0 : Number(target.at(-1));
  const index = isInto && isBehind ? listIn(definition, list).length : isBehind ? at + 1 : at;
  const to = [...list, isOwn && Number(place.at(-1)) < index ? index - 1 : index];
  return isSamePlace(to, place) ? undefined : { kind: 'move', place, to };
}

/** The step that takes a field to the end of a section. */
export function toSection(definition: JsonObject, place: Place, section: number): Step {
  const fields = [...SECTIONS, section, 'fields'];
  return { kind: 'move', place, to: [...fields, listIn(definition, fields).length] };
}

/** Lists that a definition may be without. */
const OPTIONAL: readonly unknown[] = ['filters', 'actions', 'links'];

/** What stands in the way of removing a part; undefined where nothing does. */
export function whyKept(definition: JsonObject, place: Place, t: TFunction): string | undefined {
  const list = place.slice(0, -1);
  const key = list.at(-1);
  if (OPTIONAL.includes(key) || listIn(definition, list).length > 1) return undefined;
  if (key === 'fields') return t('studio.part.keepField');
  return t(key === 'columns' ? 'studio.part.keepColumn' : 'studio.part.keepLast');
}
