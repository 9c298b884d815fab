import type { Section, SectionGroup } from '../contract.ts';
import type { Queries, Transaction } from '../database.ts';
import { ConflictError, ForeignReferenceError } from '../errors.ts';
import { sql } from '../sql.ts';
import type { StoredLayout } from './layouts.ts';
import { type LayoutReference, referencesOf, referredKey, settingsReferences } from './references.ts';
import { slideKind, slidesOf, writtenSlide } from './section-slides.ts';

/** A row as it goes out in one statement with others. */
type Row = { readonly uuid: string } & { readonly [column: string]: unknown };

/** What is sent for the parts of a layout, each with its dotted path, for refusals. */
export interface PlacedId {
  readonly id: string;
  readonly path: string;
}

/**
 * Writes groups, sections and slides of a layout, as far as they differ from what is stored. What is only stored goes.
 * The rows keep their ids, so that the history tells of a change what it is.
 */
export async function writeTree(
  transaction: Queries,
  author: string,
  before: Pick<StoredLayout, 'id' | 'sectionGroups'>,
  groups: readonly SectionGroup[],
): Promise<void> {
  const [was, is] = [rowsOf(before.sectionGroups, before.id, author), rowsOf(groups, before.id, author)];
  await put(transaction, 'section_groups', changed(was.groups, is.groups));
  await put(transaction, 'sections', changed(was.sections, is.sections));
  await put(transaction, 'slides', changed(was.slides, is.slides));
  await remove(transaction, 'slides', gone(was.slides, is.slides));
  await remove(transaction, 'sections', gone(was.sections, is.sections));
  await remove(transaction, 'section_groups', gone(was.groups, is.groups));
}

function rowsOf(groups: readonly SectionGroup[], layout: string, author: string) {
  const sections = groups.flatMap((group) =>
    group.sections.map((section, place) => ({ section, group: group.id, place })),
  );
  return {
    groups: groups.map((group, place): Row => {
      const { id, name, area, columns, visible } = group;
      return { uuid: id, layout_uuid: layout, name, area, columns, visible, sort_order: place };
    }),
    sections: sections.map(({ section, group, place }) => sectionRow(section, layout, group, place)),
    slides: sections.flatMap(({ section }) =>
      slidesOf(section).map((slide, place): Row => {
        const fields = writtenSlide(slide);
        return {
          uuid: slide.id,
          layout_uuid: layout,
          section_uuid: section.id,
          fields,
          sort_order: place,
          created_by: author,
        };
      }),
    ),
  };
}

function sectionRow(section: Section, layout: string, group: string, place: number): Row {
  // The key keeps its place among the others; the slides themselves stand in their table.
  const config =
    slideKind(section.type) && 'slides' in section.config ? { ...section.config, slides: [] } : section.config;
  return {
    uuid: section.id,
    layout_uuid: layout,
    group_uuid: group,
    type: section.type,
    title: section.title,
    show_title: section.showTitle,
    visible: section.visible,
    visible_from: section.visibleFrom,
    visible_until: section.visibleUntil,
    hidden_on: section.hiddenOn,
    span: section.span,
    config,
    sort_order: place,
  };
}

function changed(was: readonly Row[], is: readonly Row[]): Row[] {
  const texts = new Map(was.map((row) => [row.uuid, JSON.stringify(row)]));
  return is.filter((row) => texts.get(row.uuid) !== JSON.stringify(row));
}

function gone(was: readonly Row[], is: readonly Row[]): string[] {
  const kept = new Set(is.map(({ uuid }) => uuid));
  return was.map(({ uuid }) => uuid).filter((uuid) => !kept.has(uuid));
}

