import type { Game, SsgtPage } from '../../generated/model/index.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { openEditor, readItem } from './support/media-edit.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;
test.use({ site });

test('a game whose teams are to be decided is found by its round among the games of an image', async ({
  page,
  service,
  baseURL,
}) => {
  const round = `Final ${uniqueCode()}`;
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=1');
  const game = await service.call<Game>('POST', '/games', {
    ssgtUuid: items[0]?.uuid,
    startDateTime: `${nextYear}-03-10T18:00:00+0000`,
    roundLabel: round,
  });
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  await page.getByRole('combobox', { name: /^Games/ }).fill(round.toUpperCase());
  await page.getByRole('option', { name: `${round}, teams to be decided` }).click();
  await page.keyboard.press('Escape');
  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  expect(await readItem(library, 'image', media.id)).toMatchObject({ gameTags: [{ value: `game.${game.uuid}` }] });
});
