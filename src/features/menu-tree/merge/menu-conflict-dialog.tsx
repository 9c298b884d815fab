import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { SidesDialog } from '../../../engine/merge/sides-dialog.tsx';
import { diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { Choices, MenuConflict } from './menu-conflict.ts';
import { useConflictWords } from './use-conflict-words.ts';

/** Props of {@link MenuConflictDialog}. */
export interface MenuConflictDialogProps {
  conflicts: readonly MenuConflict[];
  /**
   * The menu before and after what somebody else did; what of that conflicts with nothing is shown. Left out for a
   * draft.
   */
  meanwhile?: { before: readonly MenuGroup[]; after: readonly MenuGroup[] } | undefined;
  /**
   * Two menus that meet: what is published and what somebody else published (the default), a draft and what the page
   * has now, or what is edited and a newer menu.
   */
  of?: 'publish' | 'draft' | 'newer' | undefined;
  /** Whose version to take of each conflict; undefined to go back to the menu. */
  onAnswer(choices: Choices | undefined): void;
}

const LEADS = {
  publish: 'menuPage.conflict.lead',
  draft: 'menuPage.conflict.draftLead',
  newer: 'menuPage.conflict.newerLead',
} as const;

/** Asks which version of the menu to take where both changed the same. */
export function MenuConflictDialog({ conflicts, meanwhile, of = 'publish', onAnswer }: MenuConflictDialogProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const conflictWords = useConflictWords();
  const { name: site } = useActiveSite();
  const isDraft = of === 'draft';
  const theirs = meanwhile ? words.summary(diffMenus(meanwhile.before, meanwhile.after)) : '';
  const goOn = {
    publish: t('engine.save.to', { site }),
    draft: t('drafts.bringBack'),
    newer: t('menuPage.newer.take'),
  };
  return (
    <SidesDialog
      places={conflicts.map((conflict) => ({ key: conflict.key, ...conflictWords(conflict) }))}
      leads={[t(LEADS[of]), ...(theirs === '' ? [] : [t('menuPage.conflict.theirs', { changes: theirs })])]}
      isDraft={isDraft}
      names={
        isDraft
          ? { mine: t('menuPage.conflict.draft'), theirs: t('menuPage.conflict.now') }
          : { mine: t('merge.mine'), theirs: t('merge.theirs') }
      }
      back={t('menuPage.publish.back')}
      goOn={goOn[of]}
      isSaved={of === 'publish'}
      missing={(count) => t('menuPage.conflict.missing', { count })}
      onAnswer={onAnswer}
    />
  );
}
