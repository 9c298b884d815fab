import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Made, type Merges, mergeCalls } from './merge-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let merges: Merges;
beforeAll(async () => {
  service = await startTestService();
  merges = mergeCalls(service);
});
afterAll(() => service.close());

type Player = Made &
  Record<'firstName' | 'lastName' | 'portraitConsent', string> & { height: number | null; deleted: boolean };
const player = (firstName: string, more: object = {}) =>
  merges.make<Player>('players', { firstName, lastName: 'Dubbelgren', ...more });
const refusal = (reply: { json<Body>(): Body }) =>
  reply.json<{ message: string; fields?: { path: string; code: string }[] }>();

describe('two players that are one', () => {
  it('become one with the values that were chosen, and the other is marked as deleted', async () => {
    const kept = await player('Anna', { height: 170, jerseyNumber: 9 });
    const ended = await player('Ana', { height: 172, weight: 70, jerseyNumber: 9 });
    const { body } = await merges.good('player', { kept: kept.uuid, ended: ended.uuid, take: ['height', 'weight'] });
    expect(body).toMatchObject({
      kind: 'player',
      kept: { uuid: kept.uuid, displayName: 'Anna Dubbelgren' },
      ended: { uuid: ended.uuid, displayName: 'Ana Dubbelgren' },
      undone: false,
    });
    expect(await merges.get('players', kept.uuid)).toMatchObject({ firstName: 'Anna', height: 172, weight: 70 });
    expect(await merges.get('players', ended.uuid)).toMatchObject({ firstName: 'Ana', deleted: true });
  });

  it('lead from the one that ended to the one that is left today, until it is undone', async () => {
    const [kept, between, ended] = [await player('Eva'), await player('Ewa'), await player('Iva')];
    const into = async (uuid: string) => (await merges.get<{ mergedInto: object | null }>('players', uuid)).mergedInto;
    const { uuid: mergeUuid } = (await merges.good('player', { kept: between.uuid, ended: ended.uuid })).body;
    const { body } = await merges.good('player', { kept: kept.uuid, ended: between.uuid });
    expect(await into(ended.uuid)).toEqual({ uuid: kept.uuid, displayName: 'Eva Dubbelgren', mergeUuid });
    expect(await into(kept.uuid)).toBeNull();
    await merges.undo(body.uuid);
    expect(await into(ended.uuid)).toMatchObject({ uuid: between.uuid, displayName: 'Ewa Dubbelgren' });
    expect(await into(between.uuid)).toBeNull();
  });

  it('keep the pictures of both within the places that there are', async () => {
    const [one, other] = await merges.pictures();
    const kept = await player('Ulla', { portraitList: [{ mediaString: one, sortOrder: 1000 }] });
    const ended = await player('Ulla', { portraitList: [{ mediaString: other, sortOrder: 0 }] });
    await merges.good('player', { kept: kept.uuid, ended: ended.uuid });
    const { portraitList } = await merges.get<{ portraitList: { sortOrder: number }[] }>('players', kept.uuid);
    expect(portraitList.map(({ sortOrder }) => sortOrder)).toEqual([1000, 1000]);
  });

  it('answer to the external ids of both, each once, and to locked ones', async () => {
    const [register, other] = await merges.registers();
    const [same, locked] = [
      { extId: '77', extIdType: register },
      { extId: '78', extIdType: other, locked: true },
    ];
    const kept = await player('Ida', { playerExtIds: [same] });
    const ended = await player('Ida', { playerExtIds: [same, locked] });
    await merges.good('player', { kept: kept.uuid, ended: ended.uuid });
    const { playerExtIds } = await merges.get<{ playerExtIds: { extId: string; locked: boolean }[] }>(
      'players',
      kept.uuid,
    );
    expect(playerExtIds.map(({ extId, locked }) => [extId, locked])).toEqual([
      ['77', false],
      ['78', true],
    ]);
  });

  it('are refused where they have more together than one may have', async () => {
    const [register] = await merges.registers();
    const ids = (name: string) =>
      Array.from({ length: 26 }, (_, index) => ({ extId: `${name}-${index}`, extIdType: register }));
    const kept = await player('Eva', { playerExtIds: ids('kept') });
    const ended = await player('Eva', { playerExtIds: ids('ended') });
    const reply = await merges.merge('player', { kept: kept.uuid, ended: ended.uuid });
    expect([reply.statusCode, refusal(reply).fields]).toMatchObject([409, [{ path: 'ended', code: 'tooMany' }]]);
    expect(await merges.get('players', ended.uuid)).toMatchObject({ deleted: false });
  });

  it('have the portraits of both, each once, in one order', async () => {
    const [first = '', second = ''] = await merges.pictures();
    const entry = (mediaString: string, sortOrder: number) => ({ mediaString, sortOrder, type: 'profile' });
    const kept = await player('Pia', { portraitList: [entry(first, 0)] });
    const ended = await player('Pia', { portraitList: [entry(first, 0), entry(second, 1)] });
    await merges.good('player', { kept: kept.uuid, ended: ended.uuid });
    const { portraitList } = await merges.get<{ portraitList: { mediaString: string; sortOrder: number }[] }>(
      'players',
      kept.uuid,
    );
    expect(portraitList.map(({ mediaString, sortOrder }) => [mediaString, sortOrder])).toEqual([
      [first, 0],
      [second, 1],
    ]);
  });

  it.each([['kept'], ['ended']])(
    'stay without consent where it was withdrawn for the one that is %s',
    async (which) => {
      const [kept, ended] = [
        await player('Siv', { portraitConsent: which === 'kept' ? 'withdrawn' : 'given' }),
        await player('Siv', { portraitConsent: which === 'kept' ? 'given' : 'withdrawn' }),
      ];
      const take = which === 'kept' ? ['portraitConsent'] : [];
      await merges.good('player', { kept: kept.uuid, ended: ended.uuid, take });
      expect(await merges.get('players', kept.uuid)).toMatchObject({ portraitConsent: 'withdrawn' });
    },
  );

  it('are found by an import under the name of either, also over two merges', async () => {
    const dateOfBirth = '2003-04-05';
    const born = (name: string) => player(name, { dateOfBirth });
    const [first, second, third] = [await born('Eira'), await born('Eyra'), await born('Ejra')];
    await merges.good('player', { kept: second.uuid, ended: first.uuid });
    await merges.good('player', { kept: third.uuid, ended: second.uuid });
    const rows = ['Eira', 'Eyra', 'Ejra'].map((firstName) => ({ firstName, lastName: 'Dubbelgren', dateOfBirth }));
    const reply = await service.call({ method: 'POST', url: '/api/sports-v2/players/similar', body: { rows } });
    expect(reply.statusCode, reply.body).toBe(200);
    const { results } = reply.json<{ results: { uuid: string }[][] }>();
    expect(results.map((found) => found.map(({ uuid }) => uuid))).toEqual([[third.uuid], [third.uuid], [third.uuid]]);
  });

  it('are told of in the history of either, and what is undone, too', async () => {
    const [kept, ended] = [await player('Lo'), await player('Loo')];
    const { body } = await merges.good('player', { kept: kept.uuid, ended: ended.uuid });
    expect((await merges.history('player', kept.uuid)).mergedFrom).toMatchObject({
      after: [{ displayName: 'Loo Dubbelgren' }],
    });
    const { mergedInto, deleted } = await merges.history('player', ended.uuid);
    expect([mergedInto, deleted]).toMatchObject([{ after: [{ displayName: 'Lo Dubbelgren' }] }, { after: true }]);
    expect((await merges.undo(body.uuid)).statusCode).toBe(200);
    expect((await merges.history('player', kept.uuid)).mergedFrom).toMatchObject({ after: [] });
  });
});

