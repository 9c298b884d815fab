import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../../contract/entity.ts';
import { ActionDialog } from '../../../engine/list/actions/action-dialog.tsx';
import type { ActionOrder } from '../../../engine/list/actions/use-action-run.ts';
import { textOf, valueAt } from '../../../engine/values/values.ts';
import { useSource } from '../../../engine/widgets/use-source.ts';
import { MultiComboBox } from '../../../ui/multi-combo-box.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { type KeptTag, tagging } from './changing.ts';
import { tagSource } from './tag-source.ts';
import { useBulkTitle } from './use-bulk-title.ts';

/** Puts tags on many items: asks which, does it to each, and tells what became of each. */
export function TagDialog({ entity, chosen, parameters, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const [tags, setTags] = useState<readonly KeptTag[]>([]);
  const source = useSource(tagSource, { value: 'value', text: 'name' });
  const titleOf = useBulkTitle(entity);
  const order = useMemo((): ActionOrder => ({ action: ADD_TAGS, chosen }), [chosen]);
  const choose = (values: readonly string[]): void =>
    setTags(
      values.map(
        (value) =>
          tags.find((tag) => tag.value === value) ?? {
            value,
            name: textOf(valueAt(source.row(value), 'name')) || value,
          },
      ),
    );
  return (
    <ActionDialog
      entity={tagging(
        entity,
        tags.map(({ value }) => ({ value })),
      )}
      order={order}
      parameters={parameters}
      words={{ success: 'messages.mediaInfoUpdated', failure: 'messages.updateFailed' }}
      ask={(targets) => ({
        title: titleOf('media.bulk.tagTitle', targets),
        why: tags.length === 0 ? t('media.bulk.chooseTag') : undefined,
        content: (
          <>
            <p>{t('media.bulk.addsTags')}</p>
            <MultiComboBox
              label={t('media.bulk.tags')}
              value={tags.map(({ value }) => value)}
              chosen={tags.map(({ value, name = value }) => ({ value, label: name }))}
              onChange={choose}
              options={source.options}
              isLoading={source.isLoading}
              onInputChange={source.search}
            />
          </>
        ),
      })}
      onClose={onClose}
    />
  );
}

const ADD_TAGS: Action = {
  name: 'add-tags',
  label: { en: 'Add tags', sv: 'Lägg till taggar' },
  text: {
    en: 'The tags are added to those that each item has already.',
    sv: 'Taggarna läggs till dem som varje objekt redan har.',
  },
  set: {},
};
