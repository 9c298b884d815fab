import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { counts } from '../upload/upload-state.ts';
import type { Uploads } from '../upload/use-uploads.ts';

/** What closes the picker over files that are not in the library yet. */
export interface GivingUp {
  /** Does what closes the picker: at once, or, where files would be given up by it, once the user has agreed. */
  close(by: () => void): void;
  question: ReactNode;
}

/** Asks before the picker is closed with files that are still on their way or were not added to the library; the browser asks before the page is left with them. */
export function useGivingUp({ view, queue }: Uploads): GivingUp {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ close(): void }>();
  const count = view.items.filter(({ state }) => counts(state)).length;
  useUnsavedWork(useCallback(() => queue.get().items.some(({ state }) => counts(state)), [queue]));
  return {
    close: (by) => (count > 0 ? setAsked({ close: by }) : by()),
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked?.close()}
        title={t('mediaPicker.giveUp.title')}
        confirm={t('mediaPicker.giveUp.confirm')}
        cancel={t('mediaPicker.back')}
      >
        {t('mediaPicker.giveUp.text', { count })}
      </ConfirmDialog>
    ),
  };
}
