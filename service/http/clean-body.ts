import { cleanLine, cleanText } from '../../openapi/formats/text.ts';

/** Properties that are one line wherever they stand: names, titles and codes. */
const oneLine = new Set(
  `name displayName firstName lastName nickname title header heading code teamCode short full long translation label author
   photographer legal company identifier slug path jobTitle role round venue city arena`.split(/\s+/),
);

/** Properties whose content is not the service's to change: documents, settings of sections, and code for web pages. */
const untouched = new Set([
  'body',
  'config',
  'content',
  'htmlSlots',
  'importScript',
  'meta',
  'preSignedUrl',
  'mediaString',
]);

/**
 * A body with its texts as they are kept (openapi/formats/text.ts): composed, without format characters, and without line
 * breaks where a text is one line. Changes and answers the same value. Walks without recursion, so that deep nesting costs
 * no stack, and makes nothing on its way, so that a body of many small lists is short.
 */
export function cleanBody(body: unknown): unknown {
  const pending: object[] = [];
  if (isHolder(body)) pending.push(body);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Array.isArray(next)) cleanItems(next, pending);
    else cleanProperties(next as Record<string, unknown>, pending);
  }
  return body;
}

function cleanItems(items: unknown[], pending: object[]): void {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item === 'string') items[index] = cleanText(item);
    else if (isHolder(item)) pending.push(item);
  }
}

function cleanProperties(object: Record<string, unknown>, pending: object[]): void {
  for (const key of Object.keys(object)) {
    if (untouched.has(key)) continue;
    const value = object[key];
    if (typeof value === 'string') object[key] = oneLine.has(key) ? cleanLine(value) : cleanText(value);
    else if (isHolder(value)) pending.push(value);
  }
}

/** Whether a value has values in it: an object, or a list that is not empty. */
function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length === 0);
}
