import type { OfferedField } from '../protocol.ts';
import { listIn, textIn } from './json.ts';
import { placeOf, SECTIONS, type Spot } from './spots.ts';
import { offeredField, useStudio } from './studio-context.ts';

/** The fields that a condition of a part may ask about, with their labels: those of the form, or of the same row; never itself. */
export function useFieldsBeside(spot: Spot): readonly (OfferedField & { label: string })[] {
  const { definition, offers, language } = useStudio();
  const isItem = spot.kind === 'field' && spot.item !== undefined;
  const outer = spot.kind === 'field' ? spot.field : '';
  const shown = isItem
    ? listIn(definition, [...(placeOf(definition, { kind: 'field', field: outer }) ?? []), 'items'])
    : listIn(definition, SECTIONS).flatMap((section) => listIn(section, ['fields']));
  return shown.flatMap((field) => {
    const path = textIn(field, ['field']);
    const offered = isItem ? offeredField(offers, outer, path) : offeredField(offers, path);
    const isItself = spot.kind === 'field' && path === (spot.item ?? spot.field);
    const isAskable = offered && !['array', 'object'].includes(offered.kind) && offered.widgets[0] !== 'read-only';
    return isAskable && !isItself ? [{ ...offered, label: textIn(field, ['label', language]) }] : [];
  });
}
