import { expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { apiFetch, configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { ImportSession } from './import-session.ts';
import { checked, client, file, label, memory, type Person, service, tabs } from './sample-import.ts';

it('follows the rows of every piece of work, one after the other', async () => {
  const { entity } = service();
  const create = entity.create;
  const slow: WholeEntity = {
    ...entity,
    create: async (...of) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return create(...of);
    },
  };
  const lines = Array.from({ length: 24 }, (_, index) => `Nr ${index}`);
  const { session } = await checked(slow, `Name\n${lines.join('\n')}\n`);
  const seen = new Set<number | undefined>();
  session.subscribe(() => seen.add(session.get().task?.done));
  await session.make();
  // Told between the beginning and the end as well.
  expect([...seen].filter((done) => done !== undefined && done > 0 && done < 24)).not.toEqual([]);
});

/** An import of four that the browser has kept after its first row. */
async function left(entity: WholeEntity, people: Map<string, Person>) {
  const { session, jobs } = await checked(
    entity,
    'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\nCy,2000-01-03\nDi,2000-01-04\n',
  );
  await session.make();
  for (const [id, { name }] of people) if (name !== 'Ann') people.delete(id);
  for (const line of [3, 4, 5]) jobs.outcomes.delete(line);
  const later = new ImportSession({ entity, client: client(), jobs, alone: tabs(), start: entity.form.initial });
  await later.load();
  return later;
}

it('makes nothing of a kept import when it is stopped, or the connection is lost, while the file is read again', async () => {
  const { entity, people, names } = service();
  const { readPage } = entity;
  let during: (() => void) | undefined;
  entity.readPage = (asked) => ({
    ...readPage(asked),
    queryFn: async (of) => {
      during?.();
      return readPage(asked).queryFn(of);
    },
  });
  const later = await left(entity, people);
  during = () => later.stop();
  await later.goOn();
  expect(names()).toEqual(['Ann']);
  during = () => {
    throw new ApiError('network', 0, 'gone');
  };
  await later.goOn();
  expect(later.get().failure).toBeInstanceOf(ApiError);
  expect(names()).toEqual(['Ann']);
  during = undefined;
  await later.goOn();
  expect(names()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
});

it('still offers a kept import when another file was looked at, and forgets it once that is made', async () => {
  const { entity, people } = service();
  const later = await left(entity, people);
  await later.open(file('Name\nEva\n'));
  later.back();
  expect(later.get()).toMatchObject({ step: 'file', kept: { file: 'people.csv' } });
  await later.open(file('Name\nEva\n'));
  await later.check();
  await later.make();
  expect(later.get().kept).toBeUndefined();
});

it('goes on taking back when the connection was lost at that, and makes nothing', async () => {
  const { entity, names } = service((name) => (name === 'Bo' ? new ApiError('network', 0, 'gone') : undefined));
  const { remove } = entity;
  let isDown = true;
  entity.remove = async (...of) => {
    if (isDown) throw new ApiError('network', 0, 'gone');
    return remove?.(...of);
  };
  const { session } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\n');
  await session.make();
  expect(names()).toEqual(['Ann']);
  await session.undo();
  expect(session.get().failure).toBeInstanceOf(ApiError);
  isDown = false;
  await session.goOn();
  expect(names()).toEqual([]);
  expect(session.get().outcomes.get(2)).toMatchObject({ state: 'undone' });
});

it('takes back by the action that deletes, with the body in its one form', async () => {
  const { entity } = service();
  const sent: object[] = [];
  const { remove: _, ...without } = entity;
  const marking: WholeEntity = {
    ...without,
    actions: [{ name: 'delete', label: label('Delete'), text: label('x'), tone: 'danger', set: { deleted: true } }],
    schema: { properties: { number: { type: 'integer' } } },
    read: (id) => ({ queryKey: ['person', id], queryFn: async () => ({ uuid: id, number: '7', more: 1 }) }),
    update: async (_id, body) => {
      sent.push(body);
      return body;
    },
  };
  const { session } = await checked(marking, 'Name\nAnn\n');
  await session.make();
  await session.undo();
  expect(sent).toEqual([{ number: 7, more: 1, deleted: true }]);
});

/**
 * People that are taken back by an update, each of its own version; the answer to the first of these updates is lost.
 */
function marked() {
  const { entity, people } = service();
  const { remove: _, ...without } = entity;
  const versions = new Map<string, number>();
  const put = (id: string, body: object): void => {
    people.set(id, { ...(body as Person), uuid: id });
    versions.set(id, (versions.get(id) ?? 0) + 1);
  };
  const answer = async (id: string): Promise<object> => {
    const etag = `"${versions.get(id) ?? 0}"`;
    globalThis.fetch = async () => new Response(JSON.stringify(people.get(id)), { headers: { etag } });
    return apiFetch('/x');
  };
  let isLost = true;
  const marking: WholeEntity = {
    ...without,
    actions: [{ name: 'delete', label: label('Delete'), text: label('x'), tone: 'danger', set: { deleted: true } }],
    create: async (...of) => answer(((await entity.create(...of)) as Person).uuid),
    read: (id) => ({ queryKey: ['person', id], queryFn: () => answer(id) }),
    update: async (id, body, { headers } = {}) => {
      if (new Headers(headers).get('If-Match') !== `"${versions.get(id) ?? 0}"`) throw new ApiError('http', 412, 'x');
      put(id, body);
      if (isLost) {
        isLost = false;
        throw new ApiError('timeout', 0, 'no answer');
      }
      return answer(id);
    },
  };
  configureApi(sampleSettings);
  return { marking, people, put };
}

it('takes a row for taken back when only the answer to that was lost, also after the page was loaded again', async () => {
  const { marking } = marked();
  const { session, jobs } = await checked(marking, 'Name\nAnn\n');
  await session.make();
  await session.undo();
  expect(session.get().failure).toBeInstanceOf(ApiError);
  expect(session.get().outcomes.get(2)?.state).toBe('made');
  const later = new ImportSession({ entity: marking, client: client(), jobs, alone: tabs(), start: {} });
  await later.load();
  await later.goOn();
  await later.undo();
  expect(later.get().outcomes.get(2)).toEqual({ state: 'undone', id: 'p1', version: '"0"' });
});

it('keeps a row that somebody has changed after the undo whose answer was lost', async () => {
  const { marking, people, put } = marked();
  const { session } = await checked(marking, 'Name\nAnn\n');
  await session.make();
  await session.undo();
  put('p1', { ...people.get('p1'), note: 'wanted after all' });
  await session.goOn();
  expect(session.get().outcomes.get(2)?.state).toBe('kept');
});

it('keeps a row that somebody else has deleted', async () => {
  const { marking, people, put } = marked();
  const { session } = await checked(marking, 'Name\nAnn\n');
  await session.make();
  put('p1', { ...people.get('p1'), deleted: true });
  await session.undo();
  expect(session.get().outcomes.get(2)?.state).toBe('kept');
});

it('sends a row only when it is written down that it was sent', async () => {
  const steps: string[] = [];
  const { entity } = service((name) => {
    steps.push(`${name} is made`);
    return undefined;
  });
  const jobs = memory();
  const note = jobs.note.bind(jobs);
  jobs.note = async (rows) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await note(rows);
    for (const [line, outcome] of rows) steps.push(`line ${line}: ${outcome.state}`);
  };
  const { session } = await checked(entity, 'Name\nAnn\n', jobs);
  await session.make();
  expect(steps).toEqual(['line 2: sent', 'Ann is made', 'line 2: made']);
});

it('is done by one tab at a time: the other is told, and takes over what was done before it goes on', async () => {
  const { entity, names } = service();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held: WholeEntity = {
    ...entity,
    create: async (...of) => {
      await gate;
      return entity.create(...of);
    },
  };
  const [jobs, alone] = [memory(), tabs()];
  const { session: first } = await checked(held, 'Name\nAnn\nBo\nCy\n', jobs, alone);
  const made = first.make();
  await vi.waitFor(() => expect(jobs.outcomes.size).toBeGreaterThan(0), 30_000);
  const second = new ImportSession({ entity, client: client(), jobs, alone, start: {} });
  await second.load();
  await second.goOn();
  expect(second.get()).toMatchObject({ step: 'file', isElsewhere: true });
  open();
  await made;
  // What it had read by then tells nothing of the rows that were made since.
  await second.goOn();
  expect(second.get()).toMatchObject({ step: 'run' });
  expect(second.get().isElsewhere).toBeUndefined();
  expect(names()).toEqual(['Ann', 'Bo', 'Cy']);
  await second.undo();
  await first.undo();
  expect([...first.get().outcomes.values()].map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
});

it('does not go on with an import in whose place another tab has begun another one', async () => {
  const { entity, people, names } = service();
  const later = await left(entity, people);
  const { kept } = later.get();
  const jobs = memory();
  await jobs.start({ ...(kept as NonNullable<typeof kept>), id: 'one' });
  const session = new ImportSession({ entity, client: client(), jobs, alone: tabs(), start: {} });
  await session.load();
  await jobs.start({ ...(kept as NonNullable<typeof kept>), id: 'another', file: 'other.csv' });
  await session.goOn();
  expect(names()).toEqual(['Ann']);
  expect(session.get().kept?.file).toBe('other.csv');
});
