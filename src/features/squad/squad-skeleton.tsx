import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import styles from './squad-board.module.css';

/** What stands where a squad is about to be, in its size. */
export function SquadSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.board} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <SkeletonColumn />
      <SkeletonColumn isSecond />
      <SkeletonColumn />
    </div>
  );
}

function SkeletonColumn({ isSecond = false }: { isSecond?: boolean }) {
  return (
    <div className={isSecond ? styles.second : undefined}>
      <Card layout="plain">
        <div className={styles.placeholders}>
          <Skeleton shape="heading" width="half" />
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={index} shape="control" />
          ))}
        </div>
      </Card>
    </div>
  );
}
