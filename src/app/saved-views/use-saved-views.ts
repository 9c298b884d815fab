import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  invalidateListSavedViews,
  useCreateSavedView,
  useDeleteSavedView,
  useListSavedViews,
  useUpdateSavedView,
} from '../../../generated/api/saved-views/saved-views.ts';
import type { SavedView, SavedViewInput } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { toast } from '../../ui/toast-queue.ts';

/** What can be done to the views of a list. */
export interface ViewCalls {
  /** Saves a new one. Rejects with ApiError. */
  add(input: SavedViewInput): Promise<unknown>;
  /** Changes one. Rejects with ApiError. */
  change(view: SavedView, input: SavedViewInput): Promise<unknown>;
  /** Removes one at once, with the way back. */
  remove(view: SavedView): void;
}

/** The views of the list at an address, undefined until they are read, and the calls that change them. */
export function useSavedViews(
  path: string,
): ViewCalls & { views: readonly SavedView[] | undefined; isFailed: boolean } {
  const { t } = useTranslation();
  const { data, isError } = useListSavedViews({ path });
  const client = useQueryClient();
  // A call whose answer was lost may have been done.
  const mutation = { onError: () => void invalidateListSavedViews(client, { path }) };
  const { mutateAsync: create } = useCreateSavedView({ mutation });
  const { mutateAsync: update } = useUpdateSavedView({ mutation });
  const { mutateAsync: take } = useDeleteSavedView({ mutation });
  const fail = (error: unknown): void => void toast('error', failureText(t, error));
  const add = (input: SavedViewInput): Promise<unknown> => create({ data: input });
  return {
    views: data,
    isFailed: isError && data === undefined,
    add,
    change: ({ uuid }, input) => update({ uuid, data: input }),
    remove: ({ uuid, path: list, name, query, shared }) => {
      const bringBack = (): void => void add({ path: list, name, query, shared }).catch(fail);
      take({ uuid })
        .catch(unlessGone)
        .then(
          () => toast('success', t('views.removed', { name }), { label: t('history.undo'), onPress: bringBack }),
          fail,
        );
    },
  };
}

/** Who removes a view wants it gone, whoever did it: most often a call of theirs without an answer. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
