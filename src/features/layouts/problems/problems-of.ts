import type { LayoutProblem, ResolvedLayout } from '../../../../generated/model/index.ts';

/** Everything that is wrong with a resolved layout, from top to bottom. */
export function problemsOf({ groups }: ResolvedLayout): LayoutProblem[] {
  return groups.flatMap(({ sections }) => sections.flatMap(({ problems }) => problems));
}

/** What is wrong with each section or its slides, by the section's id. */
export function problemsBySection(resolved: ResolvedLayout | undefined): ReadonlyMap<string, readonly LayoutProblem[]> {
  const sections = (resolved?.groups ?? []).flatMap((group) => group.sections);
  return new Map(sections.filter(({ problems }) => problems.length > 0).map(({ id, problems }) => [id, problems]));
}
