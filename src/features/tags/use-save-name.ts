import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { useSingleMutation } from '../../engine/calls/use-single-mutation.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { faultMessage } from '../../engine/form/messages.ts';
import { failedSave, failureText } from '../../engine/text/failure-text.ts';
import { toast } from '../../ui/toast-queue.ts';

/** How a name is saved. */
export interface NameSaving {
  send(name: string): Promise<unknown>;
  /** Keys of the words for what went well, and for what did not. */
  success: string;
  failure: string;
  onDone(): void;
}

/** Saves the name of a tag, unless another site was selected in another tab meanwhile (`isRefused`). What the service says against the name is `fault`, anything else `problem`. */
export function useSaveName({ send, success, failure: words, onDone }: NameSaving) {
  const { t } = useTranslation();
  const { refuses, isRefused } = useSiteCheck();
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: send,
    onSuccess: () => {
      toast('success', t(success));
      onDone();
    },
  });
  const fields = error instanceof ApiError ? error.fields : [];
  const fault = fields.find(({ path }) => path === 'name');
  return {
    save: (name: string) => {
      if (!refuses()) mutate(name);
    },
    isSaving: isPending,
    isRefused,
    fault: fault && faultMessage(t, fault, t('tags.name')),
    failed: error ? failedSave(t, error, words) : undefined,
    problem: error && !fault ? problemOf(t, error) : undefined,
    forget: reset,
  };
}

/** It is sent once: nobody has saved again and again. */
const problemOf = (t: TFunction, error: Error): string =>
  error instanceof ApiError && error.status === 412 ? t('lists.failure.changed') : failureText(t, error);
