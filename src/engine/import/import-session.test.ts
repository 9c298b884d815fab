import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import type { CompiledValidator, Entity, FieldDefinition, ListParameters } from '../../contract/entity.ts';
import type { ImportJob, JobStore } from './import-job.ts';
import { ImportSession, isReady } from './import-session.ts';
import type { RowOutcome } from './run-import.ts';

interface Person {
  uuid: string;
  name: string;
  born?: string;
  number?: number;
  note?: string;
}

const label = (name: string) => ({ en: name, sv: name });
const fields: FieldDefinition[] = [
  { field: 'name', label: label('Name'), widget: 'text' },
  { field: 'born', label: label('Born'), widget: 'birth-date' },
  { field: 'number', label: label('Number'), widget: 'number' },
];

/** Names must have at least two letters. */
const validate: CompiledValidator = (body) => {
  const { name } = body as Partial<Person>;
  const isShort = (name ?? '').length < 2;
  validate.errors = isShort ? [{ keyword: 'minLength', instancePath: '/name', params: { limit: 2 } }] : null;
  return !isShort;
};

/** A service that keeps people; `fail` is asked before each creation. */
function service(fail: (name: string) => Error | undefined = () => undefined) {
  const people = new Map<string, Person>();
  let made = 0;
  const entity: Entity = {
    name: 'person',
    labels: { one: label('Person'), many: label('People'), add: label('Add') },
    paths: { list: '/people', create: '/people/add', edit: '/people/{id}' },
    id: 'uuid',
    title: 'name',
    list: { order: { by: 'name', direction: 'asc' }, pageSize: 25, columns: [], filters: [] },
    actions: [],
    form: {
      sections: [{ name: 'all', title: label('All'), properties: ['name', 'born', 'number'], fields }],
      initial: { note: 'imported' },
      similar: { parameters: { name: 'name', born: 'born' } },
    },
    sources: {},
    schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    validate,
    readOnly: ['uuid'],
    readPage: (asked: ListParameters) => ({
      queryKey: ['people', asked],
      queryFn: async () => {
        const items = [...people.values()].filter(({ name, born }) => name === asked.name && born === asked.born);
        return { items, total: items.length };
      },
    }),
    read: (id) => ({ queryKey: ['person', id], queryFn: async () => people.get(id) ?? {} }),
    create: async (input) => {
      const { name } = input as Person;
      const failure = fail(name);
      if (failure && !(failure instanceof LostAnswer)) throw failure;
      const uuid = `p${++made}`;
      people.set(uuid, { ...(input as Person), uuid });
      if (failure) throw new ApiError('timeout', 0, 'no answer');
      return people.get(uuid) as Person;
    },
    update: async () => ({}),
    remove: async (id) => {
      const person = people.get(id);
      if (person?.note === 'changed since') throw new ApiError('http', 412, 'changed');
      people.delete(id);
    },
  };
  return { entity, people, names: () => [...people.values()].map(({ name }) => name).sort() };
}

/** The service did it, and its answer was lost. */
class LostAnswer extends Error {}

