import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { writtenTagName } from '../../../openapi/formats/tag-name.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { StoredEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useSaveName } from './use-save-name.ts';

/** Props of {@link RenameDialog}. */
export interface RenameDialogProps {
  /** The definition of custom tags. */
  entity: StoredEntity;
  /** The tag as its row in the list has it. */
  tag: Tag;
  onClose(): void;
}

/** Gives a tag another name without leaving the list: whatever bears it shows the new one. A tag that another has changed meanwhile is told, and read anew. */
export function RenameDialog({ entity, tag, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  // As it is now, with its version: the row may be older than what another has made of the tag.
  const { data, error, isFetching, refetch } = useQuery({
    ...entity.read(tag.value),
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  });
  const now = data as Tag | undefined;
  const read = (): void => void refetch();
  const saving = useSaveName({
    // Whoever is faster than the reading has the save wait for it.
    send: async (name) => {
      const present = now && !isFetching ? now : (await refetch({ cancelRefetch: false, throwOnError: true })).data;
      try {
        return await entity.update(tag.value, { name }, present ? ifMatch(versionOf(present)) : {});
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 412)) throw failure;
        // A call whose answer was lost may have given it the name.
        const { data: fresh } = await refetch();
        if ((fresh as Tag | undefined)?.name !== writtenTagName(name)) throw failure;
        return fresh;
      }
    },
    success: 'messages.updateSuccessful',
    failure: 'messages.updateFailed',
    onDone: onClose,
  });
  return (
    <NameDialog
      title={t('tags.renameTitle', { name: tag.name })}
      help={tag.usageCount === 0 ? t('tags.unused') : t('tags.renameHelp', { count: tag.usageCount })}
      start={tag.name}
      saving={saving}
      onSave={(name) => {
        if (now && !isFetching && name.trim() === now.name) onClose();
        else saving.save(name);
      }}
      onClose={onClose}
    >
      {now && now.name !== tag.name ? (
        <Banner status="warning" title={t('tags.renamedMeanwhile', { name: now.name })} />
      ) : null}
      {error && !isFetching ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={read}>
          {failureText(t, error)}
        </ErrorState>
      ) : null}
    </NameDialog>
  );
}
