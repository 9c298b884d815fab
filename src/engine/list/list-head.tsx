import type { ReactNode } from 'react';
import type { ShownEntity } from '../../contract/entity.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EntityLinks } from '../entity/links.tsx';
import { useCrumbsAbove } from '../entity/use-entity-paths.ts';
import { useText } from '../text/use-text.ts';
import { AddButton, ImportButton } from './add-button.tsx';

/** Props of {@link ListHead}. */
export interface ListHeadProps {
  entity: ShownEntity;
  /** Makes a new one in place of going to the page for it. */
  onAdd?: (() => void) | undefined;
  children?: ReactNode;
}

/**
 * The head of a list: what its things belong to, what they are called, and the ways to other pages and to a new one.
 * `children` stand first among these.
 */
export function ListHead({ entity, onAdd, children }: ListHeadProps) {
  const text = useText();
  return (
    <PageHeader
      title={text(entity.labels.many)}
      crumbs={useCrumbsAbove(entity)}
      actions={
        <>
          {children}
          <EntityLinks entity={entity} />
          <ImportButton entity={entity} />
          <AddButton entity={entity} onAdd={onAdd} />
        </>
      }
    />
  );
}
