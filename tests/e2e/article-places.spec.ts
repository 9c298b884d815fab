import type { SiteLayout } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

test('an article says where it will stand; unpublishing a pinned one names the section, which Home then tells of', async ({
  page,
  service,
}) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header);
  const group = crypto.randomUUID();
  const section = {
    ...{ id: crypto.randomUUID(), sectionGroupId: group, type: 'ARTICLE LIST', title: 'Utvalt' },
    config: { source: 'manual', pinned: [{ articleId: id }], count: 1 },
  };
  const name = `Layout ${group.slice(0, 8)}`;
  const layout = await service.api<SiteLayout>('POST', '/layouts/site-layouts', {
    ...{ name, kind: 'page' },
    sectionGroups: [{ id: group, name: 'Grupp', area: 'main', columns: 1, sections: [section] }],
  });
  const slug = `sida-${group.slice(0, 8)}`;
  await service.api('POST', '/layouts/page-organization', { title: name, slug, layoutId: layout.id, visible: true });

  await page.goto(`/manage/articles/${id}/edit`);
  const places = page.getByRole('region', { name: 'Where visitors will find it' });
  await expect(places.getByText('Number 1 in')).not.toHaveCount(0);
  await expect(places.getByRole('link', { name: `Utvalt, ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where visitors find it' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(`${name} › Utvalt`)).toBeVisible();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(toast(page, 'Unpublish successfully!')).toBeVisible();
  const problems = await service.api<{ layoutId: string; code: string }[]>('GET', '/layouts/problems');
  expect(problems.filter(({ layoutId }) => layoutId === layout.id).map(({ code }) => code)).toContain(
    'articleUnpublished',
  );
  await page.goto('/manage/');
  // Of many parts Home names the first ones.
  const needs = page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('listitem')
    .filter({ hasText: /page parts? needs? a look/ });
  await expect(needs.filter({ hasText: new RegExp(`${header}|\\d+ more`) })).toBeVisible();
});
