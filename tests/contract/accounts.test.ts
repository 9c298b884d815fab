import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { openDatabase } from '../../service/store/database.ts';
import { type Sql, sql } from '../../service/store/sql.ts';
import { grantAccess } from '../../service/store/users/networks.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

type Account = components['schemas']['Account'];
type Page = components['schemas']['AccountPage'];

let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const asked = async (query = '') =>
  (await calls.ask<Page>({ url: `/users/accounts?${query}`, subject: demo.superAdministrator })).body;
const subjects = (page: Page) => page.items.map(({ subject }) => subject);
const found = async (subject: string): Promise<Account> => {
  const account = (await asked('pageSize=100')).items.find((one) => one.subject === subject);
  if (!account) throw new Error(`there is no account ${subject}`);
  return account;
};

describe('accounts', () => {
  it('are seen by super administrators only', async () => {
    for (const subject of [demo.admin, demo.oneSiteOnly]) {
      expect(await calls.refused({ url: '/users/accounts', subject })).toMatchObject({
        status: 403,
        faults: ['Authorization superAdministrator'],
      });
    }
  });

  it('tell who may work on which site, those of all networks', async () => {
    expect(await found(demo.oneSiteOnly)).toMatchObject({
      email: 'club@touchline.test',
      superAdministrator: false,
      sites: [{ instanceId: demo.site, name: 'Frosthamn HC' }],
    });
    const admin = await found(demo.admin);
    expect(admin.sites.map(({ instanceId }) => instanceId)).toContain(demo.otherNetworksSite);
    expect(admin.sites.map(({ name }) => name)).toEqual(
      [...admin.sites.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, 'sv')),
    );
    expect(await found(demo.superAdministrator)).toMatchObject({ superAdministrator: true, sites: [] });
  });

  it('are found by words of their name, address and subject, and by site', async () => {
    expect(subjects(await asked('search=CLUB'))).toEqual([demo.oneSiteOnly]);
    expect(subjects(await asked('search=nobody%25'))).toEqual([]);
    expect(subjects(await asked(`instanceId=${demo.site}&sortBy=email`))).toEqual([
      demo.admin,
      demo.oneSiteOnly,
      demo.superAdministrator,
    ]);
    expect(subjects(await asked('instanceId=nowhere1_nowhere'))).toEqual([demo.superAdministrator]);
    expect(subjects(await asked('superAdministrator=true'))).toEqual([demo.superAdministrator]);
  });

  it('know when somebody opened the console, and what they are called', async () => {
    const before = Date.now() - 1_000;
    expect((await found(demo.oneSiteOnly)).lastSeen).toBeNull();
    await calls.ask({ url: '/users/networks', subject: demo.oneSiteOnly });
    const { name, lastSeen } = await found(demo.oneSiteOnly);
    expect(name).not.toBeNull();
    expect(Date.parse(String(lastSeen))).toBeGreaterThan(before);
    await calls.ask({ url: '/users/networks', subject: demo.oneSiteOnly });
    expect((await found(demo.oneSiteOnly)).lastSeen).toBe(lastSeen);
  });

  it('that nobody gave anything are not made by a visit', async () => {
    const { total } = await asked();
    await calls.ask({ url: '/users/networks', subject: 'stranger' });
    expect((await asked()).total).toBe(total);
  });

  it('are given rights by the owner of the tables alone: no statement of the service can', async () => {
    const database = await openDatabase(calls.service.databaseUrl);
    const owners = await openDatabase(calls.service.databaseUrl, { asOwner: true });
    const refused = (statement: Sql) =>
      database
        .platform((platform) => platform.query(statement))
        .then(
          () => 'done',
          (error: Error) => error.message,
        );
    try {
      for (const statement of [
        sql`UPDATE accounts SET is_super_admin = true WHERE subject = ${demo.oneSiteOnly}`,
        sql`INSERT INTO accounts (subject, is_super_admin) VALUES ('intruder', true)`,
        sql`DELETE FROM accounts WHERE subject = ${demo.oneSiteOnly}`,
        sql`INSERT INTO site_access (subject, instance_id) VALUES (${demo.oneSiteOnly}, ${demo.masterSite})`,
        sql`DELETE FROM site_access WHERE subject = ${demo.admin}`,
      ]) {
        expect(await refused(statement)).toMatch(/^permission denied for table/);
      }
      // What follows a grant in the same transaction is the service's own again.
      const after = sql`UPDATE accounts SET is_super_admin = true WHERE subject = ${demo.oneSiteOnly}`;
      await expect(
        owners.platform(async (platform) => {
          await grantAccess(platform, { subject: 'granted' });
          await platform.query(after);
        }),
      ).rejects.toThrow('permission denied');
    } finally {
      await Promise.all([database.close(), owners.close()]);
    }
  });

  it('come in pages, those never seen last in both directions', async () => {
    const database = await openDatabase(calls.service.databaseUrl, { asOwner: true });
    try {
      for (let place = 0; place < 25; place++) {
        const grant = { subject: `åsa-${place}`, email: `åsa${place}@touchline.test`, instanceIds: [demo.site] };
        await database.platform((platform) => grantAccess(platform, grant));
      }
    } finally {
      await database.close();
    }
    const [first, second] = [await asked('search=asa&page=1'), await asked('search=ÅSA&page=2')];
    expect([first.total, first.items.length, second.items.length]).toEqual([25, 20, 5]);
    expect(new Set([...subjects(first), ...subjects(second)]).size).toBe(25);
    for (const order of ['asc', 'desc']) {
      const { items } = await asked(`sortBy=lastSeen&sortOrder=${order}&pageSize=100`);
      const seen = items.map(({ lastSeen }) => lastSeen !== null);
      expect(seen).toEqual([...seen].sort().reverse());
    }
  });
});
