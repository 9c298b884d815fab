import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, type Parameter, readContract, type Schema } from '../../service/http/contract.ts';
import { withValue } from './body-places.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { oddPlaces, oddValues } from './odd-values.ts';
import { startTestService, type TestCall, type TestService } from './test-service.ts';

const contract = readContract();
/** Of the many odd values each place of a body, and each parameter, is tried with so many, each with others. */
const atEachPlace = 5;
const forEachParameter = 20;
/** A parameter with as many values at most is one that is chosen, and tried together with others. */
const fewValues = 12;
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

/** What is wrong with how a call was answered: the service failed, or refused it without naming a field. */
async function faultsOf(calls: readonly (readonly [what: string, call: TestCall])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, call] of calls) {
    const reply = await service.call(call);
    const isNamed = reply.statusCode !== 400 || reply.json<{ fields?: { path: string }[] }>().fields?.[0]?.path;
    if (reply.statusCode >= 500 || !isNamed) faults.push(`${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  }
  return faults;
}

/** The example's call with other parameters. */
function asked(operation: Operation, query: Readonly<Record<string, string>>): readonly [string, TestCall] {
  const example = exampleOf(operation, known);
  return [JSON.stringify(query), callOf(operation, { ...example, query: { ...example.query, ...query } })];
}

const valuesOf = ({ schema }: Parameter): string[] =>
  oddValues(contract, schema.type === 'array' ? (schema.items as Schema) : schema).map(String);

/** So many of the values, at each place those that follow the ones of the place before. */
function turnOf<Value>(values: readonly Value[], place: number, most: number): Value[] {
  const from = (place * most) % Math.max(values.length, 1);
  return [...values.slice(from), ...values.slice(0, from)].slice(0, most);
}

const inQuery = ({ parameters }: Operation): Parameter[] => parameters.filter((one) => one.in === 'query');
const withAtLeast = (count: number) => contract.operations.filter((operation) => inQuery(operation).length >= count);

it.each(withAtLeast(1))(
  '$id answers its parameters with odd values, or says which one it refuses',
  async (operation) => {
    const calls = inQuery(operation).flatMap((one, place) =>
      turnOf(valuesOf(one), place, forEachParameter).map((value) => asked(operation, { [one.name]: value })),
    );
    expect(await faultsOf(calls)).toEqual([]);
  },
);

it.each(withAtLeast(2))('$id answers any two of its choices together', async (operation) => {
  const choices = inQuery(operation).filter((one) => valuesOf(one).length <= fewValues);
  const calls = choices.flatMap((one, index) =>
    choices
      .slice(index + 1)
      .flatMap((other) =>
        valuesOf(one).flatMap((first) =>
          valuesOf(other).map((second) => asked(operation, { [one.name]: first, [other.name]: second })),
        ),
      ),
  );
  expect(await faultsOf(calls)).toEqual([]);
});

const withBody = contract.operations.filter(({ body }) => body !== undefined);

it.each(withBody)('$id keeps odd values of its body, or says which one it refuses', async (operation) => {
  const { body = {}, ...rest } = exampleOf(operation, known);
  const calls = oddPlaces(contract, operation).flatMap(({ path, values }, place) =>
    turnOf(values, place, atEachPlace).map((value) => {
      const odd = withValue(body, path, value) as typeof body;
      return [`${path.join('.')} = ${JSON.stringify(value)}`, callOf(operation, { ...rest, body: odd })] as const;
    }),
  );
  expect(await faultsOf(calls)).toEqual([]);
});
