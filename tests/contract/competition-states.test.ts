import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Competitions, type Ssgt, startCompetitions } from './competitions.ts';

let competitions: Competitions;

beforeAll(async () => {
  competitions = await startCompetitions();
});
afterAll(() => competitions.close());

const states = ['draft', 'active', 'closed', 'archived'] as const;
type State = (typeof states)[number];
const legal = ['draft-to-active', 'active-to-closed', 'closed-to-active', 'closed-to-archived', 'archived-to-closed'];
/** How a competition comes to a state. */
const wayTo: Record<State, readonly string[]> = {
  draft: [],
  active: ['draft-to-active'],
  closed: ['draft-to-active', 'active-to-closed'],
  archived: ['draft-to-active', 'active-to-closed', 'closed-to-archived'],
};

const change = (uuid: string, transition: string, etag?: string) =>
  competitions.put(`ssgt-state/${transition}/${uuid}`, undefined, etag);

async function inState(state: State): Promise<Ssgt> {
  const { made } = await competitions.newSsgt();
  for (const transition of wayTo[state]) expect((await change(made.uuid, transition)).statusCode).toBe(200);
  return competitions.get<Ssgt>(`ssgts/${made.uuid}`);
}

describe.each(states)('a competition that is %s', (state) => {
  it.each(legal.filter((one) => one.startsWith(state)))('goes through %s', async (transition) => {
    const ssgt = await inState(state);
    const reply = await change(ssgt.uuid, transition);
    expect(reply.statusCode, reply.body).toBe(200);
    const { lastModified } = reply.json<{ lastModified: string }>();
    expect(reply.json()).toEqual({ ...ssgt, state: transition.split('-to-')[1], lastModified });
    expect(await competitions.get(`ssgts/${ssgt.uuid}`)).toEqual(reply.json());
  });

  it('goes to no other state, and is told where it can go', async () => {
    const ssgt = await inState(state);
    for (const other of [...states, 'nowhere']) {
      const transition = `${state}-to-${other}`;
      if (legal.includes(transition)) continue;
      const reply = await change(ssgt.uuid, transition);
      expect(reply.statusCode, transition).toBe(409);
      expect(reply.json()).toMatchObject({ fields: [{ path: 'transition', code: 'illegalTransition' }] });
      for (const one of legal) expect(reply.json<{ message: string }>().message).toContain(one);
    }
    expect(await competitions.get(`ssgts/${ssgt.uuid}`)).toEqual(ssgt);
  });

  it.each(legal.filter((one) => !one.startsWith(state)))('does not go through %s', async (transition) => {
    const ssgt = await inState(state);
    const reply = await change(ssgt.uuid, transition);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: `The competition is in the state ${state}, not ${transition.split('-to-')[0]}.`,
      fields: [{ path: 'transition', code: 'wrongState' }],
    });
  });
});

describe('a change of state', () => {
  it('is refused for a deleted competition', async () => {
    const { made } = await competitions.newSsgt({ deleted: true });
    const reply = await change(made.uuid, 'draft-to-active');
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'transition', code: 'deleted' }] });
  });

  it('is refused to whoever saw another version', async () => {
    const { made, etag } = await competitions.newSsgt();
    expect((await change(made.uuid, 'draft-to-active', etag)).headers.etag).not.toBe(etag);
    expect((await change(made.uuid, 'active-to-closed', etag)).statusCode).toBe(412);
  });

  it('happens once when two ask for it at once', async () => {
    const { made } = await competitions.newSsgt();
    const replies = await Promise.all([1, 2].map(() => change(made.uuid, 'draft-to-active')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('needs a transition that reads as one, and a competition', async () => {
    const { made } = await competitions.newSsgt();
    for (const wrong of ['active', 'DRAFT-TO-ACTIVE', 'draft-to-', '1-to-2']) {
      expect((await change(made.uuid, wrong)).statusCode, wrong).toBe(400);
    }
    expect((await change('nowhere', 'draft-to-active')).statusCode).toBe(404);
  });

  it('is not made by saving', async () => {
    const { made } = await competitions.newSsgt();
    const { season, series, gameType } = made;
    const reply = await competitions.put(`ssgts/${made.uuid}`, { season, series, gameType, state: 'active' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'state', code: 'unknown' }] });
  });
});
