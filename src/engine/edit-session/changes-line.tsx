import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../active-site.ts';
import styles from './changes-line.module.css';

/** Props of {@link ChangesLine}. */
export interface ChangesLineProps {
  /** What changed, or that nothing did. */
  text: string;
  errors: number;
  /** Shows the changes; undefined where there is nothing to show. */
  onShow: (() => void) | undefined;
}

/** What a save bar says: what changed, on which site, and how much is wrong. */
export function ChangesLine({ text, errors, onShow }: ChangesLineProps) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  return (
    <>
      {onShow ? (
        <button type="button" className={styles.changes} title={t('changes.show')} onClick={onShow}>
          {text}
        </button>
      ) : (
        <b>{text}</b>
      )}
      <span className={styles.site}> {t('engine.save.on', { site: name })}</span>
      {errors > 0 ? <span>, {t('engine.save.errors', { count: errors })}</span> : null}
    </>
  );
}