function memory(): JobStore & { job: ImportJob | undefined; outcomes: Map<number, RowOutcome> } {
  return {
    job: undefined,
    outcomes: new Map(),
    async read() {
      return this.job && { ...this.job, outcomes: new Map(this.outcomes) };
    },
    async start(job) {
      this.job = job;
      this.outcomes.clear();
    },
    async note(line, outcome) {
      this.outcomes.set(line, outcome);
    },
    async forget() {
      this.job = undefined;
    },
  };
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const file = (text: string) => new File([text], 'people.csv');

async function checked(entity: Entity, text: string, jobs = memory()) {
  const session = new ImportSession({ entity, client: client(), jobs, start: entity.form.initial });
  await session.open(file(text));
  await session.check();
  return { session, jobs };
}

it('checks every row before anything is sent, and chooses those that nothing speaks against', async () => {
  const { entity, people } = service();
  people.set('old', { uuid: 'old', name: 'Åsa', born: '2003-02-14' });
  const { session } = await checked(
    entity,
    'Name;Born;Number\nÅsa;2003-02-14;7\nBo;;eight\nX;;\nCarl;2001-01-01;9\nCarl;2001-01-01;10\n',
  );
  const { rows, chosen } = session.get();
  expect(rows.map((row) => [row.line, row.faults.map(({ kind }) => kind), row.twins])).toEqual([
    [2, [], [{ title: 'Åsa', id: 'old' }]],
    [3, ['cell'], []],
    [4, ['rule'], []],
    [5, [], []],
    [6, [], [{ title: 'Carl', line: 5 }]],
  ]);
  expect([...chosen]).toEqual([5]);
  expect(rows.filter(isReady)).toHaveLength(1);
  expect(people.size).toBe(1);
});

it('makes the chosen rows from what a new one starts from; a refused one does not stop the others', async () => {
  const { entity, people, names } = service((name) =>
    name === 'Bo'
      ? new ApiError('http', 409, 'taken', [{ path: 'name', message: 'Bo is taken', code: 'duplicate' }])
      : undefined,
  );
  const { session } = await checked(entity, 'Name\nAnn\nBo\nCarl\n');
  await session.make();
  expect(names()).toEqual(['Ann', 'Carl']);
  expect([...people.values()][0]?.note).toBe('imported');
  expect(session.get().outcomes.get(3)).toMatchObject({ state: 'refused', status: 409 });
  expect(session.get().failure).toBeUndefined();
});

it('stops when the connection is lost, and goes on with what is left, nothing twice', async () => {
  let isDown = true;
  const { entity, names } = service((name) =>
    name === 'Bo' && isDown ? new ApiError('network', 0, 'gone') : undefined,
  );
  const { session } = await checked(entity, 'Name\nAnn\nBo\nCarl\nDora\nEva\nFia\nGun\n');
  await session.make();
  expect(session.get().failure).toBeInstanceOf(ApiError);
  isDown = false;
  await session.goOn();
  expect(names()).toEqual(['Ann', 'Bo', 'Carl', 'Dora', 'Eva', 'Fia', 'Gun']);
});

it('takes a row whose answer was lost for made, when it is there', async () => {
  let isLost = true;
  const { entity, names } = service((name) => (name === 'Bo' && isLost ? new LostAnswer() : undefined));
  const { session } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\n');
  await session.make();
  isLost = false;
  await session.goOn();
  expect(names()).toEqual(['Ann', 'Bo']);
  expect(session.get().outcomes.get(3)).toMatchObject({ state: 'made' });
});

it('goes on after a crash from what the browser kept', async () => {
  const { entity, people, names } = service();
  const { session, jobs } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\nCarl,2000-01-03\n');
  await session.make();
  // As if the browser had died after the first row, while the second was under way.
  for (const [id, { name }] of people) if (name === 'Carl') people.delete(id);
  jobs.outcomes.set(3, { state: 'sent' });
  jobs.outcomes.delete(4);
  const later = new ImportSession({ entity, client: client(), jobs, start: entity.form.initial });
  await later.load();
  expect(later.get().kept?.file).toBe('people.csv');
  await later.goOn();
  expect(names()).toEqual(['Ann', 'Bo', 'Carl']);
});

it('takes back what it made, and keeps what somebody has changed since', async () => {
  const { entity, people, names } = service();
  const { session } = await checked(entity, 'Name\nAnn\nBo\n');
  await session.make();
  const [, bo] = [...people.values()];
  if (bo) bo.note = 'changed since';
  await session.undo();
  expect(names()).toEqual(['Bo']);
  expect([...session.get().outcomes.values()].map(({ state }) => state).sort()).toEqual(['kept', 'undone']);
});

it('says why a file cannot be read, and keeps what was there', async () => {
  const { entity } = service();
  const session = new ImportSession({ entity, client: client(), jobs: memory(), start: {} });
  await session.open(file(''));
  expect(session.get()).toMatchObject({ step: 'file', problem: { key: 'empty' } });
});
