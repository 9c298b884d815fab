import { openParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { isDate, kindOf, valuesOf } from '../../kinds.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { asObject, valueFaults } from './values.ts';

/** Checks what new things and new rows start from: nothing that gets old, nothing of one site, and nothing that hides them. */
export function checkStarts(checking: Checking, definitions: readonly Definition[]): void {
  const { definition, contract, body } = checking;
  for (const [property, value] of Object.entries(definition.form.initial ?? {})) {
    const node = contract.at(body, property);
    const place = ['form', 'initial', property];
    if (node) checkLasting(checking.file, node, value, place);
    if (node) checkChosen(checking, [property, node], value);
    if (node) checkKnown(checking, node, value, place);
    checkListed(checking, property, value);
    checkEachOnce(checking.file, value, place);
    if (node) checkKind(checking, definitions, [property, node], value);
  }
  checkActiveSite(checking);
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach((field, index) => {
      checkNewRow(checking, field, ['form', 'sections', section, 'fields', index, 'options', 'initial']);
    });
  });
}

/**
 * What is kept within something else may say by one of a few values what it is. Where there is a form for each of them, none starts as another: what it makes
 * would be taken for that.
 */
function checkKind(
  { file, definition, contract }: Checking,
  definitions: readonly Definition[],
  [property, node]: readonly [string, JsonObject],
  value: unknown,
): void {
  const values = valuesOf(node);
  const same = definitions.filter(
    ({ schema, form }) =>
      schema !== undefined &&
      form.initial?.[property] !== undefined &&
      valuesOf(contract.at(contract.named(schema) ?? {}, property) ?? {}).join() === values.join(),
  );
  const left = values.filter((one) => !same.some(({ form }) => form.initial?.[property] === one));
  const [twin] = same.filter((one) => one !== definition && one.form.initial?.[property] === value);
  const [unmade = '', ...more] = left;
  if (values.length < FEW || same.length !== values.length || !twin || unmade === '' || more.length > 0) return;
  const isMeant = ({ name }: Definition): boolean => name.replaceAll('-', '').includes(unmade.toLowerCase());
  if (isMeant(twin) || (!isMeant(definition) && same.indexOf(definition) < same.indexOf(twin))) return;
  file.fault(
    ['form', 'initial', property],
    `forms/${twin.name}.json starts with \`${String(value)}\` in \`${property}\` too, and nothing with \`${unmade}\`.`,
    `Write \`${unmade}\`.`,
  );
}

/** Of two that start alike nothing tells that they should not. */
const FEW = 3;

function checkLasting(file: Checking['file'], node: JsonObject, value: unknown, place: Place): void {
  if (typeof value !== 'string' || value === '') return;
  if (isDate(node))
    file.fault(place, `Every new one would start with \`${value}\`, which is over one day.`, 'Leave it out.');
  else if (/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value))
    file.fault(place, `\`${value}\` is one thing of one site, which others do not have.`, 'Leave it out.');
}

/** What is chosen by its identifier from a list is one thing of one site, too. */
function checkChosen(
  { file, definition, contract }: Checking,
  [property, node]: readonly [string, JsonObject],
  value: unknown,
): void {
  const { options = {} } = shownFields(definition).find(({ field }) => field === property) ?? {};
  const source = contract.operations.get(String(options.source));
  const known = source && contract.at(contract.rowOf(source) ?? {}, String(options.value));
  if (typeof value !== 'string' || value === '' || kindOf(node) !== 'string' || !known) return;
  if (isIdentifier(contract, String(options.value), known) && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value))
    file.fault(
      ['form', 'initial', property],
      `\`${value}\` is one thing of \`${String(options.source)}\`, which other sites do not have.`,
      'Leave it out, or write `null`.',
    );
}

/** What nobody reads is kept and has no effect, where the contract lets it be sent. */
function checkKnown(
  checking: Pick<Checking, 'file' | 'contract'>,
  node: JsonObject,
  value: unknown,
  place: Place,
): void {
  const { file, contract } = checking;
  if (!isObject(value) || !isObject(node.properties) || isObject(node.additionalProperties)) return;
  for (const [key, inner] of Object.entries(value)) {
    const part = contract.at(node, key);
    if (part) checkKnown(checking, part, inner, [...place, key]);
    else
      file.fault([...place, key], `Nothing reads \`${key}\`.`, suggestion(key, contract.paths(node)) || 'Remove it.');
  }
}

/** What the list leaves out unless it is asked for would not be seen by who makes it. */
function checkListed({ file, operations }: Checking, property: string, value: unknown): void {
  const parameter = operations.list && openParameters(operations.list).find(({ name }) => name === property);
  const usual = parameter?.schema.default;
  if (typeof usual !== 'boolean' || typeof value !== 'boolean' || usual === value) return;
  file.fault(
    ['form', 'initial', property],
    `A new one would not be in the list, which shows those whose \`${property}\` is \`${usual}\`.`,
    `Write \`${usual}\`.`,
  );
}

/** Names start with each language once: of two in one language the form shows the first. */
function checkEachOnce(file: Checking['file'], value: unknown, place: Place): void {
  const languages = Array.isArray(value) ? value.map((one) => textAt(one, 'language')) : [];
  languages.forEach((language, index) => {
    if (language !== undefined && languages.indexOf(language) < index)
      file.fault([...place, index, 'language'], `\`${language}\` stands there already.`, 'Name each language once.');
  });
}

/** The id of the active site stands in nothing but the property of a site. */
function checkActiveSite({ file, definition, contract, body }: Checking): void {
  const { activeSite } = definition.form;
  const node = activeSite === undefined ? undefined : contract.at(body, activeSite);
  if (activeSite === undefined || !node || /instance|site/i.test(activeSite)) return;
  const able = contract.paths(body).filter((path) => /instanceId$/i.test(path));
  file.fault(
    ['form', 'activeSite'],
    `\`${activeSite}\` holds no site, and would start as the id of one.`,
    able.length > 0 ? suggestion('', able) : 'Remove it.',
  );
}

/** A new row starts with what its record has, and the service takes. */
function checkNewRow({ file, contract, body }: Checking, { field, options }: WrittenField, place: Place): void {
  const initial = options?.initial;
  const entry = contract.resolve(contract.at(body, field)?.items ?? {});
  if (!isObject(initial) || !isObject(entry.properties)) return;
  for (const [property, value] of Object.entries(initial)) {
    const node = contract.at(entry, property);
    if (node && property.includes('.')) {
      const message = `\`${property}\` is a part, and would be kept as a property of that name.`;
      file.fault([...place, property], message, asObject(property));
      continue;
    }
    if (!node)
      file.fault(
        [...place, property],
        `There is no field \`${property}\` in a row.`,
        suggestion(property, Object.keys(entry.properties)),
      );
    for (const { what, hint } of node ? valueFaults(contract, node, value, true) : [])
      file.fault([...place, property], `\`${property}\` ${what}; the service would refuse it.`, hint);
    if (node) checkKnown({ file, contract }, node, value, [...place, property]);
    if (/^(id|uuid)$/.test(property) && typeof value === 'string' && value !== '')
      file.fault([...place, property], `Every new row would have the same \`${property}\`.`, 'Leave it out.');
    if (node && textAt(node, 'format') === 'date') checkLasting(file, node, value, [...place, property]);
  }
}
