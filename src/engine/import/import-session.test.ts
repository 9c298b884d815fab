import { expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { isReady } from './check-rows.ts';
import { ImportSession } from './import-session.ts';
import { checked, client, file, LostAnswer, memory, service, shutOut, tabs } from './sample-import.ts';

it('checks every row before anything is sent, and chooses those that nothing speaks against', async () => {
  const { entity, people } = service();
  people.set('old', { uuid: 'old', name: 'Åsa', born: '2003-02-14' });
  const { session } = await checked(
    entity,
    'Name;Born;Number\nÅsa;2003-02-14;7\nBo;;eight\nX;;\nCarl;2001-01-01;9\nCarl;2001-01-01;10\nDan;2000-01-01;7;5\n',
  );
  const { rows, chosen } = session.get();
  expect(rows.map((row) => [row.line, row.faults.map(({ kind }) => kind), row.twins])).toEqual([
    [2, [], [{ title: 'Åsa', id: 'old' }]],
    [3, ['cell'], []],
    [4, ['rule'], []],
    [5, [], []],
    [6, [], [{ title: 'Carl', line: 5 }]],
    [7, ['beyond'], []],
  ]);
  expect([...chosen]).toEqual([5]);
  expect(rows.filter(isReady)).toHaveLength(1);
  expect(people.size).toBe(1);
});

it('gives what a new one starts from where the file has no column of it; an empty cell says that there is nothing', async () => {
  const { entity } = service();
  const properties = {
    name: { type: 'string' },
    born: { type: ['string', 'null'] },
    number: { type: ['integer', 'null'] },
  };
  const initial = { born: '2000-01-01', number: 7 };
  const starting = { ...entity, form: { ...entity.form, initial }, schema: { ...entity.schema, properties } };
  const { session } = await checked(starting, 'Name;Number\nAnn;\nBo;null\nCarl;9\n');
  expect(session.get().rows.map(({ body }) => body)).toEqual([
    { name: 'Ann', born: '2000-01-01', number: null },
    { name: 'Bo', born: '2000-01-01', number: null },
    { name: 'Carl', born: '2000-01-01', number: 9 },
  ]);
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

it.each([
  ['did it', new LostAnswer()],
  ['did not get it', new ApiError('network', 0, 'gone')],
])(
  'makes a row that looks like another line of the import for itself, when the service %s and the answer was lost',
  async (_, failure) => {
    const ids = ['p1', 'p2'];
    let calls = 0;
    const { entity, people } = service(() => (++calls === 2 ? failure : undefined));
    const { session } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nAnn,2000-01-01\n');
    session.choose(new Set([2, 3]));
    await session.make();
    await session.goOn();
    expect([...people.keys()]).toEqual(ids);
    expect([...session.get().outcomes.values()]).toMatchObject(ids.map((id) => ({ state: 'made', id })));
  },
);

it('finds out about two lost rows that look the same one after the other: one of them was made', async () => {
  let calls = 0;
  const { entity, people } = service(() => {
    calls += 1;
    if (calls === 1) return new LostAnswer();
    return calls === 2 ? new ApiError('network', 0, 'gone') : undefined;
  });
  const { session } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nAnn,2000-01-01\n');
  session.choose(new Set([2, 3]));
  await session.make();
  await session.goOn();
  expect([...people.keys()]).toEqual(['p1', 'p2']);
  expect([...session.get().outcomes.values()]).toMatchObject([{ id: 'p1' }, { id: 'p2' }]);
});

it('goes on after a crash from what the browser kept', async () => {
  const { entity, people, names } = service();
  const { session, jobs } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\nCarl,2000-01-03\n');
  await session.make();
  // As if the browser had died after the first row, while the second was under way.
  for (const [id, { name }] of people) if (name === 'Carl') people.delete(id);
  jobs.outcomes.set(3, { state: 'sent' });
  jobs.outcomes.delete(4);
  const later = new ImportSession({ entity, client: client(), jobs, alone: tabs(), start: entity.form.initial });
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

it('takes back a row whose answer was lost, when it is there', async () => {
  const { entity, names } = service((name) => (name === 'Bo' ? new LostAnswer() : undefined));
  const { session } = await checked(entity, 'Name,Born\nAnn,2000-01-01\nBo,2000-01-02\n');
  await session.make();
  expect(names()).toEqual(['Ann', 'Bo']);
  await session.undo();
  expect(names()).toEqual([]);
});

it('says why a file cannot be read, and keeps what was there', async () => {
  const { entity } = service();
  const session = new ImportSession({ entity, client: client(), jobs: memory(), alone: tabs(), start: {} });
  await session.open(file(''));
  expect(session.get()).toMatchObject({ step: 'file', problem: { key: 'empty' } });
});

it('shows wrong rows first, mends their cells in place and checks them again; no row jumps meanwhile', async () => {
  const { entity, names } = service();
  const { session, jobs } = await checked(
    entity,
    'Name;Born;Number\nAnn;2000-01-01;7\nX;2000-01-02;8\nBo;2000-01-03;9\nCy;2000-01-01;eight\n',
  );
  expect(session.get().order).toEqual([3, 5, 2, 4]);
  await session.mend(new Map([[3, ['Dan', '2000-01-02', '8']]]));
  await session.mend(new Map([[5, ['Ann', '2000-01-01', '10']]]));
  const { rows, order, chosen } = session.get();
  expect(order).toEqual([3, 5, 2, 4]);
  expect(rows.map(({ title, faults, twins }) => [title, faults.length, twins])).toEqual([
    ['Ann', 0, []],
    ['Dan', 0, []],
    ['Bo', 0, []],
    ['Ann', 0, [{ title: 'Ann', line: 2 }]],
  ]);
  expect([...chosen].sort()).toEqual([2, 3, 4]);
  await session.make();
  expect(names()).toEqual(['Ann', 'Bo', 'Dan']);
  expect(jobs.job?.mended).toEqual([
    [3, ['Dan', '2000-01-02', '8']],
    [5, ['Ann', '2000-01-01', '10']],
  ]);
});

it('goes on after a crash with the cells that were mended, and keeps them on the way back to the columns', async () => {
  const { entity, people, names } = service();
  const { session, jobs } = await checked(entity, 'Name;Born\nX;2000-01-01\nBo;2000-01-02\n');
  await session.mend(new Map([[2, ['Ann', '2000-01-01']]]));
  session.back();
  await session.check();
  expect(session.get().rows.map(({ title }) => title)).toEqual(['Ann', 'Bo']);
  await session.make();
  people.clear();
  jobs.outcomes.clear();
  const later = new ImportSession({ entity, client: client(), jobs, alone: tabs(), start: entity.form.initial });
  await later.load();
  await later.goOn();
  expect(names()).toEqual(['Ann', 'Bo']);
});

it('settles a quotation mark that costs a row by mending its cells', async () => {
  const { entity } = service();
  const { session } = await checked(entity, 'Name,Born\n"Ann,2000-01-01\nBo,2000-01-02\n');
  expect(session.get().rows.map(({ faults }) => faults)).toEqual([[{ kind: 'openQuote' }], []]);
  await session.mend(new Map([[2, ['Ann', '2000-01-01']]]));
  expect(session.get().rows.filter(isReady)).toHaveLength(2);
});

it('stops when the site is taken from the user, and makes or takes back the rest once it is given back', async () => {
  let isShut = true;
  const { entity, names } = service(() => (isShut ? shutOut() : undefined));
  const remove: typeof entity.remove = async (...of) => {
    if (isShut) throw shutOut();
    await entity.remove?.(...of);
  };
  const { session } = await checked({ ...entity, remove }, 'Name\nAnn\nBo\n');
  await session.make();
  expect(session.get().failure).toMatchObject({ status: 403 });
  isShut = false;
  await session.goOn();
  expect(names()).toEqual(['Ann', 'Bo']);
  isShut = true;
  await session.undo();
  expect(session.get()).toMatchObject({ failed: 'undo', failure: { status: 403 } });
  isShut = false;
  await session.goOn();
  expect(names()).toEqual([]);
  expect([...session.get().outcomes.values()].map(({ state }) => state)).toEqual(['undone', 'undone']);
});
