import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/api-error.ts';
import type { CompiledValidator, FieldDefinition, ListParameters, WholeEntity } from '../../contract/entity.ts';
import type { ImportJob, JobStore } from './import-job.ts';
import type { Alone } from './import-lock.ts';
import { ImportSession } from './import-session.ts';
import type { RowOutcome } from './run-import.ts';

// What the tests of imports share: people, a service that keeps them, and a store of jobs.

/** What the sample import brings in. */
export interface Person {
  uuid: string;
  name: string;
  born?: string;
  number?: number;
  note?: string;
}

/** Keys of a service that no contract generates. */
const keyOf = (...parts: readonly unknown[]): readonly unknown[] => parts;

/** A text that is the same in both languages. */
export const label = (name: string) => ({ en: name, sv: name });
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
export function service(fail: (name: string) => Error | undefined = () => undefined) {
  const people = new Map<string, Person>();
  let made = 0;
  const entity: WholeEntity = {
    name: 'person',
    icon: 'users',
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
      queryKey: keyOf('people', asked),
      queryFn: async () => {
        const items = [...people.values()].filter(({ name, born }) => name === asked.name && born === asked.born);
        return { items, total: items.length };
      },
    }),
    read: (id) => ({ queryKey: keyOf('person', id), queryFn: async () => people.get(id) ?? {} }),
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

/** The service lets the user work on the site no more. */
export const shutOut = () =>
  new ApiError('http', 403, 'no access', [{ path: 'x-s8y-instance-id', message: 'no access', code: 'access' }]);

/** The service did it, and its answer was lost. */
export class LostAnswer extends Error {}

/** A store of jobs that forgets with the test. */
export function memory(): JobStore & { job: ImportJob | undefined; outcomes: Map<number, RowOutcome> } {
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
    async note(rows) {
      for (const [line, outcome] of rows) this.outcomes.set(line, outcome);
    },
    async forget() {
      this.job = undefined;
    },
  };
}

/** Tabs of one browser: work that one of them does keeps the others from theirs. */
export function tabs(): Alone {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return false;
    isBusy = true;
    await work().finally(() => {
      isBusy = false;
    });
    return true;
  };
}

/** A query client that asks once. */
export const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
/** A CSV file. */
export const file = (text: string) => new File([text], 'people.csv');

/** A session that has checked a file, and the store of its jobs. */
export async function checked(entity: WholeEntity, text: string, jobs = memory(), alone = tabs()) {
  const session = new ImportSession({ entity, client: client(), jobs, alone, start: entity.form.initial });
  await session.open(file(text));
  await session.check();
  return { session, jobs };
}
