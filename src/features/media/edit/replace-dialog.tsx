import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { EditorCommands } from '../../../engine/editor/editor-slots.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { bytesText } from '../upload/amounts.ts';
import { MEDIA_TYPES } from '../upload/file-signature.ts';
import { faultText } from '../upload/item-problem.tsx';
import { CompareFiles } from './compare-files.tsx';
import styles from './edit.module.css';
import { type ReplaceStep, useReplacing } from './use-replacing.ts';

/** Props of {@link ReplaceDialog}. */
export interface ReplaceDialogProps {
  media: Media;
  commands: EditorCommands;
  onClose(): void;
}

/** Puts another file into the place of an item's; all references stay. What changes is shown before, and in the editor after. */
export function ReplaceDialog({ media, commands, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation();
  const { now, isStale, step, choose, replace, again } = useReplacing(media, async (replaced) => {
    await commands.takeOver(replaced);
    toast('success', t('messages.mediaUploaded'));
    onClose();
  });
  const confirm = useRef<HTMLButtonElement>(null);
  const isCompared = step.name === 'compare';
  useEffect(() => {
    // What was pressed to choose a file is gone.
    if (isCompared) confirm.current?.focus();
  }, [isCompared]);
  const file = 'file' in step ? step.file : undefined;
  const isSame = file?.hash !== undefined && file.hash === now.hash;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`mediaEdit.replace.title.${media.type}`)}
      size="md"
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          {isCompared ? <Button onPress={again}>{t('mediaEdit.replace.other')}</Button> : null}
          <Button
            ref={confirm}
            type="filled"
            why={file ? (isSame ? t('mediaEdit.replace.same') : undefined) : t('mediaEdit.replace.chooseFirst')}
            isPending={step.name === 'sending'}
            onPress={() => void replace()}
          >
            {t('mediaEdit.replace.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.replace}>
        <p>{t('mediaEdit.replace.text')}</p>
        <Choosing type={media.type} step={step} onFile={(chosen) => void choose(chosen)} />
        {isStale ? <Banner status="warning" title={t('mediaEdit.replace.stale')} /> : null}
        {file ? <CompareFiles now={now} file={file} /> : null}
        {isSame ? <Banner status="info" title={t('mediaEdit.replace.same')} /> : null}
        <Sending step={step} />
      </div>
    </Dialog>
  );
}

interface ChoosingProps {
  type: Media['type'];
  step: ReplaceStep;
  onFile(file: File): void;
}

/** The file is chosen and looked at; what is wrong with the last one is told. */
function Choosing({ type, step, onFile }: ChoosingProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {step.name === 'choose' && step.fault ? (
        <Banner status="error" title={t(`messages.${step.fault.message}`)}>
          {faultText(t, step.fault, i18n.language)}
        </Banner>
      ) : null}
      {step.name === 'choose' || step.name === 'checking' ? (
        <FileDrop
          label={t(`mediaEdit.replace.drop.${type}`)}
          choose={t('mediaEdit.replace.choose')}
          accepts={Object.entries(MEDIA_TYPES).flatMap(([mime, kind]) => (kind === type ? [mime] : []))}
          onFile={onFile}
        />
      ) : null}
      {step.name === 'checking' ? (
        <ProgressMeter label={t('mediaUpload.steps.checking')} value={0} of={undefined} />
      ) : null}
    </>
  );
}

/** It is sent, and told why the last try failed. */
function Sending({ step }: { step: ReplaceStep }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {step.name === 'compare' && step.problem ? (
        <Banner status="error" title={step.problem}>
          {t('mediaEdit.replace.tryAgain')}
        </Banner>
      ) : null}
      {step.name === 'sending' ? (
        <ProgressMeter
          label={t('mediaUpload.steps.sending', {
            sent: bytesText(step.sent, i18n.language),
            of: bytesText(step.file.file.size, i18n.language),
          })}
          value={step.sent}
          of={step.file.file.size}
        />
      ) : null}
    </>
  );
}
