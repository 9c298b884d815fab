import type { Inputs } from './checking.ts';
import { quoted } from './faults.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import type { WidgetTable } from './widgets.ts';

const INTRODUCTION = `# Form definitions

<!-- Printed by \`npm run generate\` from forms/form.schema.json and forms/widgets.json. Do not edit. -->

Every entity of the console has one file in \`forms/\`, such as \`forms/team.json\`: what it is called, which operations of the service it uses, its list and its
form, with all labels in English and in Swedish. This page explains every key and every widget; what is not on it does not exist.

- Write in any editor that knows JSON Schema (VS Code does): \`"$schema": "../generated/forms.schema.json"\` makes it complete keys, widgets, icons, operations
  and fields, and explain them.
- \`npm run forms:check\` tells every mistake with its file, its line and what to write instead.
- \`npm run forms\` shows the form in the browser beside its JSON while you write.
- \`npm run generate\` puts the changes into the console; \`npm run dev\` does so by itself. No other file has to be touched.
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
    ...(example === undefined ? [] : [fenced(example), '']),
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
  const part = partOf(refOf(property)) ?? parts.find(({ title }) => title === `\`${key}\``);
  if (part && (refOf(property) || objectAt(property, 'properties') === part.schema.properties))
    return linked(part.title);
  const entry = partOf(refOf(objectAt(property, 'items')));
  if (entry) return `list of ${linked(entry.title)}`;
  const allowed = listAt(property, 'enum');
  if (allowed.length > 0) return quoted(allowed.map(String), 'or');
  if (refOf(property) === 'path') return 'address';
  const type = textAt(property, 'type') ?? '';
  return type === 'object' ? 'values by property' : (PLAIN[type] ?? type);
}

/** As much of an example as fits into a table; the part that it leads to shows the whole. */
function inline(example: Json): string {
  const text = JSON.stringify(example);
  return text.length <= 90 ? `\`${spaced(text)}\`` : '';
}

const spaced = (text: string): string => text.replaceAll('":', '": ').replaceAll(',"', ', "');

function fenced(value: Json): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
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
  return [
    '## Widgets',
    '',
    'What a field is edited with. A field without `widget` gets the plainest that fits: `text`, `number`, `select` for fixed values, `switch` for yes or no,',
    '`date`, `date-time`, or `rows` for a list.',
    '',
    ...widgets.names.map((name) => printWidget(name, widgets)),
  ].join('\n');
}

function printWidget(name: string, widgets: WidgetTable): string {
  const options = widgets.options(name);
  const properties = Object.entries(objectAt(options, 'properties'));
  const required = listAt(options, 'required');
  const kinds = widgets.kinds(name).map((kind) => EDITS[kind] ?? kind);
  const { has } = widgets.entries(name);
  const example = Object.fromEntries(properties.map(([key, schema]) => [key, listAt(schema, 'examples')[0] ?? null]));
  return [
    `### \`${name}\``,
    '',
    `${widgets.description(name)} Edits ${kinds.join(', ')}${has.length > 0 ? ` whose entries have ${quoted(has, 'and')}` : ''}.`,
    '',
    ...(properties.length === 0
      ? []
      : [
          '| Option | What it is | Value | Example |',
          '|---|---|---|---|',
          ...properties.map(([key, property]) => printKey(key, property, required.includes(key), [])),
          '',
        ]),
    fenced({ widget: name, ...(properties.length > 0 ? { options: example } : {}) }),
    '',
  ].join('\n');
}
