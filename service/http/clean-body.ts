import { cleanLine, cleanText } from '../../openapi/formats/text.ts';

/** Properties that may have many lines, wherever they stand; every other text is one line. */
const manyLines = new Set('description intro note text caption seoDescription metaDescription'.split(' '));

/** Properties whose content is not the service's to change: documents, settings of sections, and code for web pages. */
const untouched = new Set(['body', 'config', 'content', 'html', 'importScript', 'meta', 'preSignedUrl', 'mediaString']);

/**
 * A body with its texts as they are kept (openapi/formats/text.ts): composed, without format characters, without line breaks
 * where a text is one line, and empty where nothing of it is seen. Changes and answers the same value. Walks without recursion, so that deep nesting costs
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
    if (typeof item === 'string') items[index] = cleanLine(item);
    else if (isHolder(item)) pending.push(item);
  }
}

function cleanProperties(object: Record<string, unknown>, pending: object[]): void {
  for (const key of Object.keys(object)) {
    if (untouched.has(key)) continue;
    const value = object[key];
    if (typeof value === 'string') object[key] = manyLines.has(key) ? cleanText(value) : cleanLine(value);
    else if (isHolder(value)) pending.push(value);
  }
}

/** Whether a value has values in it: an object, or a list that is not empty. */
function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length === 0);
}
