import type { Entity, FieldDefinition } from '../../contract/entity.ts';

// What the tests of forms share: a thing that is nothing but its form.

/** Words that are the same in both languages. */
export const text = (en: string) => ({ en, sv: en });

/** A thing without operations; what `more` leaves out is empty, and every body is right. */
export function sampleEntity(more: Pick<Entity, 'form' | 'schema'> & Partial<Entity>): Entity {
  return {
    name: 'thing',
    icon: 'star',
    labels: { one: text('Thing'), many: text('Things'), add: text('Add') },
    paths: { list: '/', create: '/add', edit: '/{id}' },
    id: 'id',
    title: 'id',
    list: { order: { by: 'id', direction: 'asc' }, pageSize: 20, columns: [], filters: [] },
    actions: [],
    sources: {},
    validate: () => true,
    readOnly: [],
    ...more,
  };
}

/** The same with one section, of fields that stand for a property each, by these properties' schemas. */
export function sampleForm(
  fields: readonly FieldDefinition[],
  properties: Readonly<Record<string, object>>,
  more: Partial<Entity> = {},
): Entity {
  const section = { name: 'all', title: text('All'), fields, properties: Object.keys(properties) };
  return sampleEntity({
    form: { sections: [section], initial: {} },
    schema: { type: 'object', properties },
    ...more,
  });
}
