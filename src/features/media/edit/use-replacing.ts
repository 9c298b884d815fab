import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { useSingleFlight } from '../../../engine/calls/use-single-flight.ts';
import { beginUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { type CheckedFile, checkFile } from '../upload/check-file.ts';
import type { FileFault } from '../upload/file-fault.ts';
import { replaceFile, sendFile } from './replacing.ts';
import { whyNot } from './store-picture.ts';

/** How far replacing a file is. */
export type ReplaceStep =
  | { name: 'choose'; fault?: FileFault }
  | { name: 'checking' }
  /** `key`: its upload, once it has arrived; `problem`: why the last try failed. */
  | { name: 'compare'; file: CheckedFile; key?: string; problem?: string }
  | { name: 'sending'; file: CheckedFile; sent: number };

/** Puts another file into the place of an item's, step by step. `now` is the item that it is compared with: the newest that is known. */
export function useReplacing(media: Media, onReplaced: (media: Media) => Promise<void>) {
  const { t } = useTranslation();
  const [now, setNow] = useState(media);
  const [isStale, setStale] = useState(false);
  const [step, setStep] = useState<ReplaceStep>({ name: 'choose' });
  const running = useRef<AbortController>(undefined);
  const { mutateAsync } = useMutation({ mutationFn: (key: string) => replaceFile(now, key) });
  const { isFree, alone } = useSingleFlight();
  // Whoever closes the dialog wants no upload any more.
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (chosen: File): Promise<void> => {
    setStep({ name: 'checking' });
    const { file, fault } = await checkFile(chosen, { kinds: [media.type] });
    setStep(fault ? { name: 'choose', fault } : { name: 'compare', file });
  };
  const send = async (file: CheckedFile): Promise<string> => {
    const controller = new AbortController();
    running.current = controller;
    setStep({ name: 'sending', file, sent: 0 });
    const onProgress = (sent: number): void => setStep({ name: 'sending', file, sent });
    return sendFile(file, { signal: controller.signal, onProgress });
  };
  const put = async (file: CheckedFile, key: string): Promise<void> => {
    try {
      const replaced = await mutateAsync(key);
      if (!replaced.isStale) return await onReplaced(replaced.media);
      setNow(replaced.media);
      setStale(true);
      setStep({ name: 'compare', file, key });
    } catch (error) {
      // An upload that the service does not know any more has to be made again.
      const isLost = error instanceof ApiError && (error.status === 404 || error.status === 409);
      setStep({ name: 'compare', file, problem: failureText(t, error), ...(isLost ? {} : { key }) });
    }
  };
  const replace = async (): Promise<void> => {
    // Whose sign-in ends signs in over the page: what was sent would be lost with it.
    if (step.name === 'compare' && isFree()) await alone(() => replaceBy(step).finally(beginUnsavedWork()));
  };
  const replaceBy = async ({ file, key }: Extract<ReplaceStep, { name: 'compare' }>): Promise<void> => {
    if (key !== undefined) setStep({ name: 'sending', file, sent: file.file.size });
    try {
      await put(file, key ?? (await send(file)));
    } catch (error) {
      const named = { name: file.file.name, type: file.mimeType };
      if (!running.current?.signal.aborted) setStep({ name: 'compare', file, problem: whyNot(t, error, named) });
    }
  };
  return { now, isStale, step, choose, replace, again: () => setStep({ name: 'choose' }) };
}
