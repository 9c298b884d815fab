import type { LayoutProblem, ResolvedLayout, ResolvedSection } from '../../../../generated/model/index.ts';

/** The part of a resolved layout that has its problems. */
export interface SeenProblems {
  groups: readonly { sections: readonly Pick<ResolvedSection, 'problems'>[] }[];
}

/** Everything that is wrong with a resolved layout, from top to bottom. */
export function problemsOf({ groups }: SeenProblems): LayoutProblem[] {
  return groups.flatMap(({ sections }) => sections.flatMap(({ problems }) => problems));
}

/** What is wrong with each section or its slides, by the section's id. */
export function problemsBySection(resolved: ResolvedLayout | undefined): ReadonlyMap<string, readonly LayoutProblem[]> {
  const sections = (resolved?.groups ?? []).flatMap((group) => group.sections);
  return new Map(sections.filter(({ problems }) => problems.length > 0).map(({ id, problems }) => [id, problems]));
}
