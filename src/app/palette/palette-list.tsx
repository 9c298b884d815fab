import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markWords } from './mark-words.ts';
import styles from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The folded words that are marked in titles. */
  words: readonly string[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  /** The pointer came to an entry. */
  onPoint: (entry: PaletteEntry) => void;
  onTake: (entry: PaletteEntry, event: MouseEvent) => void;
}

/** The entries in their groups. The focus stays in the field; the active one follows the arrows and the pointer. */
export function PaletteList({ id, groups, words, active, optionId, onPoint, onTake }: PaletteListProps) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const numbers = new Intl.NumberFormat(i18n.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry has to be brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.results')} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
        <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`} className={styles.group}>
          <div id={`${id}${group.id}`} role="presentation" className={styles.heading}>
            {group.label}
            {group.total === undefined ? null : <span className={styles.count}>{numbers.format(group.total)}</span>}
          </div>
          {group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry.id === active?.id}
              className={entry.isAll ? `${styles.entry} ${styles.all}` : styles.entry}
              onPointerMove={() => onPoint(entry)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onTake(entry, event)}
              onAuxClick={(event) => {
                if (event.button === 1) onTake(entry, event);
              }}
            >
              <Line entry={entry} words={words} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({
  entry: { title, second, picture, isAll = false },
  words,
}: {
  entry: PaletteEntry;
  words: readonly string[];
}) {
  if (isAll) {
    return (
      <>
        {title}
        <ArrowRight aria-hidden="true" />
      </>
    );
  }
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {markWords(title, words).map(({ text, isFound }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stand in one order
            isFound ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        {second ? <small className={styles.second}>{second}</small> : null}
      </span>
    </>
  );
}
