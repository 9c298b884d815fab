import type { Inputs } from '../checking.ts';
import { quoted } from '../faults.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import type { WidgetTable } from '../widgets.ts';
import { written } from '../words.ts';

const INTRODUCTION = `# Form definitions

<!-- Printed by \`npm run generate\` from forms/form.schema.json and forms/widgets.json. Do not edit. -->

Every entity of the console has one file in \`forms/\`, such as \`forms/team.json\`: what it is called, which operations of the service it uses, its list and its
form, with all labels in English and in Swedish. This page explains every key and every widget; what is not on it does not exist.

What an entity's properties are, which of them are required, how long a text may be and which values are allowed is decided by the contract (\`openapi/\`), and so are
the operations, the calls of the service. A form names them, and keeps their rules without repeating any.

- Write in any editor that knows JSON Schema (VS Code does): \`"$schema": "../generated/forms.schema.json"\` makes it complete keys, widgets, icons, operations
  and fields, and explain them.
- \`npm run forms:check\` tells every mistake with its file, its line and what to write instead.
- \`npm run forms\` shows the form in the browser beside its JSON while you write.
- \`npm run generate\` puts the changes into the console; \`npm run dev\` does so by itself, and its pages follow without a reload, other
  addresses, titles and groups of the navigation included. Only a page whose own route goes, or has other parameters in its address, is loaded again: it shows a thing that
  the new address does not name. That waits until nothing typed is lost by it. A new definition's pages come when the generation has written it. No other file has to be touched.
`;

/** The page docs/forms.md: every key of the form language and every widget, each with an example, from the schema and the table themselves. */
export function printDocs({ language, widgets, icons }: Inputs): string {
  const schema = structuredClone(language.schema);
  objectAt(objectAt(schema, 'properties'), 'icon').enum = [...icons];
  const parts = partsOf(schema);
  const contents = parts.map(({ title }) => `[${title}](#${anchor(title)})`).join(' · ');
  return [
    INTRODUCTION,
    `${contents} · [Widgets](#widgets)\n`,
    ...parts.map((part) => printPart(part, parts)),
    printWidgets(widgets),
  ].join('\n');
}

/** A part of the language with a heading of its own: an object with keys. */
interface Part {
  title: string;
  schema: JsonObject;
}

/** The parts of the language, each before those that stand in it. */
function partsOf(root: JsonObject): Part[] {
  const parts: Part[] = [];
  const definitions = objectAt(root, '$defs');
  const visit = (title: string, schema: JsonObject): void => {
    if (parts.some((part) => part.title === title)) return;
    parts.push({ title, schema });
    for (const [key, property] of Object.entries(objectAt(schema, 'properties'))) {
      const ref = refOf(property) ?? refOf(objectAt(property, 'items'));
      const target = ref === undefined ? undefined : definitions[ref];
      if (ref !== undefined && isObject(target) && (target.properties || target.additionalProperties))
        visit(textAt(target, 'title') ?? ref, target);
      else if (isObject(property) && property.properties) visit(`\`${key}\``, property);
    }
  };
  visit(textAt(root, 'title') ?? '', root);
  return parts;
}

const refOf = (node: Json | undefined): string | undefined => textAt(node, '$ref')?.split('/').at(-1);
const anchor = (title: string): string => title.toLowerCase().replaceAll('`', '').replaceAll(' ', '-');

function printPart({ title, schema }: Part, parts: readonly Part[]): string {
  const example = listAt(schema, 'examples')[0];
  const properties = Object.entries(objectAt(schema, 'properties'));
  const required = listAt(schema, 'required');
  return [
    `## ${title}`,
    '',
    textAt(schema, 'description') ?? '',
    '',
    ...(properties.length === 0
      ? []
      : [
          '| Key | What it is | Value | Example |',
          '|---|---|---|---|',
          ...properties.map(([key, property]) => printKey(key, property, required.includes(key), parts)),
          '',
        ]),
    ...(example === undefined || written(example).length <= INLINE ? [] : ['```json', laidOut(example), '```', '']),
  ].join('\n');
}

