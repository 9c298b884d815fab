import type { HeroSlide, RouteResourcePage, SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { makeHero, moveUp, publish } from './support/layouts.ts';
import { chooseByWriting, openList, saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}?open=${sectionOf(id)?.id}`;
const known = new Map<string, SiteLayout>();
const sectionOf = (id: string) => known.get(id)?.sectionGroups[0]?.sections[0];

async function hero(service: Service, ...headings: string[]): Promise<SiteLayout> {
  const layout = await makeHero(service, headings);
  known.set(layout.id, layout);
  return layout;
}

async function storedSlides(service: Service, { id }: SiteLayout): Promise<HeroSlide[]> {
  const layout = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`);
  return slidesIn(layout);
}

function slidesIn({ sectionGroups }: SiteLayout): HeroSlide[] {
  const { slides } = (sectionGroups[0]?.sections[0]?.config ?? {}) as { slides?: HeroSlide[] };
  return slides ?? [];
}

test('a slide is hidden from visitors at once, and what is held of another stays held', async ({ page, service }) => {
  const layout = await hero(service, 'Derby on Friday', 'Season tickets');
  await page.goto(address(layout));
  const slides = page.getByRole('list', { name: 'Slides' });
  await moveUp(page, 'Season tickets');
  await expect(page.getByText(/1 moved/)).toBeVisible();
  await slides.getByRole('button', { name: 'Actions for Derby on Friday' }).click();
  await page.getByRole('menuitem', { name: 'Hide now' }).click();
  await expect(toast(page, 'Hidden from visitors.')).toBeVisible();
  const order = async () => (await storedSlides(service, layout)).map(({ heading, visible }) => [heading, visible]);
  expect(await order()).toEqual([
    ['Derby on Friday', false],
    ['Season tickets', undefined],
  ]);
  // The rest is held still, and is published upon the new version without a question.
  await expect(page.getByText(/1 moved/)).toBeVisible();
  await publish(page);
  expect(await order()).toEqual([
    ['Season tickets', undefined],
    ['Derby on Friday', false],
  ]);
});

test('a section is hidden at once, and comes back by the toast', async ({ page, service }) => {
  const layout = await hero(service, 'Derby on Friday');
  const isVisible = async () =>
    (await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`)).sectionGroups[0]?.sections[0]?.visible;
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'Actions for SLIDE SHOW' }).click();
  await page.getByRole('menuitem', { name: 'Hide now' }).click();
  await expect(toast(page, 'Hidden from visitors.')).toBeVisible();
  expect(await isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Show now' }).click();
  await expect(toast(page, 'Shown to visitors.')).toBeVisible();
  expect(await isVisible()).toBe(true);
});

test('a slide follows an article or leads to a game in one press, and several move in time together', async ({
  page,
  service,
}) => {
  const layout = await hero(service, 'Season tickets');
  const header = uniqueHeader();
  const [slide] = slidesIn(layout);
  const { id: articleId } = await makeArticle(service, header, { mainMedia: slide?.media?.media ?? '' });
  await service.api('POST', `/articles/${articleId}/publish`);
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'From an article' }).click();
  await chooseByWriting(page.getByRole('combobox', { name: 'Article' }), header);
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  const slides = page.getByRole('list', { name: 'Slides' });
  await expect(slides.getByRole('link', { name: header })).toBeVisible();
  await page.getByRole('button', { name: 'From a game' }).click();
  await openList(page.getByRole('combobox', { name: 'Game' }));
  await page.getByRole('option').first().click();
  await expect(slides.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change several' }).click();
  const several = page.getByRole('dialog');
  await several.getByRole('checkbox', { name: 'Season tickets' }).uncheck();
  await expectAccessible(page);
  await several.getByRole('button', { name: 'Hide' }).click();
  await expect(slides.getByText('Hidden')).toHaveCount(2);
  await saveByKeys(page);
  // A slide without a heading of its own is called as visitors read it.
  await expect(page.getByRole('dialog').getByText(header)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the layout' }).click();
  await publish(page);
  const [tickets, article, game] = await storedSlides(service, layout);
  expect([tickets?.visible, article?.visible, game?.visible]).toEqual([undefined, false, false]);
  expect(article).toMatchObject({ articleId, link: { kind: 'article', id: articleId } });
  expect(game?.link?.kind).toBe('game');
});

test('a button leads to a page of the site, and a slide keeps a point of its own', async ({ page, service }) => {
  const layout = await hero(service, 'Season tickets');
  await page.goto(address(layout));
  await page.getByRole('link', { name: 'Season tickets' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('group', { name: 'Buttons' });
  await row.getByRole('textbox', { name: 'Text' }).fill('Games');
  await expect(row.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  const which = row.getByRole('combobox', { name: 'Which one' });
  await openList(which);
  await page.getByRole('option').first().click();
  await expect(which).not.toHaveValue('');
  const leadsTo = async (kind: string) => {
    await row.getByRole('button', { name: /Leads to/ }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  await leadsTo('Address elsewhere');
  await expect(row.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await leadsTo('Route');
  const picture = page.getByAltText('The whole picture');
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.3 } });
  await saveByKeys(page);
  await expect(toast(page, 'Slide saved. Save to publish')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Slides' })).toBeVisible();
  await publish(page);
  const [saved] = await storedSlides(service, layout);
  expect(saved?.buttons?.[0]).toMatchObject({ text: 'Games', link: { kind: 'route' } });
  const routes = await service.api<RouteResourcePage>('GET', '/layouts/link-targets?kind=route&pageSize=100');
  expect(routes.items.map((route) => route.id)).toContain(saved?.buttons?.[0]?.link.id);
  expect(saved?.media?.focalPoint?.fpx).toBeCloseTo(0.2, 1);
});

test('a visitor sees a slide from its moment on, and not before', async ({ page, service, browser }) => {
  const layout = await hero(service, 'Season tickets', 'Derby on Friday');
  const { id, name, kind, sectionGroups } = layout;
  const slug = `fredag-${id.slice(0, 8).toLowerCase()}`;
  await service.api('POST', '/layouts/page-organization', { title: name, slug, layoutId: id, visible: true });
  // A moment counts in whole seconds.
  const moment = Math.ceil(Date.now() / 1_000) * 1_000 + 8_000;
  Object.assign(slidesIn(layout)[1] ?? {}, { visibleFrom: new Date(moment).toISOString() });
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.goto(address(layout));
  const slides = page.getByRole('list', { name: 'Slides' });
  await expect(slides.getByText(/^From /)).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  const derby = visitor.getByRole('heading', { name: 'Derby on Friday' });
  await visitor.goto(new URL(`/site/${sites.isdalen.id}/${slug}`, page.url()).href);
  await expect(visitor.getByRole('heading', { name: 'Season tickets' })).toBeAttached();
  const before = await derby.count();
  if (Date.now() < moment) expect(before).toBe(0);
  const seen = async (): Promise<number> => {
    await visitor.reload();
    return derby.count();
  };
  await expect.poll(seen).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  await visitor.context().close();
});
