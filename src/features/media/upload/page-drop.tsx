import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './drop-place.module.css';
import { droppedFiles } from './dropped-files.ts';

/** Takes files that are dropped anywhere on the page or pasted, and shows while they are held above it that they may be dropped. */
export function PageDrop({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Only out of the window: between two elements of the page there is a next one.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setOver(false);
      void droppedFiles(event.dataTransfer).then(take);
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      // A table that is copied out of a spreadsheet is a picture too, and is meant as text.
      if (clipboardData && !clipboardData.types.includes('text/plain')) take([...clipboardData.files]);
    };
    const listeners = { dragenter: hold, dragover: hold, dragleave: leave, drop, paste } as const;
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isOver ? (
    <div className={styles.cover} aria-hidden="true">
      {t('mediaUpload.dropHere')}
    </div>
  ) : null;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
