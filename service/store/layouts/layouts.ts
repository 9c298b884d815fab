import type { LayoutSettings, LayoutSite, Section, SectionGroup, SiteLayout } from '../contract.ts';
import type { Platform, Queries, Reader } from '../database.ts';
import { type Sql, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';
import { type Slide, slideKind } from './section-slides.ts';

/** A layout as it is stored: how many problems it has is not. */
export type StoredLayout = Omit<SiteLayout, 'problemCount' | 'settings'> & { settings: Required<LayoutSettings> };

/** What settings are at first. */
export const firstSettings: Required<LayoutSettings> = {
  width: 'standard',
  spacing: 'normal',
  theme: 'site',
  background: null,
  backgroundMedia: null,
  showGameHeader: true,
  showSponsorStrip: true,
  showAds: true,
  metaTitle: null,
  metaDescription: null,
  shareImage: null,
  noIndex: false,
};

type Row = Omit<StoredLayout, 'sectionGroups' | 'sectionCount'> & {
  readonly groups: Omit<SectionGroup, 'sections'>[];
  readonly sections: Section[];
  readonly slides: { readonly sectionId: string; readonly fields: Slide; readonly record: Partial<Slide> }[];
};

// json, not jsonb, so that a config keeps the order of its keys.
const groupsJson = sql`(SELECT coalesce(json_agg(json_build_object('id', g.uuid, 'name', g.name, 'area', g.area, 'columns', g.columns,
    'visible', g.visible, 'sortOrder', g.sort_order) ORDER BY g.sort_order, g.uuid), '[]')
  FROM section_groups g WHERE g.layout_uuid = p.uuid)`;
const sectionsJson = sql`(SELECT coalesce(json_agg(json_build_object('id', s.uuid, 'sectionGroupId', s.group_uuid, 'type', s.type, 'title', s.title,
    'showTitle', s.show_title, 'visible', s.visible, 'visibleFrom', ${instantText(sql`s.visible_from`)},
    'visibleUntil', ${instantText(sql`s.visible_until`)}, 'hiddenOn', s.hidden_on, 'span', s.span, 'sortOrder', s.sort_order, 'config', s.config::json,
    'createdAt', ${instantText(sql`s.created_at`)}, 'updatedAt', ${instantText(sql`s.last_modified`)}) ORDER BY s.sort_order, s.uuid), '[]')
  FROM sections s WHERE s.layout_uuid = p.uuid)`;
const slidesJson = sql`(SELECT coalesce(json_agg(json_build_object('sectionId', s.section_uuid, 'fields', s.fields::json,
    'record', json_build_object('sortOrder', s.sort_order, 'createdAt', ${instantText(sql`s.created_at`)},
      'updatedAt', ${instantText(sql`s.last_modified`)}, 'createdBy', s.created_by)) ORDER BY s.sort_order, s.uuid), '[]')
  FROM slides s WHERE s.layout_uuid = p.uuid)`;

/** The layouts for which a condition over rows `p` of `site_layouts` holds, with all that is in them; by name. */
export async function readLayouts(reader: Queries, condition: Sql): Promise<StoredLayout[]> {
  const rows = await reader.query<Row>(sql`
    SELECT p.uuid AS id, p.name, p.kind, p.is_start_page AS "isStartPage", p.active, p.settings, p.instance_id AS "instanceId",
      p.version, (SELECT count(*)::int FROM pages x WHERE x.layout_uuid = p.uuid) AS "usageCount",
      ${instantText(sql`p.published_at`)} AS "publishedAt", p.published_by AS "publishedBy",
      ${instantText(sql`p.created_at`)} AS "createdAt", p.created_by AS "createdBy",
      ${instantText(sql`p.last_modified`)} AS "lastModified",
      ${groupsJson} AS groups, ${sectionsJson} AS sections, ${slidesJson} AS slides
    FROM site_layouts p WHERE ${condition} ORDER BY p.name COLLATE "sv-x-icu", p.uuid`);
  return rows.map(assembled);
}

/** A layout with all that is in it; undefined when the site has none of this id. */
export async function readLayout(reader: Queries, id: string): Promise<StoredLayout | undefined> {
  const [found] = await readLayouts(reader, sql`p.uuid = ${id}`);
  return found;
}

/** The layout that the site shows as its start page; undefined where it has none. */
export async function readStartPage(reader: Queries): Promise<StoredLayout | undefined> {
  const [found] = await readLayouts(reader, sql`p.is_start_page`);
  return found;
}

function assembled({ groups, sections, slides, settings, ...layout }: Row): StoredLayout {
  const slidesBySection = Map.groupBy(slides, ({ sectionId }) => sectionId);
  const sectionsByGroup = Map.groupBy(sections, ({ sectionGroupId }) => sectionGroupId);
  const complete = (section: Section): Section => {
    const own = slidesBySection.get(section.id)?.map(({ fields, record }) => ({ ...fields, ...record }));
    return own && slideKind(section.type) ? { ...section, config: { ...section.config, slides: own } } : section;
  };
  const sectionGroups = groups.map((group) => ({
    ...group,
    sections: (sectionsByGroup.get(group.id) ?? []).map(complete),
  }));
  return { ...layout, settings: { ...firstSettings, ...settings }, sectionGroups, sectionCount: sections.length };
}

/** The sections of a layout, in the order in which visitors meet them. */
export function sectionsOf({ sectionGroups }: Pick<StoredLayout, 'sectionGroups'>): Section[] {
  return sectionGroups.flatMap(({ sections }) => sections);
}

/** How many layouts the site of a reader has, and which is its start page. */
export async function countLayouts(reader: Reader): Promise<Pick<LayoutSite, 'layoutCount' | 'startLayoutId'>> {
  const [row] = await reader.query<Pick<LayoutSite, 'layoutCount' | 'startLayoutId'>>(sql`
    SELECT count(*)::int AS "layoutCount", max(uuid) FILTER (WHERE is_start_page) AS "startLayoutId" FROM site_layouts`);
  return row ?? { layoutCount: 0, startLayoutId: null };
}

/** The sites of a site's network that an account may work on, by their order. */
export function sitesBeside(
  platform: Platform,
  subject: string,
  instanceId: string,
): Promise<Pick<LayoutSite, 'instanceId' | 'name'>[]> {
  return platform.query(sql`
    SELECT s.instance_id AS "instanceId", s.display_name AS name FROM sites s JOIN sites own USING (network_uuid)
    WHERE own.instance_id = ${instanceId} AND (
      EXISTS (SELECT 1 FROM site_access a WHERE a.instance_id = s.instance_id AND a.subject = ${subject})
      OR EXISTS (SELECT 1 FROM accounts a WHERE a.subject = ${subject} AND a.is_super_admin))
    ORDER BY s.sort_order, s.instance_id`);
}
