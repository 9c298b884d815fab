import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import type { Text } from '../../../contract/text.ts';
import { FormIndex } from '../../../engine/form/form-index.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { textAt } from '../../../engine/values/values.ts';
import type { ChangeKind, LayoutChange } from '../model/changes.ts';
import type { Part } from '../model/parts.ts';
import { formOfType, type LayoutScope, SCHEMAS, SLIDE_SCHEMAS, typeOf, useLayoutScope } from './layout-scope.tsx';
import { mediaIn, valueText } from './value-text.ts';

/** How the pages of a layout speak of its things and their changes, in the user's language. */
export interface LayoutWords {
  /** What a thing is called. */
  nameOf(part: Part): string;
  /** What a property of it is called on its form. */
  labelOf(part: Part, property: string): string;
  /** The value of a property, as its form shows it; empty where only the form can say it. */
  valueOf(part: Part, property: string): string;
  /** The picture or video that a property holds: a mediaString; undefined where it holds none. */
  mediaOf(part: Part, property: string): string | undefined;
  /** Whether a value can be said or shown. */
  isSaid(part: Part, property: string): boolean;
  /** Whether two versions of a value are said and shown the same, as two lists of as many entries are. */
  isAlike(one: Part, other: Part, property: string): boolean;
  /** `2 new, 1 moved`. */
  summary(changes: readonly LayoutChange[]): string;
}

const KINDS: readonly ChangeKind[] = ['new', 'removed', 'moved', 'changed'];

/** The words; the object changes with the language and the forms only. */
export function useLayoutWords(): LayoutWords {
  const { t } = useTranslation();
  const text = useText();
  const scope = useLayoutScope();
  return useMemo(() => {
    const fieldOf = (part: Part, property: string) => fieldIn(scope, part, property);
    const textOfValue = (part: Part, property: string): string =>
      valueText({ t, text, fieldOf: (path) => fieldOf(part, path) }, property, part.own[property]);
    const mediaOf = (part: Part, property: string) => mediaIn(part.own[property]);
    return {
      valueOf: textOfValue,
      mediaOf,
      isAlike: (one, other, property) =>
        textOfValue(one, property) === textOfValue(other, property) &&
        mediaOf(one, property) === mediaOf(other, property),
      isSaid: (part, property) => textOfValue(part, property) !== '' || mediaOf(part, property) !== undefined,
      nameOf: (part) => nameOf(t, text, scope, part),
      labelOf: (part, property) => {
        const label = fieldOf(part, property)?.label;
        return label ? text(label) : t(`layouts.properties.${property}`, { defaultValue: property });
      },
      summary: (changes) =>
        KINDS.flatMap((kind) => {
          const count = changes.filter(({ kinds }) => kinds[0] === kind).length;
          return count > 0 ? [t(`layouts.counts.${kind}`, { count })] : [];
        }).join(', '),
    };
  }, [t, text, scope]);
}

function nameOf(t: TFunction, text: (text: Text) => string, scope: LayoutScope, part: Part): string {
  switch (part.kind) {
    case 'layout':
      return textAt(part.thing, 'name');
    case 'group':
      return textAt(part.thing, 'name').trim() || t('layouts.nameless');
    case 'section': {
      const label = formOfType(scope, typeOf(scope, part.thing))?.held.labels.one;
      return textAt(part.thing, 'title').trim() || (label ? text(label) : part.thing.type);
    }
    case 'slide':
      return slideName(part.thing) || t('layouts.slide.untitled', { number: part.index + 1 });
  }
}

/** What a slide is called: its own name, else its heading; empty where it has neither. */
export const slideName = (slide: object): string => textAt(slide, 'name').trim() || textAt(slide, 'heading').trim();

/** The field of a thing's form that shows a property or a part of it, such as `buttons.0.text`; of an object, the field of its part that comes first. */
function fieldIn(scope: LayoutScope, part: Part, property: string): FieldDefinition | undefined {
  const [schema, path] = schemaOf(scope, part, property);
  const form = scope.forms.get(schema ?? '')?.entity.form;
  const fields = form?.sections.flatMap((section) => section.fields) ?? [];
  return (form && new FormIndex(form).find(path)?.field) ?? fields.find(({ field }) => field.startsWith(`${path}.`));
}

function schemaOf(scope: LayoutScope, part: Part, property: string): [schema: string | undefined, path: string] {
  if (part.kind === 'slide') return [SLIDE_SCHEMAS[textAt(part.thing, 'kind')], property];
  if (part.kind === 'layout') return [SCHEMAS.settings, property.replace(/^settings\./, '')];
  if (part.kind !== 'section') return [undefined, property];
  if (!property.startsWith('config.')) return [SCHEMAS.section, property];
  return [typeOf(scope, part.thing)?.configSchema, property.slice('config.'.length)];
}
