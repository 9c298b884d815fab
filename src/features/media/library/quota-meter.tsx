import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getGetMediaQuotaQueryKey, getMediaQuota } from '../../../../generated/api/media/media.ts';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sizeText } from './media-facts.ts';
import styles from './media-library-page.module.css';

/** How much of its room a site has used. Where it cannot be told, one line says so: what one came for stands above. */
export function QuotaMeter() {
  const { t, i18n } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: getGetMediaQuotaQueryKey(),
    queryFn: ({ signal }) => getMediaQuota({ signal }),
  });
  if (!data) {
    return <div className={styles.quota}>{isError ? <p>{t('media.noQuota')}</p> : <Skeleton width="half" />}</div>;
  }
  const { used, limit } = data;
  const size = (bytes: number): string => sizeText(bytes, i18n.language);
  return (
    <div className={styles.quota}>
      <ProgressMeter label={t('media.quota', { used: size(used), limit: size(limit) })} value={used} of={limit} />
    </div>
  );
}
