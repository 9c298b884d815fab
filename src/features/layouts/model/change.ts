import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import { isValues, type Values } from '../../../engine/values/values.ts';
import { findSection } from './find.ts';

/** A layout with a section changed; the same layout where there is no such section. */
export function changeSection(layout: SiteLayout, id: string, change: (section: Section) => Section): SiteLayout {
  return inGroups(layout, (group) => {
    const sections = mapped(group.sections, (section) => (section.id === id ? change(section) : section));
    return sections === group.sections ? group : { ...group, sections };
  });
}

/** A layout with a group changed. */
export function changeGroup(layout: SiteLayout, id: string, change: (group: SectionGroup) => SectionGroup): SiteLayout {
  return inGroups(layout, (group) => (group.id === id ? change(group) : group));
}

/** A layout with a section put into a group, at a place from 0. */
export function insertSection(layout: SiteLayout, groupId: string, index: number, section: Section): SiteLayout {
  return inGroups(layout, (group) =>
    group.id === groupId
      ? { ...group, sections: group.sections.toSpliced(index, 0, { ...section, sectionGroupId: groupId }) }
      : group,
  );
}

/** A layout without a section. */
export function removeSection(layout: SiteLayout, id: string): SiteLayout {
  return inGroups(layout, (group) =>
    group.sections.some((section) => section.id === id)
      ? { ...group, sections: group.sections.filter((section) => section.id !== id) }
      : group,
  );
}

/** A layout with a section moved to a place of a group, counted without the section itself. */
export function moveSection(layout: SiteLayout, id: string, groupId: string, index: number): SiteLayout {
  const found = findSection(layout, id);
  if (!found || (found.group.id === groupId && found.index === index)) return layout;
  return insertSection(removeSection(layout, id), groupId, index, found.section);
}

/** A section like another, under ids of its own, its slides and pictures as well. */
export function copyOf(section: Section, newId: () => string): Section {
  const config = isValues(section.config) ? (withNewIds(section.config, newId) as Values) : section.config;
  return { ...section, config, id: newId(), createdAt: null, updatedAt: null };
}

/** A layout with a group put at a place from 0. */
export function insertGroup(layout: SiteLayout, index: number, group: SectionGroup): SiteLayout {
  return { ...layout, sectionGroups: layout.sectionGroups.toSpliced(index, 0, group) };
}

/** A layout without a group and all that is in it. */
export function removeGroup(layout: SiteLayout, id: string): SiteLayout {
  return { ...layout, sectionGroups: layout.sectionGroups.filter((group) => group.id !== id) };
}

/** A layout with a group moved to a place, counted without the group itself. */
export function moveGroup(layout: SiteLayout, id: string, index: number): SiteLayout {
  const from = layout.sectionGroups.findIndex((group) => group.id === id);
  const group = layout.sectionGroups[from];
  if (!group || from === index) return layout;
  return insertGroup(removeGroup(layout, id), index, group);
}

/** The rows in a config's lists under new ids: those that have one. */
function withNewIds(value: unknown, newId: () => string): unknown {
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Array.isArray(inner)
        ? inner.map((row: unknown) => (isValues(row) && typeof row.id === 'string' ? { ...row, id: newId() } : row))
        : inner,
    ]),
  );
}

function inGroups(layout: SiteLayout, change: (group: SectionGroup) => SectionGroup): SiteLayout {
  const sectionGroups = mapped(layout.sectionGroups, change);
  return sectionGroups === layout.sectionGroups ? layout : { ...layout, sectionGroups };
}

/** A list with its entries changed; the same list where none was. */
function mapped<Entry>(list: Entry[], change: (entry: Entry) => Entry): Entry[] {
  const after = list.map(change);
  return after.every((entry, index) => entry === list[index]) ? list : after;
}
