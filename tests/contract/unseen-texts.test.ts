import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, type Schema } from '../../service/http/contract.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

const contract = readContract();
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

/** Texts that show nothing: blanks of Braille and Hangul, closed marks of direction, selectors of nothing. */
const unseen = ['\u2800', '\u3164 \u115f', '\u2067\u2069', ' \ufe0f\u200d', '\u{e0020}\u180e'];

/** Whether a text has to say something. */
const mustShow = ({ type, pattern, minLength, format, enum: choices }: Schema) =>
  type === 'string' && format === undefined && choices === undefined && (Number(minLength) > 0 || pattern === '\\S');

const writes = contract.operations
  .map((operation) => ({
    id: operation.id,
    operation,
    texts: pathsOf(placesOf(contract, operation.body ?? {}), mustShow),
  }))
  .filter(({ texts }) => texts.length > 0);

describe.each(writes)('$id', ({ operation, texts }) => {
  it('takes no text of nothing visible where one has to be said', async () => {
    const { body = {}, ...rest } = exampleOf(operation, known);
    const taken: string[] = [];
    for (const path of texts) {
      for (const text of unseen) {
        const reply = await service.call(
          callOf(operation, { ...rest, body: withValue(body, path, text) as Record<string, unknown> }),
        );
        if (reply.statusCode < 400 || reply.statusCode >= 500) {
          taken.push(`${path.join('.')} ${JSON.stringify(text)}: ${reply.statusCode}`);
        }
      }
    }
    expect(taken).toEqual([]);
  });
});
