import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { changedFields } from '../merge/changed-fields.ts';
import { valueAt } from '../values/values.ts';

/** How the fields of two things that are one stand to each other, each in the form's order. */
export interface TwoFields {
  /** One is chosen of each: the two differ, and both say something. */
  chosen: readonly FieldDefinition[];
  /** The one that ends alone says something: it is taken over unless one decides otherwise. */
  taken: readonly FieldDefinition[];
  /** Lists, whose rows are joined by the service. */
  joined: readonly FieldDefinition[];
  /** What a merge makes by itself of sections in which the two differ. */
  decided: readonly Text[];
}

/** Sorts the fields of a form in which two things differ. What neither says, or both say alike, is left out. */
export function twoFields(form: FormDefinition, kept: object, ended: object): TwoFields {
  const differing = ({ sections }: Pick<FormDefinition, 'sections'>) =>
    changedFields({ ...form, sections }, kept, ended).filter(({ widget }) => widget !== 'read-only');
  const different = differing({ sections: form.sections.filter(({ merged }) => !merged) });
  const has = (thing: object, { field }: FieldDefinition): boolean => !isNothing(valueAt(thing, field));
  const isList = ({ field }: FieldDefinition): boolean =>
    [kept, ended].some((thing) => Array.isArray(valueAt(thing, field)));
  const single = different.filter((field) => !isList(field) && has(ended, field));
  return {
    chosen: single.filter((field) => has(kept, field)),
    taken: single.filter((field) => !has(kept, field)),
    joined: different.filter((field) => isList(field) && has(ended, field)),
    decided: form.sections.flatMap((section) =>
      section.merged && differing({ sections: [section] }).length > 0 ? [section.merged] : [],
    ),
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
