import type { LayoutProblem, LayoutSettings, ResolvedLayout, SectionGroup } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { type Sql, sql } from '../../sql.ts';
import { readLayout, type StoredLayout } from '../layouts.ts';
import type { CheckConfig } from '../section-rules.ts';
import { problemsOf } from './problems.ts';
import { articlesChanging } from './read-articles.ts';
import { type Look, readFacts } from './read-facts.ts';
import { gamesOfDay } from './read-games.ts';
import { type GroupAtMoment, resolveGroups } from './resolve-sections.ts';
import { atOwnPlace, faultProblems, soundSection } from './sound-section.ts';
import { stopsAhead, stopsOf } from './stops.ts';

/** A layout to look at, saved or not. */
export interface Viewed {
  readonly id: string | null;
  readonly name: string;
  readonly settings: LayoutSettings;
  readonly sectionGroups: readonly SectionGroup[];
}

/**
 * What visitors see of a layout at a moment, with what is wrong in it and, where everything is counted, when it changes
 * next. Reads only.
 */
export async function resolveLayout(
  reader: Reader,
  layout: Viewed,
  look: Look,
  checkConfig: CheckConfig,
): Promise<ResolvedLayout> {
  const { name, settings } = layout;
  const at = new Date(look.at).toISOString();
  const sound = layout.sectionGroups.map((group) =>
    group.sections.map((section) => soundSection(section, checkConfig)),
  );
  const sectionGroups = layout.sectionGroups.map((group, place) => ({
    ...group,
    sections: sound[place]?.map(({ section }) => section) ?? [],
  }));
  const [facts, games, changing] = await Promise.all([
    readFacts(reader, sectionGroups, look),
    look.hasGames && settings.showGameHeader ? gamesOfDay(reader, new Date(look.at)) : [],
    look.counts ? articlesChanging(reader, at, new Date(look.at + stopsAhead).toISOString()) : [],
  ]);
  const groups = resolveGroups(sectionGroups, facts);
  const problems = (groupId: string, resolved: GroupAtMoment['sections'][number], place: number, index: number) => {
    const of = { layoutId: layout.id, groupId };
    const sent = layout.sectionGroups[place]?.sections[index];
    const checked = sound[place]?.[index];
    if (!sent || !checked) return [];
    const found = problemsOf(checked.section, resolved, facts, of).map((problem) => atOwnPlace(problem, sent));
    return [...faultProblems(sent, checked.faults, of), ...found];
  };
  return {
    at: at.replace(/\.\d+Z$/, 'Z'),
    device: look.device,
    name,
    settings,
    games,
    groups: groups.map((group, place) => ({
      ...group,
      sections: group.sections.map((section, index) => ({
        ...section,
        config: layout.sectionGroups[place]?.sections[index]?.config ?? section.config,
        problems: problems(group.id, section, place, index),
      })),
    })),
    stops: look.counts ? stopsOf(sectionGroups, groups, facts, changing) : [],
  };
}

/** What is wrong with a layout now: as `resolveLayout` says it on a desktop, errors first. */
export async function problemsOfLayout(
  reader: Reader,
  layout: StoredLayout,
  checkConfig: CheckConfig,
  mainSponsors: Look['mainSponsors'],
): Promise<LayoutProblem[]> {
  const look: Look = { at: Date.now(), device: 'desktop', base: '', counts: false, hasGames: false, mainSponsors };
  const { groups } = await resolveLayout(reader, layout, look, checkConfig);
  return groups.flatMap(({ sections }) => sections.flatMap((section) => section.problems)).toSorted(errorsFirst);
}

/**
 * The same of the layouts for which a condition over rows `p` of `site_layouts` holds, by the id of each. They are read one
 * after the other: a hundred large ones at once would hold up everybody else.
 */
export async function problemsOfLayouts(
  reader: Reader,
  condition: Sql,
  checkConfig: CheckConfig,
  mainSponsors: Look['mainSponsors'],
): Promise<ReadonlyMap<string, LayoutProblem[]>> {
  const rows = await reader.query<{ id: string }>(
    sql`SELECT p.uuid AS id FROM site_layouts p WHERE ${condition} ORDER BY p.name COLLATE "sv-x-icu", p.uuid`,
  );
  const found = new Map<string, LayoutProblem[]>();
  for (const { id } of rows) {
    const layout = await readLayout(reader, id);
    if (layout) found.set(id, await problemsOfLayout(reader, layout, checkConfig, mainSponsors));
  }
  return found;
}

const errorsFirst = (one: LayoutProblem, other: LayoutProblem): number =>
  Number(one.severity === 'warning') - Number(other.severity === 'warning');
