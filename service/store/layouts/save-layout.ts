import { layoutLimits } from '../../../openapi/formats/layout-limits.ts';
import type { AddOns, SectionGroup } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, NotFoundError, refuseStale } from '../errors.ts';
import { sql } from '../sql.ts';
import { transactionMoment } from '../time/instants.ts';
import { changedBy, type Row, updateRow } from '../write-row.ts';
import { refuseUnknown } from './known-references.ts';
import { keepPublication } from './layout-history.ts';
import { readLayout, readStartPage, type StoredLayout } from './layouts.ts';
import { type CheckConfig, type PlacedSection, refuseBadSections } from './section-rules.ts';
import { slidesOf } from './section-slides.ts';
import { refuseUnfitMedia } from './slide-media.ts';
import { takeIds, writeReferences, writeTree } from './write-tree.ts';

/** Who publishes, for a site with which add-ons. */
export interface Publisher {
  readonly author: string;
  readonly addOns: AddOns;
  readonly checkConfig: CheckConfig;
}

/** The publish that a save belongs to, and the version that it began from. */
export interface Publishing {
  readonly publishId?: string | undefined;
  readonly expectedVersion?: number | undefined;
}

/** What becomes of a layout: columns of its row that change, its settings, and its groups with all that is in them. */
export interface NextLayout {
  readonly row?: Row;
  readonly settings?: StoredLayout['settings'];
  /** What stands before the names of settings in what was sent; nothing where they were sent alone. */
  readonly settingsAt?: '';
  readonly groups?: readonly SectionGroup[];
  /** What counts as stored already, where that is not the layout itself: of a copy, what it was copied from. */
  readonly known?: StoredLayout;
  /** Dotted path of a group, and of a section of it, in what was sent; empty for a group that was sent alone. */
  readonly pathOf?: (group: number, section?: number) => string;
}

/**
 * Saves a locked layout with all that changes in it, once, as one version, and keeps it in the history. Throws what
 * `refuseBadSections`, `refuseUnknown`, `refuseUnfitMedia` and `takeIds` throw, and `ConflictError` (`tooMany`) for a
 * 21st group.
 */
export async function saveLayout(
  transaction: Transaction,
  publisher: Publisher,
  before: StoredLayout,
  next: NextLayout,
  publishId?: string,
): Promise<StoredLayout> {
  const { author } = publisher;
  const settings = next.settings ?? before.settings;
  const pathOf = next.pathOf ?? defaultPath;
  const known = next.known ?? before;
  if (next.groups) await checkGroups(transaction, publisher, known, { groups: next.groups, pathOf });
  const placed = next.groups ? placedSections(next.groups, pathOf) : [];
  await refuseUnknown(transaction, { settings, settingsAt: next.settingsAt ?? 'settings.' }, placed, known);
  await refuseUnfitMedia(transaction, placed, known);
  const published = { published_at: sql`now()`, published_by: author };
  const row = { ...next.row, settings: JSON.stringify(settings), ...published, ...changedBy(author) };
  await transaction.query(updateRow('site_layouts', row, { uuid: before.id }));
  if (next.groups) await writeTree(transaction, author, before, next.groups);
  const saved = present(await readLayout(transaction, before.id), before.id);
  await writeReferences(transaction, saved);
  await keepPublication(transaction, author, { publishId, before, saved });
  return saved;
}

function defaultPath(group: number, section?: number): string {
  return section === undefined ? `sectionGroups.${group}` : `sectionGroups.${group}.sections.${section}`;
}

type PlacedGroups = Required<Pick<NextLayout, 'groups' | 'pathOf'>>;

async function checkGroups(
  transaction: Transaction,
  { addOns, checkConfig }: Publisher,
  before: StoredLayout,
  { groups, pathOf }: PlacedGroups,
): Promise<void> {
  const extra = groups.slice(Math.max(layoutLimits.groups, before.sectionGroups.length));
  if (extra.length > 0) {
    const paths = extra.map((_, place) => pathOf(layoutLimits.groups + place));
    throw new ConflictError('tooMany', paths, `A layout has at most ${layoutLimits.groups} groups.`);
  }
  const placed = placedSections(groups, pathOf);
  refuseBadSections(placed, { before, addOns, checkConfig, now: await transactionMoment(transaction) });
  await takeIds(transaction, before.id, [
    ...groups.map(({ id }, place) => ({ id, path: [pathOf(place), 'id'].filter(Boolean).join('.') })),
    ...placed.flatMap(({ section, path }) => [
      { id: section.id, path: `${path}.id` },
      ...slidesOf(section).map(({ id }, place) => ({ id, path: `${path}.config.slides.${place}.id` })),
    ]),
  ]);
}

function placedSections(groups: readonly SectionGroup[], pathOf: PlacedGroups['pathOf']): PlacedSection[] {
  return groups.flatMap(({ sections }, group) =>
    sections.map((section, place) => ({ section, path: pathOf(group, place) })),
  );
}

/** A layout that nobody else changes until the transaction ends. Throws `NotFoundError` and `StaleError`. */
export async function lockedLayout(
  transaction: Transaction,
  id: string,
  expectedVersion?: number,
): Promise<StoredLayout> {
  await transaction.query(sql`SELECT 1 FROM site_layouts WHERE uuid = ${id} FOR UPDATE`);
  const found = present(await readLayout(transaction, id), id);
  refuseStale(found.version, expectedVersion);
  return found;
}

/** The start page, locked. Throws `NotFoundError` and `StaleError`. */
export async function lockedStartPage(transaction: Transaction, expectedVersion?: number): Promise<StoredLayout> {
  await transaction.query(sql`SELECT 1 FROM site_layouts WHERE is_start_page FOR UPDATE`);
  const found = present(await readStartPage(transaction), 'start page');
  refuseStale(found.version, expectedVersion);
  return found;
}

/** A layout that there has to be. */
export function present(layout: StoredLayout | undefined, id: string): StoredLayout {
  if (!layout) throw new NotFoundError('layout', id);
  return layout;
}
