import { describe, expect, it } from 'vitest';
import type { Database, Platform } from '../store/database.ts';
import { createFindSite } from './access.ts';

/** A database that answers the access query with what `answer` gives, and counts how often it is asked. */
function answering(answer: () => Promise<unknown[]>) {
  let asked = 0;
  const platform: Platform = {
    scope: 'platform',
    query: async <Row>() => {
      asked += 1;
      return (await answer()) as Row[];
    },
  };
  const refuse = () => Promise.reject(new Error('not asked for'));
  const database: Database = {
    readPlatform: (work) => work(platform),
    platform: refuse,
    inInstance: refuse,
    readInstance: refuse,
    readNetwork: refuse,
    ping: refuse,
    close: refuse,
  };
  return { database, asked: () => asked };
}

describe('createFindSite', () => {
  it('asks once for requests within five seconds, and again after', async () => {
    let time = 0;
    const { database, asked } = answering(async () => [{ addOns: {} }]);
    const find = createFindSite(database, () => time);
    const [first] = await Promise.all([find('ada', 'a1_a'), find('ada', 'a1_a')]);
    expect(first?.instanceId).toBe('a1_a');
    time = 4_999;
    await find('ada', 'a1_a');
    expect(asked()).toBe(1);
    time = 5_000;
    await find('ada', 'a1_a');
    expect(asked()).toBe(2);
  });

  it('keeps users and sites apart', async () => {
    const { database, asked } = answering(async () => []);
    const find = createFindSite(database);
    expect(await find('ada', 'a1_a')).toBeUndefined();
    await find('bea', 'a1_a');
    await find('ada', 'b1_b');
    expect(asked()).toBe(3);
  });

  it('does not remember a failure', async () => {
    const answers = [() => Promise.reject(new Error('lost')), async () => [{ addOns: {} }]];
    const { database } = answering(() => answers.shift()?.() ?? Promise.resolve([]));
    const find = createFindSite(database);
    await expect(find('ada', 'a1_a')).rejects.toThrow('lost');
    expect(await find('ada', 'a1_a')).toBeDefined();
  });
});
