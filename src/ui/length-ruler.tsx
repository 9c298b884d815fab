import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './length-ruler.module.css';

/** Where a text is cut by somebody who shows it. */
export interface Cut {
  /** So many letters are shown. */
  at: number;
  /** Who cuts it, as words. */
  where: string;
}

/** Props of {@link LengthRuler}. */
export interface LengthRulerProps {
  id: string;
  text: string;
  /** The shortest first. */
  cuts: readonly Cut[];
}

/** How long a text is beside what others show of it; in sight while it is written in, and once somebody cuts it. */
export function LengthRuler({ id, text, cuts }: LengthRulerProps) {
  const { t } = useTranslation();
  const count = [...text.trim()].length;
  const end = Math.max(1, ...cuts.map(({ at }) => at));
  const isCut = cuts.some(({ at }) => count > at);
  return (
    <div id={id} className={styles.ruler} data-cut={isCut || undefined}>
      <svg className={styles.bar} viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.length} width={Math.min(count, end)} height="1" />
        {cuts.map(({ at }) =>
          at < end ? <rect key={at} className={styles.mark} x={at} width="0.4" height="1" /> : null,
        )}
      </svg>
      <span>{t('ui.ruler.letters', { count })}</span>
      {cuts.map(({ at, where }) => (
        <span key={at} className={styles.cut} data-cut={count > at || undefined}>
          {count > at ? <Scissors aria-hidden="true" /> : null}
          {t(count > at ? 'ui.ruler.cut' : 'ui.ruler.shown', { where, at })}
        </span>
      ))}
    </div>
  );
}
