import { useTranslation } from 'react-i18next';
import type { ListedEntity } from '../../../contract/entity.ts';
import { ListFilters } from '../../../engine/list/list-filters.tsx';
import { isNarrowed, type ListChange, type ListState, widened } from '../../../engine/list/use-list-state.ts';
import { Button } from '../../../ui/button.tsx';

/** Props of {@link MediaFilters}. */
export interface MediaFiltersProps {
  entity: ListedEntity;
  state: ListState;
  rows: readonly object[];
  onChange(change: ListChange): void;
}

/** What narrows the media, each filter with 'Show All' among its choices (specification §2), and the same for all of them. */
export function MediaFilters({ entity, state, rows, onChange }: MediaFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ListFilters
        entity={entity}
        filters={state.filters}
        rows={rows}
        all={t('media.showAll')}
        onChange={(filters) => onChange({ filters })}
      />
      {isNarrowed(entity.list, state) ? (
        <Button type="regular-no-border" size="md" onPress={() => onChange(widened(entity.list))}>
          {t('media.showAll')}
        </Button>
      ) : null}
    </>
  );
}
