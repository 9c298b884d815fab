import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract, type Schema } from '../../service/http/contract.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// What another site has is unknown wherever a body may refer to it, whether the examples have a reference there or not.

/** Places that refer to nothing, each with the reason. */
const noReferences: Readonly<Record<string, string>> = {
  'finishSingleUpload mediaString': 'the upload says which one it is',
  'previewLayout layout.settings.backgroundMedia': 'a draft is drawn with what the site has',
  'previewLayout layout.settings.shareImage': 'a draft is drawn with what the site has',
};

const contract = readContract();
let service: TestService;
let known: Known;
/** Of another network's site: an image, a tag of a team and one of a game. */
let foreign: string[];
beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ value: string }>(
    `(SELECT 'image|embedded|' || key AS value FROM media WHERE instance_id = $1 AND type = 'image' ORDER BY key LIMIT 1)
     UNION ALL (SELECT 'team.' || uuid FROM teams WHERE instance_id = $1 ORDER BY uuid LIMIT 1)
     UNION ALL (SELECT 'game.' || uuid || '.report' FROM games WHERE instance_id = $1 ORDER BY uuid LIMIT 1)`,
    [demo.otherNetworksSite],
  );
  await owner.end();
  foreign = rows.map(({ value }) => value);
});
afterAll(() => service.close());

/** Whether the contract has a shape for the value there, which no ordinary text has. */
const isFor = (value: string) => (schema: Schema) => {
  if (typeof schema.pattern !== 'string') return false;
  const shape = new RegExp(schema.pattern, 'u');
  return shape.test(value) && !shape.test('x');
};

it('is refused at every place of every body', async () => {
  const faults: string[] = [];
  let sent = 0;
  for (const operation of contract.operations.filter(({ body, siteScoped }) => body !== undefined && siteScoped)) {
    const places = placesOf(contract, operation.body ?? {});
    for (const value of foreign) {
      for (const path of pathsOf(places, isFor(value))) {
        const place = `${operation.id} ${path.join('.')}`;
        if (noReferences[place] !== undefined) continue;
        const example = exampleOf(operation, known);
        const changed = withValue(example.list ?? example.body ?? {}, path, value);
        const call = { ...callOf(operation, example), body: undefined, payload: JSON.stringify(changed) };
        const { statusCode, body } = await service.call(call);
        sent += 1;
        const isRefused = statusCode >= 400 && statusCode < 500;
        if (!isRefused && !/"statusCode":4\d\d/.test(body))
          faults.push(`${place}: ${statusCode} ${body.slice(0, 120)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(50);
});
