import type { components } from '../../generated/schema.d.ts';
import type { HeldGroup, SectionInput } from './layout-calls.ts';

type Schemas = components['schemas'];

/** What there is on the site, as plain lists. */
export type NaiveSite = {
  readonly articles: readonly NaiveArticle[];
  readonly videos: readonly NaiveVideo[];
  readonly games: readonly Schemas['Game'][];
};
export type NaiveArticle = {
  readonly id: string;
  readonly publishedAt: string | null;
  readonly unpublishAt: string | null;
  readonly published: boolean;
  readonly hideInListing: boolean;
  readonly lang: string;
  readonly tags: readonly string[];
};
/** `at` is when it was published, else uploaded. */
export type NaiveVideo = { readonly id: string; readonly at: string; readonly tags: readonly string[] };

/** What visitors see: the ids of each section that is shown, in the order of the page. */
export type NaivePage = Readonly<Record<string, readonly string[]>>;

type Pin = { articleId: string; until?: string | null };
type Config = Record<string, unknown>;

const over = (text: string | null | undefined, at: number) => text != null && Date.parse(text) <= at;
const ahead = (text: string | null | undefined, at: number) => text != null && Date.parse(text) > at;
const values = (tags: unknown) => ((tags ?? []) as { value: string }[]).map(({ value }) => value);

/**
 * What the rules of layouts say that visitors see at a moment, worked out in the simplest way that there is: every rule as a loop over everything, nothing remembered.
 * It knows nothing of how the service does it.
 */
export function naivePage(groups: readonly HeldGroup[], site: NaiveSite, at: number, device: string): NaivePage {
  const page: Record<string, readonly string[]> = {};
  const all = groups.flatMap((group) => group.sections.map((section) => ({ group, section })));
  const standing = all.filter(({ group, section }) => stands(group, section, at, device));
  for (const { section } of standing) {
    const above = standing.slice(
      0,
      standing.findIndex((one) => one.section === section),
    );
    const ids = idsOf(section, site, at, device, {
      above: above.flatMap((one) => articlesIn(one.section, page, at, device)),
      pinned: standing.flatMap((one) => (one.section.type === 'ARTICLE LIST' ? pinsOf(one.section, site, at) : [])),
    });
    if (ids.length > 0) page[section.id] = ids;
  }
  return page;
}

function stands(group: HeldGroup, section: SectionInput, at: number, device: string): boolean {
  if (group.visible === false || section.visible === false) return false;
  if (ahead(section.visibleFrom, at) || over(section.visibleUntil, at)) return false;
  return !(section.hiddenOn ?? []).some((one) => one === device);
}

type Elsewhere = { readonly above: readonly string[]; readonly pinned: readonly string[] };

function idsOf(section: SectionInput, site: NaiveSite, at: number, device: string, elsewhere: Elsewhere): string[] {
  const config: Config = section.config;
  if (section.type === 'ARTICLE LIST') return listIds(section, site, at, elsewhere);
  if (section.type === 'VIDEOS') {
    const [required, additional] = [values(config.requiredTags), values(config.additionalTags)];
    return site.videos
      .filter((video) => over(video.at, at))
      .filter(({ tags }) => required.every((tag) => tags.includes(tag)))
      .filter(({ tags }) => additional.length === 0 || additional.some((tag) => tags.includes(tag)))
      .map(({ id }) => id)
      .slice(0, config.count as number);
  }
  if (section.type === 'GAMES') return gameIds(config, site, at);
  return ((config.slides ?? []) as Slide[]).filter((slide) => isSeen(slide, at, device)).map(({ id }) => id);
}

type Slide = {
  id: string;
  visible: boolean;
  visibleFrom: string | null;
  visibleUntil: string | null;
  hiddenOn: string[];
};

function isSeen(slide: Slide, at: number, device: string): boolean {
  return (
    slide.visible && !ahead(slide.visibleFrom, at) && !over(slide.visibleUntil, at) && !slide.hiddenOn.includes(device)
  );
}

function isPublic({ published, publishedAt, unpublishAt }: NaiveArticle, at: number): boolean {
  return published && over(publishedAt, at) && !over(unpublishAt, at);
}

function pinsOf({ config }: SectionInput, site: NaiveSite, at: number): string[] {
  return ((config.pinned ?? []) as Pin[])
    .filter(({ until }) => !over(until, at))
    .map(({ articleId }) => articleId)
    .filter((id, place, ids) => ids.indexOf(id) === place)
    .filter((id) => site.articles.some((one) => one.id === id && isPublic(one, at)));
}

function listIds(section: SectionInput, site: NaiveSite, at: number, { above, pinned }: Elsewhere): string[] {
  const { source, match, count, skipShown, onlyLanguage } = section.config as {
    source: string;
    match: string;
    count: number;
    skipShown: boolean;
    onlyLanguage: string | null;
  };
  const tags = values(section.config.tags);
  const own = pinsOf(section, site, at);
  const found = site.articles
    .filter((one) => isPublic(one, at) && !one.hideInListing)
    .filter((one) => onlyLanguage === null || one.lang === onlyLanguage)
    .filter((one) => source !== 'tags' || (tags.length > 0 && fits(one.tags, tags, match)))
    .sort((a, b) => compare(b.publishedAt ?? '', a.publishedAt ?? '') || compare(b.id, a.id))
    .map(({ id }) => id)
    .filter((id) => !own.includes(id) && !(skipShown && (above.includes(id) || pinned.includes(id))));
  return [...own, ...(source === 'manual' ? [] : found)].slice(0, count);
}

const fits = (have: readonly string[], want: readonly string[], match: string) =>
  match === 'all' ? want.every((tag) => have.includes(tag)) : want.some((tag) => have.includes(tag));

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function gameIds({ show, teamUuid, count }: Config, site: NaiveSite, at: number): string[] {
  const start = (game: Schemas['Game']) => Date.parse(game.startDateTime ?? '');
  const of = (game: Schemas['Game']) =>
    game.homeTeam !== null &&
    (teamUuid === null || [game.homeTeam?.uuid, game.awayTeam?.uuid].includes(teamUuid as string));
  const which =
    show === 'played'
      ? site.games.filter((game) => game.played && start(game) <= at)
      : site.games.filter(
          (game) => !game.played && game.status === 'upcoming' && game.state !== 'canceled' && start(game) > at,
        );
  const way = show === 'played' ? -1 : 1;
  return which
    .filter(of)
    .sort((a, b) => way * (start(a) - start(b) || compare(a.uuid, b.uuid)))
    .map(({ uuid }) => uuid)
    .slice(0, count as number);
}

/** The articles that stand in a section that is above another one. */
function articlesIn(section: SectionInput, page: NaivePage, at: number, device: string): string[] {
  if (section.type === 'ARTICLE LIST') return [...(page[section.id] ?? [])];
  if (section.type !== 'HERO SLIDER') return [];
  const slides = (section.config.slides ?? []) as (Slide & { articleId?: string | null })[];
  return slides.filter((slide) => isSeen(slide, at, device)).flatMap(({ articleId }) => articleId ?? []);
}