describe('a merge is refused', () => {
  it.each([
    ['into itself', (one: string) => ({ kept: one, ended: one }), 400, 'mergeIntoItself', 'ended'],
    ['into nobody', (one: string) => ({ kept: 'nobody', ended: one }), 422, 'unknown', 'kept'],
    ['of nobody', (one: string) => ({ kept: one, ended: 'nobody' }), 422, 'unknown', 'ended'],
  ] as const)('%s', async (_, body, status, code, path) => {
    const { uuid } = await player('Vera');
    const reply = await merges.merge('player', body(uuid));
    expect(reply.statusCode, reply.body).toBe(status);
    expect(refusal(reply).fields).toMatchObject([{ path, code }]);
  });

  const untakable = 'portraitList deleted uuid firstName.x nationality.x __proto__.x teamNames.__proto__'.split(' ');
  it.each(untakable)('that takes %s', async (path) => {
    const [kept, ended] = [await player('Vera'), await player('Wera')];
    const reply = await merges.merge('player', { kept: kept.uuid, ended: ended.uuid, take: ['height', path] });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(refusal(reply).fields).toMatchObject([{ path: 'take.1', code: 'unknownField' }]);
    expect(await merges.get('players', ended.uuid)).toMatchObject({ deleted: false });
  });

  it('that looked at an older version of either', async () => {
    const [kept, ended] = [await player('Tova'), await player('Thova')];
    const two = { kept: kept.uuid, ended: ended.uuid };
    expect((await merges.merge('player', two, { 'if-match': '"7"' })).statusCode).toBe(412);
    expect((await merges.merge('player', { ...two, endedVersion: '"7"' })).statusCode).toBe(412);
    const fresh = await merges.merge('player', { ...two, endedVersion: ended.etag }, { 'if-match': kept.etag });
    expect(fresh.statusCode, fresh.body).toBe(200);
    expect(fresh.headers.etag).toBe('"2"');
  });

  it('with what was merged before, and into what is deleted', async () => {
    const [kept, ended, third] = [await player('Eva'), await player('Ewa'), await player('Eeva')];
    await merges.good('player', { kept: kept.uuid, ended: ended.uuid });
    const again = await merges.merge('player', { kept: third.uuid, ended: ended.uuid });
    expect([again.statusCode, refusal(again).fields]).toMatchObject([409, [{ path: 'ended', code: 'alreadyMerged' }]]);
    await service.call({
      method: 'PUT',
      url: `/api/sports-v2/players/${third.uuid}`,
      body: { firstName: 'Eeva', lastName: 'Dubbelgren', deleted: true },
    });
    const deleted = await merges.merge('player', { kept: third.uuid, ended: kept.uuid });
    expect([deleted.statusCode, refusal(deleted).fields]).toMatchObject([409, [{ path: 'kept', code: 'keptDeleted' }]]);
  });

  it('of another kind, and from another site', async () => {
    const [kept, ended] = [await player('Ylva'), await player('Ylfa')];
    const two = { kept: kept.uuid, ended: ended.uuid };
    expect((await merges.merge('staff', two)).statusCode).toBe(422);
    expect((await merges.merge('team', two)).statusCode).toBe(422);
    const elsewhere = await service.call({
      method: 'POST',
      url: '/api/merges?kind=player',
      body: two,
      instanceId: demo.masterSite,
    });
    expect(elsewhere.statusCode).toBe(422);
    expect(await merges.get('players', ended.uuid)).toMatchObject({ deleted: false });
  });

  it('by two of three administrators who merge the same at once', async () => {
    const [one, two] = [(await player('Alma')).uuid, (await player('Almaa')).uuid];
    const replies = await Promise.all(
      [
        { kept: one, ended: two },
        { kept: two, ended: one },
        { kept: one, ended: two },
      ].map((body) => merges.merge('player', { ...body, endedVersion: '"1"' }, { 'if-match': '"1"' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    // In a ring each ends in the next at most once, and nobody in himself.
    const fresh = await Promise.all(['Bo', 'Boo', 'Bosse'].map((name) => player(name)));
    const ring = fresh.map(({ uuid }, place) => ({ kept: uuid, ended: fresh[(place + 1) % 3]?.uuid ?? '' }));
    const codes = (await Promise.all(ring.map((body) => merges.merge('player', body)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
    const left = await Promise.all(fresh.map(({ uuid }) => merges.get<Player>('players', uuid)));
    expect(left.filter(({ deleted }) => !deleted).length).toBeGreaterThan(0);
  });
});

describe('an undone merge', () => {
  it('leaves both as they were', async () => {
    const kept = await player('Maja', { height: 170 });
    const ended = await player('Maia', { height: 171 });
    const before = [await merges.get<Player>('players', kept.uuid), await merges.get<Player>('players', ended.uuid)];
    const { body } = await merges.good('player', { kept: kept.uuid, ended: ended.uuid, take: ['firstName', 'height'] });
    const undone = await merges.undo(body.uuid);
    expect([undone.statusCode, undone.json()]).toMatchObject([200, { undone: true }]);
    const after = [await merges.get<Player>('players', kept.uuid), await merges.get<Player>('players', ended.uuid)];
    const unlikeTime = (one: object) => ({ ...one, lastModified: '' });
    expect(after.map(unlikeTime)).toEqual(before.map(unlikeTime));
    const again = await merges.undo(body.uuid);
    expect([again.statusCode, refusal(again).fields]).toMatchObject([409, [{ code: 'alreadyUndone' }]]);
    await merges.good('player', { kept: ended.uuid, ended: kept.uuid });
  });

  it.each([
    ['the one that was left ended in a third', true],
    ['a third ended in the one that was left', false],
  ])('after which %s: both undone again, all three are as they were', async (_, isChain) => {
    const made = [await player('Ida', { height: 160 }), await player('Ide', { height: 161 }), await player('Idun')];
    const read = () => Promise.all(made.map(({ uuid }) => merges.get<Player>('players', uuid)));
    const unlikeTime = (all: Player[]) => all.map((one) => ({ ...one, lastModified: '' }));
    const before = await read();
    const [one = '', other = '', third = ''] = made.map(({ uuid }) => uuid);
    const first = await merges.good('player', { kept: one, ended: other, take: ['height'] });
    const between = await read();
    const pair = isChain ? { kept: third, ended: one } : { kept: one, ended: third };
    const take = ['firstName', 'height'];
    for (const _ of ['once', 'twice']) {
      const second = await merges.good('player', { ...pair, take });
      const early = await merges.undo(first.body.uuid);
      expect(refusal(early).fields).toMatchObject([{ code: 'changedSince' }]);
      expect((await merges.undo(second.body.uuid)).statusCode).toBe(200);
      expect(unlikeTime(await read())).toEqual(unlikeTime(between));
    }
    const undone = await merges.undo(first.body.uuid);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(unlikeTime(await read())).toEqual(unlikeTime(before));
  });

  it('is refused still, once the one that was left was changed before it ended in a third that is there again', async () => {
    const [one, other, third] = [await player('Disa'), await player('Disa'), await player('Dissa')];
    const first = await merges.good('player', { kept: one.uuid, ended: other.uuid });
    const body = { firstName: 'Disa', lastName: 'Annars' };
    await service.call({ method: 'PUT', url: `/api/sports-v2/players/${one.uuid}`, body });
    const second = await merges.good('player', { kept: third.uuid, ended: one.uuid });
    expect((await merges.undo(second.body.uuid)).statusCode).toBe(200);
    expect(refusal(await merges.undo(first.body.uuid)).fields).toMatchObject([{ code: 'changedSince' }]);
  });

  it.each([['kept'], ['ended']] as const)('is refused once the one that was %s is changed', async (which) => {
    const two = { kept: (await player('Nora')).uuid, ended: (await player('Norah')).uuid };
    const { body } = await merges.good('player', two);
    await service.call({
      method: 'PUT',
      url: `/api/sports-v2/players/${two[which]}`,
      body: { firstName: 'Nora', lastName: 'Annars' },
    });
    const reply = await merges.undo(body.uuid);
    expect([reply.statusCode, refusal(reply).fields]).toMatchObject([409, [{ code: 'changedSince' }]]);
    expect(refusal(reply).message).toMatch(/cannot be undone/);
  });

  it('is not known from another site', async () => {
    const { body } = await merges.good('player', {
      kept: (await player('Tyra')).uuid,
      ended: (await player('Thyra')).uuid,
    });
    const url = `/api/merges/${body.uuid}/undo`;
    expect((await service.call({ method: 'POST', url, instanceId: demo.masterSite })).statusCode).toBe(404);
  });
});
