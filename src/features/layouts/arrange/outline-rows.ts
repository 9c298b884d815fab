import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import { moveGroup, moveSection } from '../model/change.ts';

/** One row of the outline: a group, or a section of the group whose row stands before it. */
export type OutlineRow =
  | { kind: 'group'; id: string; group: SectionGroup }
  | { kind: 'section'; id: string; group: SectionGroup; section: Section };

/** The rows of a layout, from top to bottom. */
export function rowsOf({ sectionGroups }: SiteLayout): OutlineRow[] {
  return sectionGroups.flatMap((group): OutlineRow[] => [
    { kind: 'group', id: group.id, group },
    ...group.sections.map((section): OutlineRow => ({ kind: 'section', id: section.id, group, section })),
  ]);
}

/** Where a new section goes: into a group, at a place from 0. */
export interface InsertPlace {
  groupId: string;
  index: number;
}

/** Behind the row of an id, in its group; at the end where no row has it. */
export function placeBehind(rows: readonly OutlineRow[], id: string | undefined): InsertPlace {
  const row = rows.find((one) => one.id === id) ?? rows.at(-1);
  if (!row) return { groupId: '', index: 0 };
  const at = row.kind === 'section' ? row.group.sections.indexOf(row.section) + 1 : 0;
  return { groupId: row.group.id, index: at };
}

/**
 * A layout with one row moved to the place of another: a section lands in the group whose row then stands before it, a group takes its
 * sections with it.
 */
export function moveRow(layout: SiteLayout, from: number, to: number): SiteLayout {
  const rows = rowsOf(layout);
  const row = rows[from];
  if (!row || from === to) return layout;
  const others = rows.toSpliced(from, 1);
  if (row.kind === 'group') {
    const before = others.slice(0, to).filter(({ kind }) => kind === 'group').length;
    const groupsOnly = layout.sectionGroups.findIndex(({ id }) => id === row.id);
    // Moved down over sections of its own, it stands where it did; one step further it passes the next group.
    return moveGroup(layout, row.id, to > from && before === groupsOnly ? before + 1 : before);
  }
  const ahead = others.slice(0, Math.max(to, 1));
  const group = ahead.findLast(({ kind }) => kind === 'group');
  if (!group) return layout;
  const index = ahead.length - 1 - ahead.lastIndexOf(group);
  return moveSection(layout, row.id, group.id, index);
}
