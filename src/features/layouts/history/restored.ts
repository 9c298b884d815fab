import type { SiteLayout } from '../../../../generated/model/index.ts';
import { changeSection, insertSection } from '../model/change.ts';
import { changesOf, type LayoutChange } from '../model/changes.ts';
import { findSection } from '../model/find.ts';
import { type Part, partsOf } from '../model/parts.ts';

/** A layout as it was published before, as a change of what is held now: all that one can change about it. */
export function restoredLayout(now: SiteLayout, { name, settings, sectionGroups }: SiteLayout): SiteLayout {
  return { ...now, name, settings, sectionGroups };
}

/** A layout with one section as it was published before: in its place, or back in the group that it stood in. */
export function restoredSection(now: SiteLayout, before: SiteLayout, id: string): SiteLayout {
  const was = findSection(before, id);
  if (!was) return now;
  if (findSection(now, id))
    return changeSection(now, id, (section) => ({ ...was.section, sectionGroupId: section.sectionGroupId }));
  const group = now.sectionGroups.find((one) => one.id === was.group.id) ?? now.sectionGroups[0];
  return group ? insertSection(now, group.id, Math.min(was.index, group.sections.length), was.section) : now;
}

/**
 * The sections as they were published before, top to bottom, that bringing back alone would change something: themselves, their slides, or that
 * they are there at all. `changes` lead from what is held now to that publication.
 */
export function changedSections(now: SiteLayout, before: SiteLayout, changes: readonly LayoutChange[]): Part[] {
  const touched = new Set(changes.flatMap(({ id, part }) => [id, part.parentId]));
  const isTouched = ({ id, parentId }: Part): boolean => touched.has(id) || touched.has(parentId);
  return [...partsOf(before).values()].filter(
    (part) =>
      part.kind === 'section' && isTouched(part) && changesOf(now, restoredSection(now, before, part.id)).length > 0,
  );
}
