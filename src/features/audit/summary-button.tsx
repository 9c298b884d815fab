import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import styles from './audit.module.css';

/** Props of {@link SummaryButton}. */
export interface SummaryButtonProps {
  entry: AuditEntry;
  onOpen(entry: AuditEntry): void;
}

/** The changes of an entry in one line, which opens them. A plain button: a page of the list holds many. */
export function SummaryButton({ entry, onOpen }: SummaryButtonProps) {
  const { t } = useTranslation();
  const { summary } = entry;
  return (
    <button
      type="button"
      className={styles.summary}
      title={summary}
      aria-label={`${t('entryHistory.show')}: ${summary}`}
      onClick={() => onOpen(entry)}
    >
      {summary || t('entryHistory.show')}
    </button>
  );
}
