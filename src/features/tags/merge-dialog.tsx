import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { mostUsedFirst } from './look-alikes.ts';
import { previewOf, tagName, tagUses } from './preview.ts';
import styles from './tag-list.module.css';
import { useMerge } from './use-merge.ts';

/** Props of {@link MergeDialog}. */
export interface MergeDialogProps {
  /** Two or more. */
  tags: readonly Tag[];
  /** `isOver` once the tags are not all there any more: they were merged, here or by somebody else. */
  onClose(isOver: boolean): void;
}

/** Asks which of some tags stays, tells what changes by it, and makes one of them. The most used is proposed to stay. */
export function MergeDialog({ tags, onClose }: MergeDialogProps) {
  const { t, i18n } = useTranslation();
  const site = useActiveSite();
  const [sorted] = useState(() => mostUsedFirst(tags));
  const [kept, setKept] = useState(sorted[0]?.value);
  const { merge, isMerging, isRefused, failed, problem, isOneGone, leave } = useMerge(() => onClose(true));
  const into = sorted.find(({ value }) => value === kept);
  if (!into) return null;
  const from = sorted.filter(({ value }) => value !== kept);
  return (
    <ConfirmDialog
      isOpen
      onClose={() => {
        leave();
        onClose(isOneGone);
      }}
      onConfirm={() => merge({ into, from })}
      title={t('tags.question', { name: into.name })}
      confirm={t('tags.confirm', { site: site.name })}
      isPending={isMerging}
    >
      <div className={styles.dialog}>
        {isRefused ? <OtherSite /> : null}
        <RadioGroup
          label={t('tags.kept')}
          options={sorted.map((tag) => ({
            value: tag.value,
            label: tagName(t, tag),
            description: tagUses(t, tag.usageCount),
          }))}
          value={into.value}
          onChange={setKept}
        />
        <p role="status" className={styles.words}>
          {previewOf(t, i18n.language, into, from)} {t('tags.noUndo')}
        </p>
        {problem ? (
          <Banner status="error" title={failed}>
            {problem}
          </Banner>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
