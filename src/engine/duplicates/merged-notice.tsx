import { ArrowRight, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeEntity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { OtherSite } from '../edit-session/other-site.tsx';
import { useSiteCheck } from '../edit-session/use-site-check.ts';
import { editPath } from '../entity/paths.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { textAt } from '../values/values.ts';
import styles from './merged-notice.module.css';
import { useUndoMerge } from './use-undo-merge.ts';

/** Props of {@link MergedNotice}. */
export interface MergedNoticeProps {
  entity: WholeEntity;
  /** One that was merged into another. */
  ended: object;
  /** What is stored has become another. */
  takeOver(now: object): Promise<void>;
}

/** Leads from the old address of what was merged into another one to that one, and undoes the merge. */
export function MergedNotice({ entity, ended, takeOver }: MergedNoticeProps) {
  const { t } = useTranslation();
  const why = useReadOnlyReason(entity);
  const { refuses, isRefused } = useSiteCheck();
  const undo = useUndoMerge(entity, ended, takeOver);
  const name = textAt(ended, 'mergedInto.displayName');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = box.current;
    return () => {
      // What had the focus goes with the notice: the next Tab must not begin at the top of the console.
      if (notice?.contains(document.activeElement)) document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} className={styles.notice}>
      <Banner
        status="info"
        title={t('duplicates.merged.title', { name })}
        action={
          <div className={styles.actions}>
            <Button
              size="md"
              icon={<Undo2 />}
              why={why}
              isPending={undo.isPending}
              onPress={() => refuses() || undo.mutate(textAt(ended, 'mergedInto.mergeUuid'))}
            >
              {t('duplicates.merged.undo')}
            </Button>
            <ButtonLink size="md" icon={<ArrowRight />} href={editPath(entity, textAt(ended, 'mergedInto.uuid'))}>
              {t('duplicates.merged.open', { name })}
            </ButtonLink>
          </div>
        }
      >
        {t('duplicates.merged.text')}
      </Banner>
      {isRefused ? <OtherSite /> : null}
    </div>
  );
}