function printKey(key: string, property: Json, isNeeded: boolean, parts: readonly Part[]): string {
  const example = listAt(property, 'examples')[0];
  const cells = [
    `\`${key}\`${isNeeded ? ' (needed)' : ''}`,
    textAt(property, 'description') ?? '',
    valueWords(key, property, parts),
    example === undefined ? '' : inline(example),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  boolean: '`true` or `false`',
  array: 'list',
};

function valueWords(key: string, property: Json, parts: readonly Part[]): string {
  const linked = (title: string): string => `[${title}](#${anchor(title)})`;
  const partOf = (ref: string | undefined): Part | undefined =>
    parts.find(({ title }) => ref !== undefined && title.toLowerCase() === ref);
  const own = parts.find(({ title }) => title === `\`${key}\``);
  const part =
    partOf(refOf(property)) ?? (objectAt(property, 'properties') === own?.schema.properties ? own : undefined);
  if (part) return linked(part.title);
  const entry = partOf(refOf(objectAt(property, 'items')));
  if (entry) return `list of ${linked(entry.title)}`;
  const allowed = listAt(property, 'enum');
  if (allowed.length > 0) return quoted(allowed.map(String), 'or');
  if (refOf(property) === 'path') return 'address';
  const type = textAt(property, 'type') ?? '';
  return type === 'object' ? 'values by property' : (PLAIN[type] ?? type);
}

/** How long an example may be to stand in a line of the page, and in a line of a longer example. */
const INLINE = 100;

/** An example that fits into a table; the part that a longer one leads to shows the whole. */
function inline(example: Json): string {
  const text = written(example);
  return text.length <= INLINE ? `\`${text}\`` : '';
}

/** JSON on as few lines as can be read. */
function laidOut(value: Json, indent = ''): string {
  const line = written(value);
  if (indent.length + line.length <= INLINE || value === null || typeof value !== 'object') return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry) => laidOut(entry, inner))
    : Object.entries(value).map(([key, entry]) => `"${key}": ${laidOut(entry, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

/** What widgets can edit, as the contract's kinds are called on the page. */
const EDITS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole numbers',
  number: 'numbers',
  boolean: 'yes or no',
  enum: 'fixed values',
  array: 'lists',
  object: 'objects',
};

function printWidgets(widgets: WidgetTable): string {
  const plain = widgets.names.filter((name) => optionsOf(name, widgets).length === 0);
  const others = widgets.names.filter((name) => !plain.includes(name));
  return [
    '## Widgets',
    '',
    'What a field is edited with, as in `{ "field": "gender", "widget": "radio" }`. A field without `widget` gets the plainest that fits: `text`, `number`,',
    '`select` for fixed values, `switch` for yes or no, `date`, `date-time`, or `rows` for a list. These have no options:',
    '',
    '| Widget | What it is | Edits |',
    '|---|---|---|',
    ...plain.map((name) => `| \`${name}\` | ${widgets.description(name)} | ${edits(name, widgets)} |`),
    '',
    'These have `options`, which stand beside `widget`:',
    '',
    ...others.map((name) => printWidget(name, widgets)),
  ].join('\n');
}

const optionsOf = (name: string, widgets: WidgetTable): [string, Json][] =>
  Object.entries(objectAt(widgets.options(name), 'properties'));

/** The kinds of values that a widget edits, in words. */
function edits(name: string, widgets: WidgetTable): string {
  const kinds = widgets.kinds(name).map((kind) => EDITS[kind] ?? kind);
  const { has } = widgets.entries(name);
  const holding = widgets.kinds(name).includes('array') ? 'whose entries have' : 'with';
  return `${kinds.join(', ')}${has.length > 0 ? ` ${holding} ${quoted(has, 'and')}` : ''}`;
}

function printWidget(name: string, widgets: WidgetTable): string {
  const options = optionsOf(name, widgets);
  const required = listAt(widgets.options(name), 'required');
  const example = Object.fromEntries(options.map(([key, schema]) => [key, listAt(schema, 'examples')[0] ?? null]));
  return [
    `**\`${name}\`** ${widgets.description(name)} Edits ${edits(name, widgets)}.`,
    '',
    ...options.map(([key, option]) => {
      const isNeeded = required.includes(key) ? ' (needed)' : '';
      return `- \`${key}\`${isNeeded}: ${textAt(option, 'description') ?? ''} ${capital(valueWords(key, option, []))}.`;
    }),
    '',
    `\`${written({ widget: name, options: example })}\``,
    '',
  ].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
