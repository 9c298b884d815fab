import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListMediaCategoriesQueryKey,
  getListVideoCategoriesQueryKey,
  listMediaCategories,
  listVideoCategories,
} from '../../../../generated/api/media/media.ts';
import type { Action } from '../../../contract/entity.ts';
import { ActionDialog } from '../../../engine/list/actions/action-dialog.tsx';
import type { ActionOrder } from '../../../engine/list/actions/use-action-run.ts';
import { Select } from '../../../ui/select.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { categorising } from './changing.ts';
import { useBulkTitle } from './use-bulk-title.ts';

/** Puts many items into a category: asks which, does it to each, and tells what became of each. */
export function CategoryDialog({ entity, chosen, parameters, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const isVideo = entity.name === 'video';
  const { data: categories = [] } = useQuery({
    queryKey: isVideo ? getListVideoCategoriesQueryKey() : getListMediaCategoriesQueryKey(),
    queryFn: ({ signal }) => (isVideo ? listVideoCategories({ signal }) : listMediaCategories({ signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [id, setId] = useState<string>();
  const category = categories.find((one) => String(one.id) === id);
  const titleOf = useBulkTitle(entity);
  const order = useMemo((): ActionOrder => ({ action: CATEGORISE, chosen }), [chosen]);
  return (
    <ActionDialog
      entity={categorising(entity, category)}
      order={order}
      parameters={parameters}
      words={{ success: 'messages.mediaInfoUpdated', failure: 'messages.updateFailed' }}
      ask={(targets) => ({
        title: titleOf('media.bulk.categoryTitle', targets),
        why: category ? undefined : t('media.bulk.chooseCategory'),
        content: (
          <>
            <p>{t(isVideo ? 'media.bulk.addsCategory' : 'media.bulk.setsCategory')}</p>
            <Select
              label={t('media.bulk.category')}
              options={categories.map((one) => ({ value: String(one.id), label: one.name }))}
              value={id ?? null}
              onChange={setId}
            />
          </>
        ),
      })}
      onClose={onClose}
    />
  );
}

const CATEGORISE: Action = {
  name: 'categorise',
  label: { en: 'Set category', sv: 'Sätt kategori' },
  text: { en: 'The category is set.', sv: 'Kategorin sätts.' },
  set: {},
};
