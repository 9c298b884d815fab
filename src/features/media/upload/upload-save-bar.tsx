import { CaseSensitive, Save } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { useSaveShortcut } from '../../../engine/edit-session/use-save-shortcut.ts';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { detailsOf, hasName } from './details.ts';
import { isFaultless } from './item-faults.ts';
import type { UploadItem } from './upload-item.ts';
import type { Detailing } from './use-details.ts';
import type { MediaEntities } from './use-media-entities.ts';
import type { useSaving } from './use-saving.ts';

/** Props of {@link UploadSaveBar}. */
export interface UploadSaveBarProps {
  /** The items that are not saved yet. */
  open: readonly UploadItem[];
  /** By which what is typed is checked; undefined until they are there. */
  entities: MediaEntities | undefined;
  detailing: Detailing;
  saving: ReturnType<typeof useSaving>;
}

const always = (): boolean => true;

/** Says how many can be saved, names them by their files, and saves all to the active site; Ctrl+S does the same. */
export function UploadSaveBar(props: UploadSaveBarProps) {
  const { open, entities, detailing, saving } = props;
  const { details, nameByFiles } = detailing;
  const { t } = useTranslation();
  const formId = useId();
  const { name } = useActiveSite();
  useSaveShortcut(formId, always);
  const isNamed = ({ id }: UploadItem): boolean => hasName(detailsOf(details, id));
  const ready = open.filter(
    ({ id, kind, state }) =>
      state.step === 'uploaded' && entities && kind && isFaultless(entities, kind, detailsOf(details, id)),
  );
  const isWaiting = !open.some(({ state }) => state.step === 'uploaded');
  return (
    <>
      <form
        id={formId}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save(open);
        }}
      />
      <SaveBar
        message={t('mediaUpload.save.ready', { ready: ready.length, count: open.length })}
        actions={
          <>
            <Button
              type="regular-no-border"
              icon={<CaseSensitive />}
              why={open.every(isNamed) ? t('mediaUpload.names.allNamed') : undefined}
              onPress={() => nameByFiles(open)}
            >
              {t('mediaUpload.names.use')}
            </Button>
            <Button
              type="filled"
              icon={<Save />}
              isSubmit
              form={formId}
              isPending={saving.isSaving}
              why={isWaiting ? t('messages.waitForMedia') : undefined}
            >
              {t('mediaUpload.save.all', { site: name })}
            </Button>
          </>
        }
      />
    </>
  );
}
