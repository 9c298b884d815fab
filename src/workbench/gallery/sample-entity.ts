import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { CompiledValidator, Entity, FieldDefinition, Section, WidgetName } from '../../contract/entity.ts';
import type { Values } from '../../engine/values/values.ts';
import { pictureSamples } from './picture-samples.ts';
import { plainSamples } from './plain-samples.ts';
import { richSamples } from './rich-samples.ts';
import { type Sample, type Samples, STATES, type StateName, valueIn } from './sample.ts';
import { sampleSources } from './sample-sources.ts';

/** A sample of every widget; the compiler misses the one that is left out. */
export const SAMPLES: Samples = { ...plainSamples, ...pictureSamples, ...richSamples };

/** The names of all widgets, in the order of the gallery. */
export const widgetNames = Object.keys(SAMPLES) as readonly WidgetName[];

/** The names of all states, in order. */
export const stateNames = Object.keys(STATES) as readonly StateName[];

/** What a widget's part of the gallery shows: a form with one field for each state. */
export interface WidgetForm {
  entity: Entity;
  start: Values;
  /** What is wrong, in one of the console's languages. */
  faults(language: 'en' | 'sv'): ErrorSchema;
}

const HELP = {
  en: 'Shown on the public site, beside the name.',
  sv: 'Visas på den publika webbplatsen, bredvid namnet.',
};

/** The form of a widget's states, from its sample. */
export function widgetForm(name: WidgetName): WidgetForm {
  const sample: Sample<WidgetName> = SAMPLES[name];
  const { message, at } = sample.error;
  return {
    entity: entityOf(name, sample),
    start: { ...sample.beside, ...Object.fromEntries(stateNames.map((state) => [state, valueIn(sample, state)])) },
    faults: (language) =>
      new ErrorSchemaBuilder().addErrors(message[language], at === undefined ? 'error' : `error.${at}`).ErrorSchema,
  };
}

function entityOf(name: WidgetName, sample: Sample<WidgetName>): Entity {
  const labels = { en: name, sv: name };
  const properties = Object.fromEntries(stateNames.map((state) => [state, sample.schema]));
  return {
    name,
    icon: 'star',
    labels: { one: labels, many: labels, add: labels },
    paths: { list: '/', create: '/add', edit: '/{id}' },
    id: 'id',
    title: 'filled',
    list: { order: { by: 'id', direction: 'asc' }, pageSize: 20, columns: [], filters: [] },
    actions: [],
    form: { sections: sectionsOf(name, sample), initial: {} },
    sources: sampleSources,
    makers: {
      createTag: async ({ name: made }) => ({ value: `custom.${made.toLowerCase()}`, name: made, kind: 'custom' }),
    },
    schema: { type: 'object', properties, required: ['required'] },
    validate: takesAll,
    readOnly: [],
    readPage: () => ({ queryKey: keyOf(name), queryFn: async () => ({ items: [], total: 0 }) }),
    read: () => ({ queryKey: keyOf(name), queryFn: async () => ({}) }),
    create: async (body) => body,
    update: async (_id, body) => body,
  };
}

const keyOf = (name: string): readonly unknown[] => ['gallery', name];

/** The gallery shows errors that are given, and makes none. */
const takesAll: CompiledValidator = () => true;

/** One section of all states; where a field is a whole list, one for each state, as such a list has a section to itself. */
function sectionsOf(name: WidgetName, sample: Sample<WidgetName>): readonly Section[] {
  const fields = stateNames.map((state): FieldDefinition => fieldOf(name, sample, state));
  if (name !== 'rows') return [{ name: 'states', title: { en: name, sv: name }, fields, properties: [...stateNames] }];
  return stateNames.map((state, index) => ({
    name: state,
    title: { en: `${name}: ${STATES[state].en}`, sv: `${name}: ${STATES[state].sv}` },
    fields: fields.slice(index, index + 1),
    properties: [state],
  }));
}

function fieldOf(name: WidgetName, sample: Sample<WidgetName>, state: StateName): FieldDefinition {
  const { choices, items, shape, emptied } = sample;
  return {
    field: state,
    label: STATES[state],
    widget: name,
    options: { ...sample.options },
    ...(state === 'help' ? { help: HELP } : {}),
    ...(choices ? { choices } : {}),
    ...(items ? { items } : {}),
    ...(shape ? { shape } : {}),
    ...(emptied === undefined ? {} : { empty: emptied }),
    wide: 'type' in sample.schema && (sample.schema.type === 'array' || sample.schema.type === 'object'),
  };
}
