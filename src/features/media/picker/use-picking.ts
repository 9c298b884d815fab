import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListMediaQueryKey } from '../../../../generated/api/index.ts';
import type { Media } from '../../../../generated/model/index.ts';
import type { MediaKind, MediaPickerProps } from '../../../engine/media/library-context.ts';
import { type RecentChoices, useRecentChoices } from '../../../engine/widgets/recent-choices.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { Uploads } from '../upload/use-uploads.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { useGivingUp } from './use-giving-up.tsx';
import { usePickerUploads } from './use-picker-uploads.ts';

/** What the dialog shows: the library, or what is done to one of its items. */
export type PickerView = 'library' | 'crop' | 'focal';

/** Id of the button that takes what is chosen. */
export const TAKE_ID = 'picker-take';

/** How things stand in the picker, and what can be done there. */
export interface Picking {
  view: PickerView;
  show(view: PickerView): void;
  kind: MediaKind;
  setKind(kind: MediaKind): void;
  choice: Choice;
  uploads: Uploads;
  recent: RecentChoices;
  /** Gives what is chosen to the form, and closes. */
  take(chosen: readonly Media[]): void;
  /** Something has just come into the library, or was found there: it is chosen, and one key away from being taken. */
  came(media: Media, isNew?: boolean): void;
  /** An item was changed in place. */
  changed(media: Media): void;
  /** Closes without a choice. */
  close(): void;
  /** What is asked before files are given up by either. */
  question: ReactNode;
  /** Back to the library from what was done to an item. */
  back(): void;
}

/** Keeps what one is about in the picker. */
export function usePicking({ rules, taken, isSeveral, upload, onChoose, onClose }: MediaPickerProps): Picking {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [kind, setKind] = useState<MediaKind>(rules.kinds[0] ?? 'image');
  const [view, show] = useState<PickerView>('library');
  const recent = useRecentChoices('library', 'id');
  const uploads = usePickerUploads(rules.kinds, upload);
  const givingUp = useGivingUp(uploads);
  const take = (chosen: readonly Media[]): void =>
    givingUp.close(() => {
      for (const media of chosen) recent.add(media);
      onChoose(chosen);
      onClose();
    });
  const close = (): void => givingUp.close(onClose);
  const choice = useChoice({ rules, taken, isSeveral, onTake: take });
  const refresh = (): void => void client.invalidateQueries({ queryKey: getListMediaQueryKey().slice(0, 2) });
  const back = (): void => {
    show('library');
    focusSoon();
  };
  const came = (media: Media, isNew = true): void => {
    if (isNew) toast('success', t('messages.mediaAdded'));
    refresh();
    setKind(media.type);
    choice.add(media);
    back();
  };
  const changed = (media: Media): void => {
    toast('success', t('messages.mediaInfoUpdated'));
    choice.renew(media);
    refresh();
    back();
  };
  return {
    view,
    show,
    kind,
    setKind,
    choice,
    uploads,
    recent,
    take,
    close,
    question: givingUp.question,
    came,
    changed,
    back,
  };
}

/** The focus goes to the button that takes what is chosen, once what had it is gone. */
function focusSoon(): void {
  requestAnimationFrame(() => document.getElementById(TAKE_ID)?.focus());
}
