import { Pause, Play, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { isUnderWay } from './upload-state.ts';

const PAUSABLE = ['queued', 'sending', 'offline', 'retrying'];

/** Props of {@link ItemActions}. */
export interface ItemActionsProps {
  item: UploadItem;
  queue: UploadQueue;
  /** Whether it is just becoming an item of the library, which nothing takes away. */
  isSaving: boolean;
  onRemove: () => void;
}

/** Pause, resume, and take away. */
export function ItemActions({ item, queue, isSaving, onRemove }: ItemActionsProps) {
  const { t } = useTranslation();
  const { id, genericName: name, state } = item;
  return (
    <>
      {PAUSABLE.includes(state.step) ? (
        <IconButton
          label={t('mediaUpload.pause', { name })}
          icon={<Pause />}
          size="md"
          onPress={() => queue.pause(id)}
        />
      ) : null}
      {state.step === 'paused' ? (
        <IconButton
          label={t('mediaUpload.resume', { name })}
          icon={<Play />}
          size="md"
          onPress={() => queue.resume(id)}
        />
      ) : null}
      {state.step === 'saved' ? null : (
        <IconButton
          label={t(isUnderWay(state) || state.step === 'paused' ? 'mediaUpload.cancel' : 'mediaUpload.remove', {
            name,
          })}
          icon={isUnderWay(state) || state.step === 'paused' ? <X /> : <Trash2 />}
          size="md"
          why={isSaving ? t('mediaUpload.isSaving') : undefined}
          onPress={onRemove}
        />
      )}
    </>
  );
}
