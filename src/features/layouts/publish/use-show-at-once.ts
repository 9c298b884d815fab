import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import { beginUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { withShown } from '../model/shown.ts';
import { layoutCalls } from './layout-calls.ts';
import { publishLayout } from './publish-layout.ts';
import { useKeeping } from './use-keeping.ts';

/** Shows or hides one group, section or slide for visitors at once. */
export type ShowAtOnce = (id: string, visible: boolean) => Promise<void>;

/**
 * The immediate door of a layout: what must go from the site goes without the rest of what is held, which stays held upon the new version. Says
 * what it did, and offers the way back.
 */
export function useShowAtOnce({ session, saveOnce, failureToast }: Edit<SiteLayout, SiteLayout>): ShowAtOnce {
  const { t } = useTranslation();
  const keep = useKeeping();
  const { show: showFailure } = failureToast;
  return useCallback(
    async function showAtOnce(id, visible) {
      const send = async (): Promise<boolean> => {
        const { base } = session.get();
        const calls = layoutCalls(base.id, crypto.randomUUID(), atThisSite());
        const result = await publishLayout(calls, base, withShown(base, id, visible));
        if (result.cause !== undefined || result.conflicts) {
          showFailure(t('messages.publishedFailed'));
          return false;
        }
        const bring = (mine: SiteLayout) => mergeLayouts({ base, mine, theirs: result.base });
        // Where somebody else published what is held here too, it stays as it is: saving it will ask.
        if (bring(session.getValue()).conflicts.length === 0)
          session.dispatch({ type: 'renewed', base: result.base, bring: (mine) => bring(mine).merged });
        keep(result.base);
        toast('success', t(visible ? 'layouts.atOnce.shown' : 'layouts.atOnce.hidden'), {
          label: t(visible ? 'layouts.atOnce.hide' : 'layouts.atOnce.show'),
          onPress: () => void showAtOnce(id, !visible),
        });
        return true;
      };
      // What is held is another thing: whose sign-in ends signs in over the page.
      await saveOnce(() => send().finally(beginUnsavedWork()));
    },
    [session, saveOnce, showFailure, keep, t],
  );
}
