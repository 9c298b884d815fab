import { CaseSensitive, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import type { EditFrameParts } from '../../../engine/edit-session/edit-session-frame.tsx';
import { UndoButtons } from '../../../engine/edit-session/undo-buttons.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { type Details, detailsOf, hasName } from './details.ts';
import { isFaultless } from './item-faults.ts';
import type { UploadItem } from './upload-item.ts';
import type { Detailing } from './use-details.ts';
import type { MediaEntities } from './use-media-entities.ts';

/** Props of {@link UploadSaveBar}. */
export interface UploadSaveBarProps {
  /** The items that are not saved yet. */
  open: readonly UploadItem[];
  /** By which what is typed is checked; undefined until they are there. */
  entities: MediaEntities | undefined;
  details: Details;
  detailing: Detailing;
  isSaving: boolean;
  formId: string;
  parts: EditFrameParts;
}

/** Says how many can be saved, names them by their files, undoes that, and saves all to the active site. */
export function UploadSaveBar(props: UploadSaveBarProps) {
  const { open, entities, details, detailing, isSaving, formId, parts } = props;
  const { undoRedo, offerUndo } = parts;
  const { t } = useTranslation();
  const { name } = useActiveSite();
  if (open.length === 0) return null;
  const isNamed = ({ id }: UploadItem): boolean => hasName(detailsOf(details, id));
  const ready = open.filter(
    ({ id, kind, state }) =>
      state.step === 'uploaded' && entities && kind && isFaultless(entities, kind, detailsOf(details, id)),
  );
  const isWaiting = !open.some(({ state }) => state.step === 'uploaded');
  return (
    <SaveBar
      message={t('mediaUpload.save.ready', { ready: ready.length, count: open.length })}
      actions={
        <>
          <UndoButtons can={undoRedo.can} onUndo={undoRedo.undo} onRedo={undoRedo.redo} />
          <Button
            type="regular-no-border"
            icon={<CaseSensitive />}
            why={open.every(isNamed) ? t('mediaUpload.names.allNamed') : undefined}
            onPress={() => offerUndo(detailing.nameByFiles(open))}
          >
            {t('mediaUpload.names.use')}
          </Button>
          <Button
            type="filled"
            icon={<Save />}
            isSubmit
            form={formId}
            isPending={isSaving}
            why={isWaiting ? t('messages.waitForMedia') : undefined}
          >
            {t('mediaUpload.save.all', { site: name })}
          </Button>
        </>
      }
    />
  );
}
