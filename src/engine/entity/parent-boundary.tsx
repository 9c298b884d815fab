import type { ReactNode } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { isGone, ReadBoundaryPage } from '../loading/read-boundary.tsx';
import { useText } from '../text/use-text.ts';
import { useReadAbove } from './use-entity-paths.ts';

/** Props of {@link ParentBoundary}. */
export interface ParentBoundaryProps {
  entity: Entity;
  /** The page: what is listed or made belongs to what the address names. */
  children: ReactNode;
}

/** A page of things that belong to another; where the site has no such other one, that is told in its place. */
export function ParentBoundary({ entity, children }: ParentBoundaryProps) {
  const text = useText();
  const above = useReadAbove(entity);
  const { within } = entity;
  if (!within || !above || !isGone(above.error)) return children;
  const { list } = within.paths;
  return (
    <ReadBoundaryPage
      reads={[above]}
      title={text(within.labels.one)}
      crumbs={[{ label: text(within.labels.many), href: list }]}
      back={list}
    />
  );
}
