import { useQueries } from '@tanstack/react-query';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { LayoutChange } from '../model/changes.ts';
import { previewQuery } from '../preview/preview-query.ts';
import { ChangesList } from './changes-list.tsx';

/** Props of {@link NamedChanges}. */
export interface NamedChangesProps {
  base: SiteLayout;
  layout: SiteLayout;
  changes: readonly LayoutChange[];
}

/** The changes from one layout to another; slides that follow an article or a game are called as visitors read them, also those that go. */
export function NamedChanges({ base, layout, changes }: NamedChangesProps) {
  const pages = useQueries({ queries: [previewQuery(base, {}), previewQuery(layout, {})] });
  const items = pages.flatMap(({ data }) =>
    (data?.groups ?? []).flatMap(({ sections }) => sections.flatMap((section) => section.items)),
  );
  return <ChangesList base={base} changes={changes} titles={new Map(items.map(({ id, title }) => [id, title]))} />;
}
