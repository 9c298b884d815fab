import type {
  Action,
  EntityPaths,
  EntityRoute,
  FieldDefinition,
  FormDefinition,
  Link,
  Section,
} from '../../src/contract/entity.ts';
import type { Head } from '../../src/contract/head.ts';
import type { Column, Filter } from '../../src/contract/list-definition.ts';
import type { Text } from '../../src/contract/text.ts';
import type { Similar, Unique } from '../../src/contract/unique.ts';
import type { WholeName } from '../../src/contract/whole-name.ts';
import type { Json } from './json.ts';

/** A form definition as it is read: what `forms/form.schema.json` describes. One that names a `schema` has neither area, addresses nor operations. */
export interface Definition {
  name: string;
  /** The schema of what is kept within something else, which this is a form of. */
  schema?: string;
  area: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  titles?: NonNullable<EntityRoute['titles']>;
  about?: Text;
  paths: EntityPaths;
  requires?: string;
  operations: { [role in Role]?: WrittenOperation };
  id?: string;
  title?: string;
  head?: Head;
  actions?: Action[];
  links?: WrittenLink[];
  list?: {
    search?: Text;
    order?: { by: string; direction: 'asc' | 'desc' };
    pageSize?: number;
    calendar?: string;
    days?: { field: string; filter: string };
    edit?: string[];
    columns: WrittenColumn[];
    filters?: Filter[];
  };
  /** Without sections where the definition has none. */
  form: {
    arrangement?: NonNullable<FormDefinition['arrangement']>;
    sections: (Omit<Section, 'properties' | 'fields'> & { fields: WrittenField[] })[];
    initial?: Record<string, Json>;
    activeSite?: string;
    unique?: Unique;
    similar?: Similar;
    wholeName?: WholeName;
  };
}

/** Whether it is a form of what is kept within something else, and saved with it. */
export function isHeld({ schema }: Pick<Definition, 'schema'>): boolean {
  return schema !== undefined;
}

/** Whether there is one thing only, such as the settings of a site: the address of its editor names none. */
export function isOnly({ paths, list }: Pick<Definition, 'paths' | 'list'>): boolean {
  return paths.edit !== undefined && !paths.edit.includes('{') && paths.create === undefined && !list;
}

/** The parameters of its list that tabs fill. */
export function tabsOf({ list }: Pick<Definition, 'list'>): string[] {
  return (list?.filters ?? []).flatMap(({ as, parameter }) => (as === 'tabs' ? [parameter] : []));
}

/** Whether it has a form; without one there is a list only. */
export function hasForm({ form }: Pick<Definition, 'form'>): boolean {
  return form.sections.length > 0;
}

/** What an operation does for a definition. */
export type Role =
  | 'list'
  | 'read'
  | 'create'
  | 'update'
  | 'delete'
  | 'uses'
  | 'import'
  | 'similar'
  | 'merge'
  | 'mergePreview'
  | 'mergeUndo';

/** An operation as it is written: its name in the contract, or with the values that some of its parameters always have. */
export type WrittenOperation = string | NonNullable<Action['call']>;

/** The name of a written operation in the contract. */
export const idOf = (written: WrittenOperation): string => (typeof written === 'string' ? written : written.operation);

/** A column as it is written: whether the list can be ordered by it, not by what. */
export type WrittenColumn = Omit<Column, 'sort'> & { sort?: boolean };

/** A link as it is written: whether there is such an add-on is still to be checked. */
export type WrittenLink = Omit<Link, 'requires'> & { requires?: string };

/** A field as it is written: the widget may be left out. */
export type WrittenField = Omit<FieldDefinition, 'widget' | 'items' | 'empty' | 'shape'> & {
  widget?: string;
  savedBy?: string;
  items?: WrittenField[];
};

/** A place in a definition: property names and indexes from the root. */
export type Place = readonly (string | number)[];

/** One thing of an entity, as its English label calls it: `a team`, `an article`. */
export function oneOf(definition: Definition): string {
  const name = definition.labels.one.en.toLowerCase();
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Every field that a form shows, its rows' own fields apart. */
export function shownFields(definition: Definition): WrittenField[] {
  return definition.form.sections.flatMap((section) => section.fields);
}
