import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { copyProject, type ScratchProject } from './support/scratch-project.ts';
import { openAccountMenu, saveByKeys, toast } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { type Service, serviceOf } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// The proof that a field costs no line of the console: one is added to the contract, the form and the service of a copy of the project, and is then listed, edited,
// checked, saved and translated.

const site = sites.frosthamn;
const label = { en: 'Home arena', sv: 'Hemmaarena' };
/** A team as the copy's service gives it. */
type WithArena = { readonly homeArena: string | null };

test.use({ role: null, site });

let project: ScratchProject | undefined;
let server: Server | undefined;

test.beforeAll(async () => {
  project = await copyProject();
  await addField(project);
  // As in the shell of a developer; other specs leave it to this one, too.
  server = await startServer({ NODE_ENV: 'development' }, project.root);
});

test.afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

test('a new field of contract and form is listed, edited, checked, saved and translated, and nothing under src/ changes', async ({
  page,
}) => {
  if (!server || !project) throw new Error('the copy was not started');
  const service = serviceOf(server.address, await signInForToken(page, server.address, 'admin'), site);
  const { uuid, displayName } = await service.createTeam();

  await page.goto(`${server.address}/manage/sports/teams/${uuid}/edit`);
  const arena = page.getByLabel(label.en);
  await expect(arena).toHaveAccessibleDescription(/Where home games are played\./);
  await arena.fill('A name that is far too long for it');
  await saveByKeys(page);
  await expect(page.getByText('Home arena can have at most 20 characters.').first()).toBeVisible();
  await expect(arena).toHaveAttribute('aria-invalid', 'true');
  expect(await arenaOf(service, uuid)).toBeNull();
  await arena.fill('Frosthallen');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect(await arenaOf(service, uuid)).toBe('Frosthallen');
  await page.reload();
  await expect(arena).toHaveValue('Frosthallen');

  await expectListed(page, displayName, label.en);
  await chooseSwedish(page);
  await expectListed(page, displayName, label.sv);
  await page.goto(`${server.address}/manage/sports/teams/${uuid}/edit`);
  const swedish = page.getByLabel(label.sv);
  await expect(swedish).toHaveValue('Frosthallen');
  await expect(swedish).toHaveAccessibleDescription(/Där hemmamatcherna spelas\./);
  await swedish.fill('Ett alldeles för långt namn');
  await saveByKeys(page);
  await expect(page.getByText('Hemmaarena får ha högst 20 tecken.').first()).toBeVisible();

  const changed = await project.changed();
  expect(changed).toEqual([
    'forms/team.json',
    'openapi/schemas/team.yaml',
    expect.stringMatching(/^service\/migrations\/\d{4}-home-arena\.sql$/),
    'service/store/teams/team-writes.ts',
    'service/store/teams/teams.ts',
  ]);
});

test('the console is built with the React of production, whatever the shell says', async () => {
  if (!project) throw new Error('the copy was not started');
  const assets = path.join(project.root, 'dist/console/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(assets, name), 'utf8')));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.some((text) => text.includes('flushSync was called from inside a lifecycle method'))).toBe(false);
});

async function arenaOf(service: Service, uuid: string): Promise<string | null> {
  const team: unknown = await service.team(uuid);
  return (team as WithArena).homeArena;
}

/** Finds the team in the list, with its arena under this heading. */
async function expectListed(page: Page, name: string, heading: string): Promise<void> {
  await page.goto(`${server?.address}/manage/sports/teams?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await expect(page.locator('tr[data-row]', { hasText: name })).toContainText('Frosthallen');
}

async function chooseSwedish(page: Page): Promise<void> {
  await (await openAccountMenu(page)).getByRole('menuitemradio', { name: 'Svenska' }).click();
  // Its texts are fetched first; the choice is kept once they are there.
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.keyboard.press('Escape');
}

/** What `docs` asks of whoever adds a field: a line of the contract, the form, and where the service keeps it. */
async function addField({ root, change, add }: ScratchProject): Promise<void> {
  await change(
    'openapi/schemas/team.yaml',
    /^TeamFields:\n(.*\n)*? {2}properties:\n/m,
    `$&    homeArena: { type: [string, 'null'], maxLength: 20, description: Where home games are played. }\n`,
  );
  const text = (en: string, sv: string): string => JSON.stringify({ en, sv });
  const column = `{ "field": "homeArena", "kind": "text", "label": ${JSON.stringify(label)} }`;
  await change('forms/team.json', /"columns": \[\s*\{[^{}]*\{[^{}]*\}[^{}]*\},/, `$& ${column},`);
  const field = `{ "field": "homeArena", "label": ${JSON.stringify(label)}, "help": ${text('Where home games are played.', 'Där hemmamatcherna spelas.')} }`;
  await change('forms/team.json', '"fields": [', `$& ${field},`);

  const migrations = (await readdir(path.join(root, 'service/migrations'))).filter((name) => name.endsWith('.sql'));
  const number = String(migrations.length + 1).padStart(4, '0');
  await add(`service/migrations/${number}-home-arena.sql`, 'ALTER TABLE teams ADD COLUMN home_arena text;\n');
  await change('service/store/teams/teams.ts', "'teamCode', p.team_code,", "$& 'homeArena', p.home_arena,");
  await change(
    'service/store/teams/team-writes.ts',
    'team_code: input.teamCode,',
    '$& home_arena: input.homeArena ?? null,',
  );
}
