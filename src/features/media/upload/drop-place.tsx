import { Camera, FolderOpen, ImageUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { bytesText } from './amounts.ts';
import { IMAGE_BYTES, VIDEO_BYTES } from './check-file.ts';
import styles from './drop-place.module.css';
import { FileButton } from './file-button.tsx';
import { MOST_FILES } from './upload-queue.ts';

/** The id of the button that opens the choice of files, where the focus goes when there is nothing else left. */
export const CHOOSE_FILES = 'choose-files';

/** Props of {@link DropPlace}. */
export interface DropPlaceProps {
  /** With files on the list it is one row: room for them. */
  isSmall: boolean;
  onFiles(files: readonly File[]): void;
}

/** Where files come in: by the buttons here, dropped anywhere on the page, or pasted. On a phone it offers the camera, and no folder. */
export function DropPlace({ isSmall, onFiles }: DropPlaceProps) {
  const { t, i18n } = useTranslation();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const limits = t('mediaUpload.limits', {
    most: MOST_FILES,
    image: bytesText(IMAGE_BYTES, i18n.language),
    video: bytesText(VIDEO_BYTES, i18n.language),
  });
  return (
    <section className={styles.place} data-small={isSmall || undefined} aria-label={t('mediaUpload.place')}>
      {isSmall ? null : <ImageUp className={styles.icon} aria-hidden="true" />}
      <div className={styles.words}>
        <p className={styles.title}>
          {t(isTouch ? 'mediaUpload.choose' : isSmall ? 'mediaUpload.dropMore' : 'mediaUpload.drop')}
        </p>
        <p className={styles.limits}>{limits}</p>
      </div>
      <div className={styles.buttons}>
        {isTouch ? (
          <FileButton of="camera" icon={<Camera />} onFiles={onFiles}>
            {t('mediaUpload.camera')}
          </FileButton>
        ) : (
          <FileButton of="folder" icon={<FolderOpen />} onFiles={onFiles}>
            {t('mediaUpload.folder')}
          </FileButton>
        )}
        <FileButton
          of="files"
          id={CHOOSE_FILES}
          icon={<Plus />}
          type={isSmall ? 'regular-secondary' : 'filled'}
          onFiles={onFiles}
        >
          {t(isSmall ? 'mediaUpload.more' : 'mediaUpload.files')}
        </FileButton>
      </div>
    </section>
  );
}
