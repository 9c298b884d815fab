import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../service/store/database.ts';
import { listNetworks } from '../../service/store/users/networks.ts';
import { openWorkplace, query, type Workplace } from './backup-sample.ts';

let place: Workplace;
let url: string;
beforeAll(async () => {
  place = await openWorkplace();
  url = await place.newDatabase('ordinary');
});
afterAll(() => place.close());

const league = {
  instanceId: 'skog1_serien',
  displayName: 'Skogsserien',
  org: 'Skog',
  publicUrl: 'https://skog.example',
};
const club = { instanceId: 'gran1_gran', displayName: 'Granby IF', org: 'Granby', publicUrl: 'https://granby.example' };
const described = (...sites: object[]) => ({
  networks: [{ name: 'Skogsserien', sites }],
  sports: [{ code: 'ice-hockey', sv: 'Ishockey', en: 'Ice hockey' }],
  gameTypes: [{ code: 'regular', sv: 'Grundserie', en: 'Regular season' }],
  externalIdTypes: [{ code: 'isa', name: 'ISA' }],
  adsProviders: [{ name: 'nord', displayName: 'Nordannons' }],
});

/** Runs a command of the project on the database; answers what it says. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: place.folder };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env });
  return stdout;
}

async function describeAs(content: object): Promise<string> {
  const file = join(place.folder, 'sites.json');
  await writeFile(file, JSON.stringify(content));
  return run('sites', file);
}

/** What the account `kim` may work on. */
async function networks() {
  const database = await openDatabase(url);
  try {
    return await database.platform((platform) => listNetworks(platform, 'kim'));
  } finally {
    await database.close();
  }
}

it('makes sites in an empty database, to which people are given access, and changes them to what the file says', async () => {
  const said = await describeAs(described({ ...league, addOns: ['ssgtManagement'] }, club));
  expect(said).toContain('Skogsserien: skog1_serien, gran1_gran');
  await run('grant', '--subject', 'kim', '--site', league.instanceId, '--site', club.instanceId);
  const [made] = await networks();
  expect(made).toMatchObject({ name: 'Skogsserien', masterSiteInstanceId: league.instanceId });
  expect(made?.sites.map(({ displayName }) => displayName)).toEqual(['Skogsserien', 'Granby IF']);
  expect(made?.sites[0]?.functionsEnabled).toMatchObject({ ssgtManagement: true, shop: false });
  expect(await query(url, 'SELECT 1 FROM sports JOIN game_types ON true JOIN external_id_types ON true')).toHaveLength(
    1,
  );

  await describeAs(described({ ...club, isMasterSite: true, language: 'en' }, { ...league, displayName: 'Skogen' }));
  const [changed] = await networks();
  expect(changed?.masterSiteInstanceId).toBe(club.instanceId);
  expect([made, changed].map((network) => network?.sites[1]?.language)).toEqual(['sv', 'en']);
  expect(changed?.sites.map(({ name }) => name)).toEqual(['skog_skogen', 'granby_granbyif']);
  // One more of the network, which says nothing of the others: they stay as they are.
  await describeAs(described({ ...club, instanceId: 'alm1_alm', displayName: 'Alm' }));
  expect(await query(url, 'SELECT instance_id AS id, is_master AS master FROM sites ORDER BY sort_order')).toEqual([
    { id: league.instanceId, master: false },
    { id: club.instanceId, master: true },
    { id: 'alm1_alm', master: false },
  ]);
  expect(await query(url, 'SELECT uuid FROM networks')).toHaveLength(1);
  expect(await query(url, 'SELECT uuid FROM sports')).toHaveLength(1);
});

it('takes from people what they were given, one site or everything', async () => {
  const sitesOfKim = async () => (await networks()).flatMap(({ sites }) => sites.map(({ instanceId }) => instanceId));
  const revoke = (...named: string[]) => run('grant', '--subject', 'kim', ...named, '--revoke');
  expect(await revoke('--site', club.instanceId)).toContain(`kim may no longer work on ${club.instanceId}.`);
  expect(await sitesOfKim()).toEqual([league.instanceId]);
  await run('grant', '--subject', 'kim', '--super');
  expect(await sitesOfKim()).toContain(club.instanceId);
  expect(await revoke('--super')).toContain('kim is no super administrator any more.');
  expect(await sitesOfKim()).toEqual([league.instanceId]);
  await expect(revoke('--site', 'misspelt1_misspelt')).rejects.toThrow('has no such access; nothing was taken away');
  expect(await revoke()).toContain(`kim may no longer work on ${league.instanceId}.`);
  expect(await sitesOfKim()).toEqual([]);
});

it('leaves a site in its network, and everything as it was', async () => {
  const moved = describeAs({ networks: [{ name: 'Elsewhere', sites: [club] }] });
  await expect(moved).rejects.toThrow('The site gran1_gran belongs to the network Skogsserien, and stays there.');
  expect(await query(url, `SELECT 1 FROM networks WHERE name = 'Elsewhere'`)).toEqual([]);
});
