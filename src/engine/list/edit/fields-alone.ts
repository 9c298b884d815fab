import type { CompiledValidator, Entity, FieldDefinition } from '../../../contract/entity.ts';
import { type BodyFault, pathOf } from '../../form/body-faults.ts';
import { isValues, type Values, valueAt, valuesOf } from '../../values/values.ts';

/** The fields that can be changed from an entity's list, in the order of its definition. */
export function fieldsInList({ list, form }: Entity): FieldDefinition[] {
  const all = form.sections.flatMap(({ fields }) => fields);
  return (list?.edit ?? []).flatMap((name) => all.filter(({ field }) => field === name));
}

/** Those of the fields that were chosen, each with what is shown where it has a certain value. */
export function chosenOf(fields: readonly FieldDefinition[], chosen: readonly string[]): FieldDefinition[] {
  const isWith = ({ field, when }: FieldDefinition) => (when ? Object.keys(when) : [field]);
  return fields.filter((one) => isWith(one).every((name) => chosen.includes(name)));
}

/**
 * An entity whose form is these fields alone, in one section without a heading. Their own rules hold; what is wrong with
 * anything else in the body is not told.
 */
export function withFieldsAlone(entity: Entity, fields: readonly FieldDefinition[]): Entity {
  const names = fields.map(({ field }) => field);
  const { properties, required, $defs } = valuesOf(entity.schema);
  const section = { name: 'fields', title: { en: '', sv: '' }, fields, properties: names };
  return {
    ...entity,
    form: { sections: [section], initial: {} },
    schema: {
      type: 'object',
      properties: isValues(properties) ? picked(properties, names) : {},
      required: names.filter((name) => Array.isArray(required) && required.includes(name)),
      $defs,
    },
    validate: rulesOf(entity.validate, names),
  };
}

/** The rules of a compiled validator that concern some properties. */
function rulesOf(validate: CompiledValidator, names: readonly string[]): CompiledValidator {
  const alone: CompiledValidator = (body) => {
    validate(body);
    const faults = (validate.errors ?? []) as readonly BodyFault[];
    alone.errors = faults.filter((fault) => names.includes(pathOf(fault).split('.')[0] ?? ''));
    return alone.errors.length === 0;
  };
  return alone;
}

/** Some properties of a body, those that it has. */
function picked(body: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
}

/** What an action sets to give things the values that these fields have in a body; an empty field empties theirs. */
export function valuesToSet(fields: readonly FieldDefinition[], body: object): Values {
  return Object.fromEntries(fields.map(({ field, empty = null }) => [field, valueAt(body, field) ?? empty]));
}
