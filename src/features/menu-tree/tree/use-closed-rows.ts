import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { listItems } from '../model/find.ts';

/** A text that is kept somewhere beyond the page. */
export interface KeptText {
  read(): string | undefined;
  write(text: string): void;
}

/** A menu of more items opens with its first level only. */
const FEW = 200;

/**
 * Which groups and items are closed, by their ids, kept for this site over a reload. Without anything kept, a large
 * menu begins with its first level only.
 */
export function useClosedRows(
  groups: readonly MenuGroup[],
  kept: KeptText | undefined,
): [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>] {
  const site = groups[0]?.instanceId ?? '';
  const [first] = useState(() => closedAt(site, kept) ?? closedAtFirst(groups));
  const [closed, setClosed] = useState<ReadonlySet<string>>(first);
  useEffect(() => {
    if (closed !== first) kept?.write([site, ...closed].join(' '));
  }, [closed, first, site, kept]);
  return [closed, setClosed];
}

/** What is kept is the site and the ids, with spaces between them: what another site has closed says nothing here. */
function closedAt(site: string, kept: KeptText | undefined): ReadonlySet<string> | undefined {
  const [of, ...ids] = kept?.read()?.split(' ') ?? [];
  return of === site ? new Set(ids) : undefined;
}

function closedAtFirst(groups: readonly MenuGroup[]): ReadonlySet<string> {
  const items = listItems(groups);
  if (items.length <= FEW) return new Set();
  return new Set(items.filter(({ item }) => item.children.length > 0).map(({ item }) => item.id));
}
