import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntity } from '../../../contract/entity.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { draftsAt } from '../../../engine/edit-session/draft-store.ts';
import { ListPage } from '../../../engine/list/list-page.tsx';
import type { OwnCells } from '../../../engine/list/use-columns.ts';
import { readStored } from '../../../engine/values/stored.ts';
import { textAt } from '../../../engine/values/values.ts';
import { LayoutName } from './layout-name.tsx';

/** Props of {@link LayoutListPage}. */
export interface LayoutListPageProps {
  /** The definition of layouts. */
  entity: ListedEntity;
}

/** The list of layouts (specification §2). It marks the one that was opened last, and those of which this browser keeps unsaved work (§4). */
export function LayoutListPage({ entity }: LayoutListPageProps) {
  const { t } = useTranslation();
  const { user, instanceId } = useActiveSite();
  const cells = useMemo((): OwnCells => {
    const lastOpened = readStored('selectedLayout');
    return {
      name: (row) => {
        const id = textAt(row, entity.id);
        const isUnsaved = draftsAt({ user, instanceId, entity: entity.name, id }).length > 0;
        return (
          <LayoutName
            name={textAt(row, entity.title)}
            isUnsaved={isUnsaved}
            note={id === lastOpened ? t('layouts.lastOpened') : undefined}
          />
        );
      },
    };
  }, [entity, user, instanceId, t]);
  return <ListPage entity={entity} cells={cells} />;
}
