import { formats as addressFormats } from '../../openapi/formats/web-address.ts';
import type { Contract } from '../generate/contract.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../generate/json.ts';

/** Texts to choose from where a schema tells no example: the first that keeps its rules is taken. All invented. */
const texts = [
  'Frosthamn',
  'SE',
  'sv',
  'FHC',
  'frost1_frost',
  'frosthamn',
  'isda1_isda',
  'https://frosthamn.example',
  'info@frosthamn.example',
  '+46 8 123 45 67',
  '2026-03-14',
  '2026-03-14T18:30:00.000Z',
  '18:30',
  '#d8127d',
  '1904',
  '7',
  'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d',
  'c2a8d2ef-7b63-4c1f-8e10-402d3b5c6d7e',
  'Ab3dEf6hIjK9',
  'Cd5eFg7iJkL0',
  'image|embedded|26/11/b1bf9baf857c',
  'custom.derby',
  'custom.junior',
];
const formats: Readonly<Record<string, string>> = {
  uuid: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d',
  uri: 'https://frosthamn.example',
  email: 'info@frosthamn.example',
};
/** Places to name things after, as many as the rows of a list's preview, so that no two rows are called the same. All invented. */
const places = [
  'Frosthamn',
  'Isdalen',
  'Älvnäs',
  'Björnvik',
  'Norrstrand',
  'Ljusbäcken',
  'Snöforsa',
  'Granåsen',
  'Vindgården',
  'Almsholmen',
  'Havsband',
  'Klippö',
];
/** Properties that hold the words of what they stand in, and say nothing of it. */
const OF_WORDS = /^(name|names|displayName|title|header|translation|value|text|label)$/;
/** Schemas that contain themselves end here; lists two levels before, so that the things in them are whole. */
const deepest = 6;

/** Where a value stands: the property's name, how deep, in which thing of a list and in which row (both from 0), so that no two are the same. */
interface Spot {
  name: string;
  depth: number;
  index: number;
  row: number;
}

/** Makes up the rows of a list, no two of the same name where the contract leaves the name open. */
export function sampleRows(contract: Contract, node: unknown): JsonObject[] {
  return places.map((_, row) => {
    const made = sampleOf(contract, node, { name: '', depth: 0, index: 0, row });
    return isObject(made) ? made : {};
  });
}

/** Makes up a value of a schema: its own example where the contract gives one, else one that keeps its rules. */
export function sampleOf(
  contract: Contract,
  node: unknown,
  spot: Spot = { name: '', depth: 0, index: 0, row: 0 },
): Json {
  const schema = contract.resolve(node ?? {});
  const examples = listAt(schema, 'examples');
  const told = schema.example ?? examples[spot.index] ?? examples[0] ?? schema.default ?? schema.const;
  if (told !== undefined) return told;
  const choices = listAt(schema, 'enum');
  // Within a row its own order stands, so that each has the same languages.
  if (choices.length > 0) return choices[(spot.depth > 1 ? spot.index : spot.row) % choices.length] ?? null;
  const alternative = listAt(schema, 'anyOf')[0] ?? listAt(schema, 'oneOf')[0];
  if (alternative !== undefined) return sampleOf(contract, alternative, spot);
  const kinds = [schema.type].flat().filter((kind) => kind !== 'null');
  switch (kinds[0] ?? (schema.properties ? 'object' : undefined)) {
    case 'object':
      return spot.depth > deepest ? {} : sampleObject(contract, schema, spot);
    case 'array':
      return spot.depth > deepest - 2 ? [] : sampleList(contract, schema, spot);
    case 'integer':
    case 'number':
      return numberOf(schema, 7 + spot.index + spot.row);
    case 'boolean':
      return false;
    case 'string':
      return sampleText(schema, spot);
    default:
      return null;
  }
}

const numberOf = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: JsonObject, wished: number): number =>
  Math.max(Number(minimum), Math.min(Number(maximum), wished));

function sampleObject(contract: Contract, schema: JsonObject, { depth, index, row }: Spot): JsonObject {
  return Object.fromEntries(
    Object.entries(objectAt(schema, 'properties')).map(([name, property]) => [
      name,
      sampleOf(contract, property, { name, depth: depth + 1, index, row }),
    ]),
  );
}

/** Two things where two may be, so that a list looks like one; fewer when two would be the same. */
function sampleList(contract: Contract, schema: JsonObject, { name, depth, row }: Spot): Json[] {
  const least = Number(schema.minItems ?? 0);
  const count = Math.max(least, Math.min(Number(schema.maxItems ?? 2), 2));
  const all = Array.from({ length: count }, (_, index) =>
    sampleOf(contract, schema.items, { name, depth: depth + 1, index, row }),
  );
  const distinct = [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
  return distinct.length < least ? all : distinct;
}

function sampleText(schema: JsonObject, { name, index, row }: Spot): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const keeps = (text: string): boolean =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (Object.entries(addressFormats).find(([one]) => one === format)?.[1](text) ?? true);
  const day = `2026-03-${14 + row}`;
  if (format === 'date') return day;
  if (format === 'date-time') return `${day}T18:30:00.000Z`;
  const ofFormat = typeof format === 'string' ? formats[format] : undefined;
  if (ofFormat !== undefined) return ofFormat;
  const spoken = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const place = places[(index + row) % places.length] ?? '';
  const named = (OF_WORDS.test(name) ? place : `${place} ${spoken}`).trim().slice(0, Math.min(Number(maxLength), 60));
  if (keeps(named)) return named;
  const fitting = texts.filter(keeps);
  return fitting[(index + row) % Math.max(1, fitting.length)] ?? '';
}
