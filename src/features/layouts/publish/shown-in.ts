import type { ResolvedLayout } from '../../../../generated/model/index.ts';

/** What visitors see of a resolved layout: its sections and slides that are shown, by id, with what each is called. */
export function shownIn({ groups }: ResolvedLayout): ReadonlyMap<string, string> {
  const shown = groups.filter(({ visible }) => visible).flatMap(({ sections }) => sections);
  return new Map(
    shown
      .filter(({ state }) => state === 'shown')
      .flatMap(({ id, title, type, items }): [string, string][] => [
        [id, title || type],
        ...items.filter(({ slide }) => slide?.state === 'shown').map((item): [string, string] => [item.id, item.title]),
      ]),
  );
}
