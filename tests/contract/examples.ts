import type { operations } from '../../generated/schema.d.ts';
import type { Operation } from '../../service/http/contract.ts';
import type { TestCall, TestService } from './test-service.ts';

/** Things that the demo has, for calls that need one. */
export type Known = { readonly teamUuid: string; readonly ownerInstanceId: string };

/** What goes into a good call of an operation, and the status it is answered with. */
export type Example = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly status: number;
};

let made = 0;
/** Codes are unique, so that the same example can be sent again. */
const team = (ownerInstanceId: string) => ({
  displayName: 'Frosthamn Example',
  teamCode: `EX${made++}`,
  ownerInstanceId,
  gender: 'female',
  nationality: 'sv',
  teamNames: { short: 'Example', long: 'Frosthamn Example' },
  teamInfo: { instagram: 'https://instagram.example/frosthamn' },
  series: [],
});

/** One good call of every operation; a new operation does not compile, nor pass the tests, until it has one. */
export const examples: Readonly<Record<keyof operations, (known: Known) => Example>> = {
  listNetworks: () => ({ status: 200 }),
  getIsSuperAdmin: () => ({ status: 200 }),
  listProducts: () => ({ status: 200 }),
  listProductsByName: () => ({ path: { names: 'touchline,other' }, status: 200 }),
  listSports: () => ({ status: 200 }),
  listExternalIdTypes: () => ({ status: 200 }),
  listOwners: () => ({ status: 200 }),
  listSeries: () => ({ query: { searchToken: 'l', page: '1', pageSize: '5' }, status: 200 }),
  listTeams: () => ({ query: { page: '1', pageSize: '5', sortBy: 'teamCode', sortOrder: 'desc' }, status: 200 }),
  listAllTeams: () => ({ status: 200 }),
  getTeam: ({ teamUuid }) => ({ path: { teamUuid }, status: 200 }),
  createTeam: ({ ownerInstanceId }) => ({ body: team(ownerInstanceId), status: 201 }),
  updateTeam: ({ teamUuid, ownerInstanceId }) => ({ path: { teamUuid }, body: team(ownerInstanceId), status: 200 }),
  listPlayers: () => ({ query: { searchToken: 'a', page: '1', pageSize: '5' }, status: 200 }),
};

/** The example of an operation of the contract. */
export function exampleOf(operation: Operation, known: Known): Example {
  const example = examples[operation.id as keyof operations];
  if (!example) throw new Error(`${operation.id} has no example in tests/contract/examples.ts`);
  return example(known);
}

/** Finds what the examples need, in the site that the tests work on. */
export async function findKnown(service: TestService): Promise<Known> {
  const reply = await service.call({ url: '/api/sports-v2/teams?pageSize=1' });
  const first = reply.json<{ items: { uuid: string; ownerInstanceId: string }[] }>().items[0];
  if (!first) throw new Error('the demo has no team');
  return { teamUuid: first.uuid, ownerInstanceId: first.ownerInstanceId };
}

/** The call that an example describes. */
export function callOf(operation: Operation, example: Example): TestCall {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(example.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(example.query).toString();
  return {
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    ...(example.body && { body: example.body }),
  };
}
