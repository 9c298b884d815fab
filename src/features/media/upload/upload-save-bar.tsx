import { CaseSensitive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import type { EditFrameParts } from '../../../engine/edit-session/edit-session-frame.tsx';
import { UndoButtons } from '../../../engine/edit-session/undo-buttons.tsx';
import { SiteCrest } from '../../../engine/site-crest.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { type Details, hasName } from './details.ts';
import { isFaultless } from './item-faults.ts';
import { valuesOf } from './shared-details.ts';
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

/** Says how many can be saved, names by their files those that were left without a name, and saves all to the active site. */
export function UploadSaveBar(props: UploadSaveBarProps) {
  const { open, entities, details, detailing, isSaving, formId, parts } = props;
  const { undoRedo, offerUndo } = parts;
  const { t } = useTranslation();
  const { name } = useActiveSite();
  if (open.length === 0) return null;
  const unnamed = open.filter((item) => !hasName(valuesOf(details, item)));
  const ready = open.filter((item) => {
    const { kind, state } = item;
    return state.step === 'uploaded' && entities && kind && isFaultless(entities, kind, valuesOf(details, item));
  });
  const isWaiting = !open.some(({ state }) => state.step === 'uploaded');
  return (
    <SaveBar
      message={t('mediaUpload.save.ready', { ready: ready.length, count: open.length })}
      actions={
        <>
          <UndoButtons can={undoRedo.can} onUndo={undoRedo.undo} onRedo={undoRedo.redo} />
          {unnamed.length > 0 ? (
            <Button
              type="regular-no-border"
              icon={<CaseSensitive />}
              onPress={() => offerUndo(detailing.nameByFiles(unnamed))}
            >
              {t('mediaUpload.names.use')}
            </Button>
          ) : null}
          <Button
            type="filled"
            icon={<SiteCrest />}
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
