import { useTranslation } from 'react-i18next';
import { useGetMediaQuota } from '../../../../generated/api/index.ts';
import { bytesText } from './amounts.ts';
import styles from './upload-page.module.css';

/** How much room the site has left; nothing while nobody can tell. */
export function QuotaLine() {
  const { t, i18n } = useTranslation();
  const { data } = useGetMediaQuota();
  // A limit of 0 is none, of which nobody need be told.
  if (data?.limit === 0) return null;
  if (!data) return <p className={styles.quota}>&nbsp;</p>;
  const left = Math.max(0, data.limit - data.used);
  const values = {
    left: bytesText(left, i18n.language),
    used: bytesText(data.used, i18n.language),
    limit: bytesText(data.limit, i18n.language),
  };
  return (
    <p className={styles.quota} data-full={left === 0 || undefined}>
      <meter
        className={styles.room}
        aria-hidden="true"
        value={data.used}
        max={Math.max(1, data.limit)}
        high={data.limit * 0.9}
      />
      <span>{t(left === 0 ? 'mediaUpload.quota.full' : 'mediaUpload.quota.left', values)}</span>
    </p>
  );
}
