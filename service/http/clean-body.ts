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
 * breaks where a text is one line. Changes and answers the same value. Walks without recursion, so that deep nesting costs no stack.
 */
export function cleanBody(body: unknown): unknown {
  const pending: unknown[] = [body];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const object = next as Record<string, unknown>;
    for (const [key, value] of Object.entries(object)) {
      if (untouched.has(key)) continue;
      if (typeof value === 'string') object[key] = oneLine.has(key) ? cleanLine(value) : cleanText(value);
      else if (typeof value === 'object') pending.push(value);
    }
  }
  return body;
}
