import type { ArticlePlace, ResolvedItem, SectionGroup } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { readLayouts, type StoredLayout } from '../layouts/layouts.ts';
import type { Look } from '../layouts/resolve/read-facts.ts';
import { resolveLayout } from '../layouts/resolve/resolve-layout.ts';
import type { CheckConfig } from '../layouts/section-rules.ts';
import { sql } from '../sql.ts';
import { isPublic } from './article-json.ts';

/** Sections in which articles stand: what a slide shows, lists may leave out. */
const withArticles: ReadonlySet<string> = new Set(['ARTICLE LIST', 'HERO SLIDER', 'INFO CAROUSEL']);

/** The articles of a list in a layout. */
interface List {
  readonly layout: StoredLayout;
  readonly section: { readonly id: string; readonly title: string | null };
  readonly items: readonly ResolvedItem[];
}

/**
 * The lists of articles that show an article, or would once it is published: at its own moment where that is ahead, else
 * now. It is published on trial, so that the rule of lists is asked and not told again; nothing of that is kept. Throws
 * `NotFoundError`.
 */
export async function listArticlePlaces(
  transaction: Transaction,
  uuid: string,
  checkConfig: CheckConfig,
): Promise<ArticlePlace[]> {
  const [article] = await transaction.query<{ isPublic: boolean; moment: number }>(sql`
    SELECT ${isPublic(sql`p`)} AS "isPublic",
      (extract(epoch FROM greatest(now(), CASE WHEN p.deleted_at IS NULL THEN p.published_at END)) * 1000)::float8 AS moment
    FROM articles p WHERE p.uuid = ${uuid}`);
  if (!article) throw new NotFoundError('article', uuid);
  const layouts = await readLayouts(
    transaction,
    sql`p.active AND (p.is_start_page OR p.uuid IN (
    SELECT x.layout_uuid FROM pages x WHERE x.visible AND x.layout_uuid IS NOT NULL))`,
  );
  const shown = layouts.map(withArticlesAlone).filter(({ sectionGroups }) => sectionGroups.length > 0);
  const look: Look = {
    at: article.moment,
    device: 'desktop',
    base: '',
    counts: false,
    hasGames: false,
    mainSponsors: [],
  };
  const lists = () => listsOf(transaction, shown, look, checkConfig);
  if (article.isPublic) {
    const now = await lists();
    return placesIn(now, now, uuid);
  }
  await transaction.query(sql`SAVEPOINT trial`);
  await transaction.query(sql`UPDATE articles SET published = false WHERE uuid = ${uuid}`);
  const before = await lists();
  await transaction.query(sql`
    UPDATE articles SET published = true, deleted_at = NULL, published_at = coalesce(published_at, date_trunc('second', now())),
      unpublish_at = CASE WHEN unpublish_at > now() THEN unpublish_at END WHERE uuid = ${uuid}`);
  const after = await lists();
  await transaction.query(sql`ROLLBACK TO SAVEPOINT trial`);
  return placesIn(after, before, uuid);
}

/** A layout with what may hold articles: nothing else of it is read. */
function withArticlesAlone(layout: StoredLayout): StoredLayout {
  const groups = layout.sectionGroups.map((group): SectionGroup => {
    return { ...group, sections: group.sections.filter(({ type }) => withArticles.has(type)) };
  });
  const hasList = groups.some(({ sections }) => sections.some(({ type }) => type === 'ARTICLE LIST'));
  return { ...layout, sectionGroups: hasList ? groups : [] };
}

async function listsOf(
  transaction: Transaction,
  layouts: readonly StoredLayout[],
  look: Look,
  checkConfig: CheckConfig,
): Promise<List[]> {
  const resolved = await Promise.all(layouts.map((layout) => resolveLayout(transaction, layout, look, checkConfig)));
  return resolved.flatMap(({ groups }, place) =>
    groups.flatMap((group) =>
      group.sections.flatMap((section): List[] => {
        const layout = layouts[place];
        return layout && group.visible && section.state === 'shown' && section.type === 'ARTICLE LIST'
          ? [{ layout, section: { id: section.id, title: section.title }, items: section.items }]
          : [];
      }),
    ),
  );
}

function placesIn(after: readonly List[], before: readonly List[], uuid: string): ArticlePlace[] {
  return after.flatMap(({ layout, section, items }): ArticlePlace[] => {
    const index = items.findIndex(({ id }) => id === uuid);
    if (index === -1) return [];
    const kept = new Set(items.map(({ id }) => id));
    const was = before.find((list) => list.section.id === section.id)?.items ?? [];
    const gone = was.find(({ id }) => !kept.has(id));
    return [
      {
        layoutId: layout.id,
        layoutName: layout.name,
        sectionId: section.id,
        sectionTitle: section.title?.trim() || null,
        place: index + 1,
        pushesOut: gone?.title ?? null,
        path: `/layouts-pages/${layout.id}`,
      },
    ];
  });
}