const columns = {
  section_groups: sql`uuid, layout_uuid, name, area, columns, visible, sort_order`,
  sections: sql`uuid, layout_uuid, group_uuid, type, title, show_title, visible, visible_from, visible_until, hidden_on, span, config, sort_order`,
  slides: sql`uuid, layout_uuid, section_uuid, fields, sort_order, created_by`,
};
const changes = {
  section_groups: sql`name = excluded.name, area = excluded.area, columns = excluded.columns, visible = excluded.visible,
    sort_order = excluded.sort_order`,
  sections: sql`group_uuid = excluded.group_uuid, type = excluded.type, title = excluded.title, show_title = excluded.show_title,
    visible = excluded.visible, visible_from = excluded.visible_from, visible_until = excluded.visible_until,
    hidden_on = excluded.hidden_on, span = excluded.span, config = excluded.config, sort_order = excluded.sort_order,
    last_modified = now()`,
  slides: sql`section_uuid = excluded.section_uuid, fields = excluded.fields, sort_order = excluded.sort_order, last_modified = now()`,
};
const tables = { section_groups: sql`section_groups`, sections: sql`sections`, slides: sql`slides` };
type Table = keyof typeof tables;

async function put(transaction: Queries, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  // json, not jsonb: a config keeps the order of its keys.
  await transaction.query(sql`
    INSERT INTO ${tables[table]} (${columns[table]})
    SELECT ${columns[table]} FROM json_populate_recordset(NULL::${tables[table]}, ${JSON.stringify(rows)}::json)
    ON CONFLICT (instance_id, uuid) DO UPDATE SET ${changes[table]}`);
}

async function remove(transaction: Queries, table: Table, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await transaction.query(sql`DELETE FROM ${tables[table]} WHERE uuid = ANY(${uuids}::text[])`);
}

/**
 * Takes ids for the site. Throws `ConflictError` (`duplicateId`) for one that stands twice, and `ForeignReferenceError`
 * (`foreignItem`) for one that another site took before, which row-level security hides and which so gives itself away,
 * and for one of another layout.
 */
export async function takeIds(transaction: Transaction, layout: string, placed: readonly PlacedId[]): Promise<void> {
  const ids = placed.map(({ id }) => id);
  const repeated = placed.filter(({ id }, place) => ids.indexOf(id) !== place).map(({ path }) => path);
  if (repeated.length > 0)
    throw new ConflictError('duplicateId', repeated, 'Two parts of the layout have the same id.');
  await transaction.query(sql`
    INSERT INTO layout_part_ids (id) SELECT unnest(${ids}::text[]) ON CONFLICT (id) DO NOTHING`);
  const own = await transaction.query<{ id: string }>(sql`
    SELECT id FROM layout_part_ids WHERE id = ANY(${ids}::text[])
    EXCEPT (SELECT uuid FROM section_groups WHERE layout_uuid <> ${layout}
      UNION ALL SELECT uuid FROM sections WHERE layout_uuid <> ${layout}
      UNION ALL SELECT uuid FROM slides WHERE layout_uuid <> ${layout})`);
  const known = new Set(own.map(({ id }) => id));
  const foreign = placed.filter(({ id }) => !known.has(id)).map(({ path }) => path);
  if (foreign.length === 0) return;
  throw new ForeignReferenceError('foreignItem', foreign, 'It belongs to another layout or another site.');
}

/** Keeps what a layout refers to, in place of what it referred to before. */
export async function writeReferences(
  transaction: Queries,
  { id, settings, sectionGroups }: Pick<StoredLayout, 'id' | 'settings' | 'sectionGroups'>,
): Promise<void> {
  const row = (section: string | null) => (one: LayoutReference) => ({
    layout_uuid: id,
    section_uuid: section,
    slide_uuid: one.slideId,
    kind: one.kind,
    value: referredKey(one),
    path: one.path,
  });
  const rows = [
    ...settingsReferences(settings).map(row(null)),
    ...sectionGroups.flatMap(({ sections }) =>
      sections.flatMap((section) => referencesOf(section).map(row(section.id))),
    ),
  ];
  await transaction.query(sql`DELETE FROM layout_references WHERE layout_uuid = ${id}`);
  if (rows.length === 0) return;
  await transaction.query(sql`
    INSERT INTO layout_references (layout_uuid, section_uuid, slide_uuid, kind, value, path)
    SELECT layout_uuid, section_uuid, slide_uuid, kind, value, path
    FROM jsonb_populate_recordset(NULL::layout_references, ${JSON.stringify(rows)})`);
}
