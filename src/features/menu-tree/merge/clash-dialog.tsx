import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { SidesDialog } from '../../../engine/merge/sides-dialog.tsx';
import { diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { Choices, MenuClash } from './menu-clash.ts';
import { useClashWords } from './use-clash-words.ts';

/** Props of {@link ClashDialog}. */
export interface ClashDialogProps {
  clashes: readonly MenuClash[];
  /** The menu before and after what somebody else did; what of that clashes with nothing is told. Left out for a draft. */
  meanwhile?: { before: readonly MenuGroup[]; after: readonly MenuGroup[] } | undefined;
  /** Two menus that meet: what is published and what somebody else published (unless told), a draft and what the page has now, or what is edited and a newer menu. */
  of?: 'publish' | 'draft' | 'newer' | undefined;
  /** Whose version to take of each clash; undefined to go back to the menu. */
  onAnswer(choices: Choices | undefined): void;
}

const LEADS = {
  publish: 'menuPage.clash.lead',
  draft: 'menuPage.clash.draftLead',
  newer: 'menuPage.clash.newerLead',
} as const;

/** Asks which version of the menu to take where both changed the same. */
export function ClashDialog({ clashes, meanwhile, of = 'publish', onAnswer }: ClashDialogProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const clashWords = useClashWords();
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
      places={clashes.map((clash) => ({ key: clash.key, ...clashWords(clash) }))}
      leads={[t(LEADS[of]), ...(theirs === '' ? [] : [t('menuPage.clash.theirs', { changes: theirs })])]}
      isDraft={isDraft}
      names={
        isDraft
          ? { mine: t('menuPage.clash.draft'), theirs: t('menuPage.clash.now') }
          : { mine: t('merge.mine'), theirs: t('merge.theirs') }
      }
      back={t('menuPage.publish.back')}
      goOn={goOn[of]}
      missing={(count) => t('menuPage.clash.missing', { count })}
      onAnswer={onAnswer}
    />
  );
}
