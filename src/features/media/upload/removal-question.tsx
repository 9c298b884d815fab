import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { type Details, detailsOf } from './details.ts';
import { saysSomething } from './media-states.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { counts } from './upload-state.ts';

/** What is asked about, and what had the focus then. */
interface Asked {
  item: UploadItem;
  focused: Element | null;
}

/** Asks before a file is taken off the list that is uploaded already, or that something was typed about: nothing brings either back. */
export function RemovalQuestion({ queue, details }: { queue: UploadQueue; details: Details }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(details);
  useEffect(() => {
    latest.current = details;
  });
  useEffect(() => {
    queue.guardRemoval((item) => {
      if (!isWorth(item, latest.current)) return false;
      setAsked({ item, focused: document.activeElement });
      setOpen(true);
      return true;
    });
    return () => queue.guardRemoval(undefined);
  }, [queue]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onConfirm={() => {
        if (asked) queue.drop(asked.item.id);
        setOpen(false);
      }}
      title={t('mediaUpload.removal.title')}
      confirm={t('mediaUpload.removal.confirm')}
      cancel={t('mediaUpload.removal.keep')}
    >
      <FocusBack to={asked?.focused} />
      {t('mediaUpload.removal.text', { name: asked?.item.genericName })}
    </ConfirmDialog>
  );
}

/** Whether something is lost with an item. What was refused can be chosen again at once. */
function isWorth({ id, state }: UploadItem, details: Details): boolean {
  return counts(state) && (state.step === 'uploaded' || Object.values(detailsOf(details, id)).some(saysSomething));
}

/** Gives the focus back to what had it, if it is still there: whoever asks for a removal moves it on at once, to the next card. */
function FocusBack({ to }: { to: Element | null | undefined }) {
  useEffect(
    () => () => {
      if (to instanceof HTMLElement) to.focus();
    },
    [to],
  );
  return null;
}
