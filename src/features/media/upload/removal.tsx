import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { type Details, detailsOf } from './details.ts';
import { CHOOSE_FILES } from './drop-place.tsx';
import { saysSomething } from './media-states.ts';
import { cardId, type UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { counts } from './upload-state.ts';

/** What takes a file off the list, and what it asks first. */
export interface Removal {
  remove(item: UploadItem): void;
  question: ReactNode;
}

/** Removes at once what can be chosen again, and asks first where a file is uploaded already or something was typed about it: nothing brings either back. */
export function useRemoval(queue: UploadQueue, details: Details): Removal {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<UploadItem>();
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(details);
  useEffect(() => {
    latest.current = details;
  });
  const moveOn = useRef<() => void>(undefined);
  const remove = useCallback(
    (item: UploadItem): void => {
      if (!isWorth(item, latest.current)) {
        removeFile(queue, item.id);
        return;
      }
      setAsked(item);
      setOpen(true);
    },
    [queue],
  );
  const confirm = (): void => {
    if (asked) {
      moveOn.current = focusBeside(asked.id);
      queue.remove(asked.id);
    }
    setOpen(false);
  };
  const question = (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onConfirm={confirm}
      title={t('mediaUpload.removal.title')}
      confirm={t('mediaUpload.removal.confirm')}
      cancel={t('mediaUpload.removal.keep')}
    >
      <AtClose
        act={() => {
          moveOn.current?.();
          moveOn.current = undefined;
        }}
      />
      {t('mediaUpload.removal.text', { name: asked?.genericName })}
    </ConfirmDialog>
  );
  return { remove, question };
}

/** Takes a file off the list and gives the focus to the card beside it. */
export function removeFile(queue: UploadQueue, id: string): void {
  const moveFocus = focusBeside(id);
  queue.remove(id);
  moveFocus();
}

/** Whether something is lost with an item. What was refused can be chosen again at once. */
function isWorth({ id, state }: UploadItem, details: Details): boolean {
  return counts(state) && (state.step === 'uploaded' || Object.values(detailsOf(details, id)).some(saysSomething));
}

/** What gives the focus to the card beside an item's, once the item is gone: to the next, the one before, or what chooses files. */
function focusBeside(id: string): () => void {
  const card = document.getElementById(cardId(id));
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  return () => (next instanceof HTMLElement ? next : document.getElementById(CHOOSE_FILES))?.focus();
}

/** Acts when a dialog has closed: as long as it is open it holds the focus. */
function AtClose({ act }: { act: () => void }) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
