import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './article.module.css';

/** A text as it is now, word by word against what it was then. */
export function WordDifference({ now, then }: { now: string; then: string }) {
  const parts = useMemo(() => diffWordsWithSpace(now, then), [now, then]);
  return (
    <div className={styles.difference}>
      {parts.map(({ value, added, removed }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        if (added) return <ins key={index}>{value}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        if (removed) return <del key={index}>{value}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        return <span key={index}>{value}</span>;
      })}
    </div>
  );
}
