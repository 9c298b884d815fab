import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Player, Squad, Team } from '../../../generated/model/index.ts';
import { sites } from './accounts.ts';
import { painted } from './screens.ts';
import { type Service, uniqueCode } from './service.ts';

/** The site whose squads the journeys change. */
export const site = sites.bjornvik;

/** A team with players who have these numbers, and as many without a team; names that no other journey has. */
export async function scene(service: Service, numbers: readonly (number | null)[], free = 0) {
  const code = uniqueCode();
  const team = await service.createTeam();
  const player = (lastName: string, jerseyNumber: number | null) =>
    service.call<Player>('POST', '/players', { firstName: 'Kim', lastName, jerseyNumber, positionCode: 'D' });
  const players = await Promise.all(numbers.map((number, index) => player(`In${index} ${code}`, number)));
  const others = await Promise.all(Array.from({ length: free }, (_, index) => player(`Free${index} ${code}`, null)));
  if (players.length > 0) await putPlayers(service, team, players);
  return { code, team, players, others };
}

/** Puts players into a team, and takes others out, as somebody else would. */
export const putPlayers = (
  service: Service,
  { uuid }: Team,
  added: readonly Player[],
  removed: readonly Player[] = [],
) =>
  service.call<Squad>('PUT', `/teams/squad?teamUuid=${uuid}`, {
    addedPlayers: added.map((player) => ({ uuid: player.uuid })),
    removedPlayers: removed.map((player) => ({ uuid: player.uuid })),
  });

/** The squad as it is stored. */
export const squadOf = (service: Service, { uuid }: Team) =>
  service.call<Squad>('GET', `/teams/squad?teamUuid=${uuid}`);

/** The numbers that are stored, by last name. */
export const numbersIn = async (service: Service, team: Team) =>
  Object.fromEntries(
    (await squadOf(service, team)).players.map(({ lastName, jerseyNumber }) => [lastName, jerseyNumber]),
  );

/** Opens the squad of a team. */
export async function open(page: Page, { uuid, displayName }: Team): Promise<void> {
  await page.goto(`/manage/sports/teams/${uuid}/squad`);
  await expect(page.getByRole('heading', { level: 1, name: `Squad of ${displayName}` })).toBeVisible();
}

/** One side of the squad on screen. */
export const squad = (page: Page, side: 'Players' | 'Staff/managers' = 'Players') =>
  page.getByRole('region', { name: side });
/** The row of a player. */
export const row = (page: Page, name: string) =>
  squad(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(`Kim ${name}`, { exact: true }) });
/** The button that adds somebody who was found. */
export const add = (page: Page, name: string) => page.getByRole('button', { name: `Add Kim ${name} to the squad` });
/** The box of a number. */
export const number = (page: Page, name: string) => page.getByLabel(`Number of Kim ${name}`);
/** The button that saves to the site of these journeys. */
export const save = (page: Page) => page.getByRole('button', { name: `Save to ${site.name}` });
/** What is looked at before anything is sent. */
export const review = (page: Page) => page.getByRole('dialog', { name: 'Save this squad?' });
/** The button that sends it. */
export const confirm = (page: Page) => review(page).getByRole('button', { name: `Save to ${site.name}` });

/** Looks for people. */
export async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  // Until then whoever was found before is shown.
  await expect(page.locator('[data-behind]')).toHaveCount(0);
}

/** Drags by the handle of a row to the middle of something, as a hand does: not at once. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.locator('[data-drag-handle]').boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, start.y + 10, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 120), { steps: 8 });
  await painted(page);
  await page.mouse.up();
  // For 50 ms more dnd-kit takes every selection away, and with it the caret of a box: no hand is there so soon. The page's own clock tells when it is over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
}
