import { expect, type Page } from 'playwright/test';
import type { Media, MediaPage, SiteLayout } from '../../../generated/model/index.ts';
import { saveByKeys, toast } from './screens.ts';
import type { Service } from './service.ts';

/** A group with an empty list of articles, for layouts of tests. */
const group = (id: string, name: string) => ({ id, name, area: 'main' as const, columns: 1, visible: true });

/** A layout of its own for a test: two groups, an article list in each; the name is its own. */
export async function makeLayout(service: Service): Promise<SiteLayout> {
  const [top, main] = [crypto.randomUUID(), crypto.randomUUID()];
  const list = (sectionGroupId: string, title: string) => ({
    id: crypto.randomUUID(),
    sectionGroupId,
    type: 'ARTICLE LIST',
    title,
    config: { source: 'latest', count: 3 },
  });
  return service.api<SiteLayout>('POST', '/layouts/site-layouts', {
    name: `Layout ${crypto.randomUUID().slice(0, 8)}`,
    kind: 'page',
    sectionGroups: [
      { ...group(top, 'Above the fold'), sections: [list(top, 'News')] },
      { ...group(main, 'Below the fold'), sections: [list(main, 'More to read')] },
    ],
  });
}

/** A picture of the demo that is 16:9: the oldest, since the newest may be another test's own, and gone again. */
export async function widePicture(service: Service): Promise<Media> {
  const { items } = await service.api<MediaPage>('GET', '/media/all?type=image&sixteenNine=true&pageSize=100');
  const oldest = items.at(-1);
  if (!oldest) throw new Error('the demo has no picture that is 16:9');
  return oldest;
}

/** A layout of its own for a test with a hero slider: it has the slides of these headings, all shown, with a picture of the library. */
export async function makeHero(
  service: Service,
  headings: readonly string[],
  mediaString?: string,
): Promise<SiteLayout> {
  const media = { media: mediaString ?? (await widePicture(service)).mediaString, alt: 'The rink' };
  const slides = headings.map((heading) => ({ id: crypto.randomUUID(), kind: 'hero', heading, media }));
  return makeCarousel(service, 'HERO SLIDER', slides);
}

/** A layout of its own for a test with one carousel of a type. */
export async function makeCarousel(service: Service, type: string, slides: readonly object[]): Promise<SiteLayout> {
  const top = crypto.randomUUID();
  const carousel = { id: crypto.randomUUID(), sectionGroupId: top, type, title: 'SLIDE SHOW', config: { slides } };
  return service.api<SiteLayout>('POST', '/layouts/site-layouts', {
    name: `Layout ${crypto.randomUUID().slice(0, 8)}`,
    kind: 'page',
    sectionGroups: [{ ...group(top, 'Top'), area: 'top', sections: [carousel] }],
  });
}

/** A slide as it is stored, with what a test looks at. */
export type StoredSlide = {
  id: string;
  heading?: string | null;
  visibleFrom?: string | null;
  visibleUntil?: string | null;
  media?: object | null;
  link?: object;
};

/** The slides of a layout's first section; none where it is no carousel. */
export function slidesOf({ sectionGroups }: SiteLayout): StoredSlide[] {
  const { slides } = (sectionGroups[0]?.sections[0]?.config ?? {}) as { slides?: StoredSlide[] };
  return slides ?? [];
}

/** Moves a section of the outline, or a slide of a carousel, one place up by its menu. */
export async function moveUp(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
}

/** Goes from what is held of a layout through the review: Ctrl+S, then the dialog's button, which may lead to a question. */
export async function review(page: Page): Promise<void> {
  await saveByKeys(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save to/ })
    .click();
}

/** Publishes what is held of a layout. */
export async function publish(page: Page): Promise<void> {
  await review(page);
  await expect(toast(page, 'Published successfully!')).toBeVisible();
}
