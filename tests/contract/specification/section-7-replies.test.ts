import { describe, expect, test } from 'vitest';
import { contract, operationAt, operations, parametersOf, propertiesOf, type Schema } from './sources.ts';

// Specification §7: what calls answer, and what all of them have.

/** The schema that a call answers with a status. */
function answerOf(call: string, status: string): Schema {
  const [method = '', path = ''] = call.split(' ');
  const answers = operationAt(method, path)?.responses as Record<
    string,
    { content?: Record<string, { schema: Schema }> }
  >;
  return answers[status]?.content?.['application/json']?.schema ?? {};
}

describe('replies', () => {
  test.each([
    ['returns menu and routes', 'GET /routing/menu', 'menu, routes'],
    ['returns mediaString and preSignedUrl', 'GET /media/upload-url', 'mediaString, preSignedUrl'],
    ['returns isSuperAdmin', 'GET /users/is-superadmin', 'isSuperAdmin'],
    ['GET {id} (data.article and code)', 'GET /articles/{id}', 'data, code'],
    ['GET preview-token (data and code)', 'GET /articles/preview-token', 'data, code'],
  ])('"%s"', (_, call, names) => {
    expect(Object.keys(propertiesOf(answerOf(call, '200')))).toEqual(expect.arrayContaining(names.split(', ')));
  });

  test('"data.article"', () => {
    expect(Object.keys(propertiesOf(propertiesOf(answerOf('GET /articles/{id}', '200')).data ?? {}))).toContain(
      'article',
    );
  });

  test('"PUT ssgt state ... with no body"', () => {
    expect(operationAt('PUT', '/sports-v2/ssgt-state/{transition}/{ssgtUuid}')?.requestBody).toBeUndefined();
  });
});

test('"All calls go to the management service\'s api base path with Authorization bearer and header x-s8y-instance-id."', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual(['/api']);
  const without = operations.filter((one) => !parametersOf(one, 'header').includes('x-s8y-instance-id'));
  // What a user has before a site is chosen, and products, which a user who was refused asks for.
  expect(without.map(({ operationId }) => operationId).sort()).toEqual([
    'getIsSuperAdmin',
    'listNetworks',
    'listProducts',
    'listProductsByName',
  ]);
});
