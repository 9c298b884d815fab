import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

type Operation = (typeof operations)[number];
/** A call that must be refused (an open operation's: answered), and what its answer must be. */
type Case = { readonly what: string; readonly change: Partial<TestCall>; readonly answer: Answer };
type Answer = {
  readonly status: number;
  /** The field that the error names, and its code. */
  readonly field?: { readonly path: string; readonly code: string };
  readonly body?: Readonly<Record<string, unknown>>;
  readonly authenticate?: string | RegExp;
};

const { operations } = readContract();
const instanceField = (code: string) => ({ path: 'x-s8y-instance-id', code });
let service: TestService;
let known: Known;
/** Tokens that prove nothing, by what is wrong with them. */
let refused: Readonly<Record<string, string>>;
let networks: readonly { sites: { instanceId: string; functionsEnabled: Record<string, boolean> }[] }[];

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
  refused = await service.tokens.refused(demo.admin);
  networks = (await service.call({ url: '/api/users/networks' })).json();
});
afterAll(() => service.close());

// One test for each operation, which names every case that went wrong: three thousand tests of one call each cost more than the calls.
describe('every operation refuses who may not call it', () => {
  it.each(operations.filter(({ open }) => !open))('$id', async (operation) => {
    const cases = [
      ...(await tokenCases(operation)),
      ...(await siteCases(operation)),
      ...addOnCases(operation),
      ...writerCases(operation),
    ];
    expect(cases.length).toBeGreaterThanOrEqual(9 + Object.keys(refused).length);
    expect(await faultsOf(operation, cases)).toEqual([]);
  });
});

describe('an open operation answers everyone, also with a bad token', () => {
  it.each(operations.filter(({ open }) => open))('$id', async (operation) => {
    const cases: Case[] = [
      { what: 'neither token nor site', change: { token: null, instanceId: null }, answer: { status: 200 } },
      { what: 'a bad token', change: { token: 'garbage' }, answer: { status: 200 } },
    ];
    expect(await faultsOf(operation, cases)).toEqual([]);
  });
});

/** Who proves nothing, or too little: no token, a wrong one, one that came another way, one without the scope. */
async function tokenCases(operation: Operation): Promise<Case[]> {
  const { url } = callOf(operation, exampleOf(operation, known));
  const good = await service.tokens.good(demo.admin);
  return [
    {
      what: 'no token',
      change: { token: null },
      answer: { status: 401, authenticate: 'Bearer', body: { statusCode: 401, error: 'Unauthorized' } },
    },
    ...Object.entries(refused).map(([what, token]) => ({
      what: `a token that proves nothing: ${what}`,
      change: { token },
      answer: { status: 401, authenticate: /error="invalid_token"/ },
    })),
    ...['Basic YWRtaW46YWRtaW4=', 'Bearer', 'Bearer a b', 'token', ''].map((authorization) => ({
      what: `Authorization: ${authorization}`,
      change: { token: null, headers: { authorization } },
      answer: { status: 401 },
    })),
    {
      what: 'a token without the scope',
      change: { token: await service.tokens.withoutScope(demo.admin) },
      answer: { status: 403, field: { path: 'Authorization', code: 'scope' } },
    },
    {
      what: 'a token in the query',
      change: { token: null, url: `${url}${url.includes('?') ? '&' : '?'}access_token=${good}` },
      answer: { status: 401 },
    },
    {
      what: 'a token in a cookie',
      change: { token: null, headers: { cookie: `access_token=${good}` } },
      answer: { status: 401 },
    },
  ];
}

/** No site, a site that is none, a site of others. */
async function siteCases({ siteScoped }: Operation): Promise<Case[]> {
  if (!siteScoped) return [];
  const strangers: readonly (readonly [string, string, string])[] = [
    ['a site that does not exist', demo.admin, 'nowhere1_nowhere'],
    ["another network's site", demo.oneSiteOnly, demo.otherNetworksSite],
    ['another site of the network', demo.oneSiteOnly, 'north1_north'],
    ['any site, for a user without access', demo.outsider, demo.site],
    ['any site, for a user that nobody knows', 'nobody', demo.site],
  ];
  return [
    {
      what: 'no instance header',
      change: { instanceId: null },
      answer: { status: 400, field: instanceField('required') },
    },
    ...['', 'frost', 'FROST1_FROST', 'frost1_frost, havs1_havs', "x' OR '1'='1", 'a1_a'.repeat(30)].map(
      (instanceId) => ({
        what: `the instance id ${JSON.stringify(instanceId)}`,
        change: { instanceId },
        answer: { status: 400 },
      }),
    ),
    ...(await Promise.all(
      strangers.map(async ([what, subject, instanceId]) => ({
        what,
        change: { token: await service.tokens.good(subject), instanceId },
        answer: { status: 403, field: instanceField('access') },
      })),
    )),
  ];
}

/** A site without the add-on that the operation needs. */
function addOnCases({ addOn }: Operation): Case[] {
  if (addOn === undefined) return [];
  const without = networks.flatMap(({ sites }) => sites).find((site) => !site.functionsEnabled[addOn]);
  if (!without) throw new Error(`every demo site has ${addOn}`);
  return [
    {
      what: `a site without the add-on ${addOn}`,
      change: { instanceId: without.instanceId },
      answer: { status: 403, field: instanceField('addOn') },
    },
  ];
}

/** Somebody else than those who alone may call it. */
function writerCases({ writers }: Operation): Case[] {
  if (writers === undefined) return [];
  return [
    {
      what: `an administrator who is not of the ${writers}`,
      change: { subject: demo.admin, instanceId: demo.site },
      answer: {
        status: 403,
        field:
          writers === 'master-site'
            ? instanceField('masterSite')
            : { path: 'Authorization', code: 'superAdministrator' },
      },
    },
  ];
}

/** One sentence for each call of the operation whose answer is not what it must be. */
async function faultsOf(operation: Operation, cases: readonly Case[]): Promise<string[]> {
  const call = callOf(operation, exampleOf(operation, known));
  const faults: string[] = [];
  for (const { what, change, answer } of cases) {
    const reply = await service.call({ ...call, ...change });
    try {
      expect(reply.statusCode).toBe(answer.status);
      if (answer.authenticate !== undefined) {
        expect(reply.headers['www-authenticate']).toEqual(
          typeof answer.authenticate === 'string' ? answer.authenticate : expect.stringMatching(answer.authenticate),
        );
      }
      if (answer.body) expect(reply.json()).toMatchObject(answer.body);
      if (answer.field) expect(reply.json()).toMatchObject({ fields: [answer.field] });
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)} ${reply.body.slice(0, 200)}`);
    }
  }
  return faults;
}
