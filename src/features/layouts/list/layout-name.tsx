import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import styles from './layout-name.module.css';

/** Props of {@link LayoutName}. */
export interface LayoutNameProps {
  name: string;
  /** Whether this browser keeps unsaved work on it. */
  isUnsaved: boolean;
  /** What is said beside the name. */
  note: string | undefined;
}

/** A layout's name in the list, with what this browser knows of it. */
export function LayoutName({ name, isUnsaved, note }: LayoutNameProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.line}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {isUnsaved ? <Badge tone="warning">{t('layouts.unsaved')}</Badge> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}
