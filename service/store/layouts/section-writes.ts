import type { Section, SectionGroup, SectionGroupInput, SectionInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, ForeignReferenceError, NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';
import { completeGroup, heldSection } from './held-groups.ts';
import { type StoredLayout, sectionsOf } from './layouts.ts';
import { lockedLayout, type Publisher, type Publishing, saveLayout } from './save-layout.ts';

/**
 * Makes a group of a layout or changes it; its sections stay. Throws `NotFoundError`, `StaleError`, and what
 * `saveLayout` throws.
 */
export async function saveSectionGroup(
  transaction: Transaction,
  publisher: Publisher,
  { layoutId, ...input }: SectionGroupInput,
  { publishId, expectedVersion }: Publishing,
): Promise<StoredLayout> {
  const before = await lockedLayout(transaction, layoutId, expectedVersion);
  const stored = before.sectionGroups.find(({ id }) => id === input.id);
  const others = before.sectionGroups.filter(({ id }) => id !== input.id);
  const place = input.sortOrder ?? stored?.sortOrder ?? others.length;
  const group = { ...completeGroup({ ...input, sortOrder: place }, stored), sections: stored?.sections ?? [] };
  const groups = others.toSpliced(place, 0, group);
  // Only the group itself was sent; its properties stand at the top of the body.
  const pathOf = (at: number) => (groups[at]?.id === group.id ? '' : `sectionGroups.${at}`);
  return saveLayout(transaction, publisher, before, { groups, pathOf: (at) => pathOf(at) }, publishId);
}

/** Deletes a group without sections. Throws `NotFoundError`, `StaleError`, and `ConflictError` (`notEmpty`). */
export async function deleteSectionGroup(
  transaction: Transaction,
  publisher: Publisher,
  id: string,
  { publishId, expectedVersion }: Publishing,
): Promise<StoredLayout> {
  const [row] = await transaction.query<{ layout: string }>(
    sql`SELECT layout_uuid AS layout FROM section_groups WHERE uuid = ${id}`,
  );
  if (!row) throw new NotFoundError('section group', id);
  const before = await lockedLayout(transaction, row.layout, expectedVersion);
  const group = before.sectionGroups.find((one) => one.id === id);
  if (!group) throw new NotFoundError('section group', id);
  if (group.sections.length > 0) {
    throw new ConflictError('notEmpty', ['id'], 'A group that has sections cannot be deleted.');
  }
  const groups = before.sectionGroups.filter((one) => one.id !== id);
  return saveLayout(transaction, publisher, before, { groups }, publishId);
}

/**
 * Replaces all sections of a layout; what is missing is deleted. Throws `NotFoundError`, `StaleError`,
 * `ForeignReferenceError` (`unknownGroup`) for a section in a group that the layout does not have, and what
 * `saveLayout` throws.
 */
export async function saveSections(
  transaction: Transaction,
  publisher: Publisher,
  { layoutId, sections }: { layoutId: string; sections: readonly SectionInput[] },
  { publishId, expectedVersion }: Publishing,
): Promise<StoredLayout> {
  const before = await lockedLayout(transaction, layoutId, expectedVersion);
  const groupIds = new Set(before.sectionGroups.map(({ id }) => id));
  const lost = sections.flatMap(({ sectionGroupId }, place) =>
    groupIds.has(sectionGroupId) ? [] : [`sections.${place}.sectionGroupId`],
  );
  if (lost.length > 0) throw new ForeignReferenceError('unknownGroup', lost, 'The layout has no such group.');
  const stored = new Map(sectionsOf(before).map((section) => [section.id, section]));
  const places = new Map<Section, number>();
  const groups: SectionGroup[] = before.sectionGroups.map((group) => {
    const own = sections.flatMap((section, place) => (section.sectionGroupId === group.id ? [{ section, place }] : []));
    return {
      ...group,
      sections: own.map(({ section, place }, at) => {
        const held = heldSection(section, stored, at);
        places.set(held, place);
        return held;
      }),
    };
  });
  const pathOf = (group: number, section?: number) => {
    const held = section === undefined ? undefined : groups[group]?.sections[section];
    return held ? `sections.${places.get(held)}` : `sectionGroups.${group}`;
  };
  return saveLayout(transaction, publisher, before, { groups, pathOf }, publishId);
}
