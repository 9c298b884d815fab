import type { ArticleReply } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { headlineOf, makeArticle, uniqueHeader } from './support/articles.ts';
import { createGame } from './support/games.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.norrstrand });

test('a text is compared with the game that it is linked to, and shown as it will be shared', async ({
  page,
  service,
}) => {
  const header = uniqueHeader();
  const game = await createGame(service, {
    startDateTime: new Date(Date.now() - 36_000_000).toISOString().replace(/\.\d+Z$/, '+0000'),
    state: 'post-game',
    played: true,
    homeScore: 3,
    awayScore: 2,
  });
  const { id } = await makeArticle(service, header, {
    intro: 'Det slutade 4–2.',
    tags: [{ value: `game.${game.uuid}.report` }],
    metadata: { seoDescription: 'Så vände det. '.repeat(14) },
  });
  await page.goto(`/manage/articles/${id}/edit`);
  const facts = page.getByRole('region', { name: 'Check the facts' });
  await expect(facts.getByText(`The text says 4–2. ${game.displayName} ended 3–2.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Intro' }).fill('Det slutade 3–2.');
  await expect(facts.getByText('The text says')).toHaveCount(0);

  const shared = page.getByRole('region', { name: 'When it is shared' });
  await headlineOf(page).fill(`${header} ${'och så vidare '.repeat(10)}`);
  await expect(shared.getByText(new RegExp(`^${header}.{0,46}…$`))).toBeVisible();
  await expect(shared.getByText(/^Så vände det\..*…$/).first()).toBeVisible();
});

test('an address that is wrong and hidden again is not sent', async ({ page, service }) => {
  const { id } = await makeArticle(service, uniqueHeader());
  await page.goto(`/manage/articles/${id}/edit`);
  await page.getByRole('radio', { name: 'Embedded' }).check();
  await page.getByRole('textbox', { name: 'Address of the video or post' }).fill('no address at all');
  await page.getByRole('radio', { name: 'From the library' }).check();
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  expect(article).toMatchObject({ embeddedMedia: null, metadata: { mediaType: 'library' } });
});
