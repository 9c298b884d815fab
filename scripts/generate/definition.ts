import type {
  Action,
  Column,
  EntityPaths,
  EntityRoute,
  FieldDefinition,
  Filter,
  Link,
  Similar,
  Text,
  Unique,
} from '../../src/contract/entity.ts';
import type { Json } from './json.ts';

/** A form definition as it is written: what `forms/form.schema.json` describes. */
export interface Definition {
  name: string;
  area: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  titles?: NonNullable<EntityRoute['titles']>;
  paths: EntityPaths;
  requires?: string;
  operations: { list?: string; read?: string; create?: string; update?: string; delete?: string };
  id: string;
  title: string;
  actions?: Action[];
  links?: WrittenLink[];
  list?: {
    search?: Text;
    order: { by: string; direction: 'asc' | 'desc' };
    pageSize?: number;
    columns: WrittenColumn[];
    filters?: Filter[];
  };
  form: {
    sections: { name: string; title: Text; description?: Text; fields: WrittenField[] }[];
    initial?: Record<string, Json>;
    activeSite?: string;
    unique?: Unique;
    similar?: Similar;
  };
}

/** A column as it is written: whether the list can be ordered by it, not by what. */
export type WrittenColumn = Omit<Column, 'sort'> & { sort?: boolean };

/** A link as it is written: whether there is such an add-on is still to be checked. */
export type WrittenLink = Omit<Link, 'requires'> & { requires?: string };

/** A field as it is written: the widget may be left out. */
export type WrittenField = Omit<FieldDefinition, 'widget' | 'items' | 'empty' | 'shape'> & {
  widget?: string;
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
