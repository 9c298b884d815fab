import { ArrowDown, ArrowUp, RotateCcw } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useText } from '../../text/use-text.ts';
import { fixedColumns, moved, toggled } from './column-choice.ts';
import styles from './column-panel.module.css';
import type { ChosenColumns } from './use-column-choice.ts';

/** The columns of a list: which are shown, and in which order. */
export function ColumnPanel({ columns, isChanged, change, hasWidths, isCompact, changeDensity }: ChosenColumns) {
  const { t } = useTranslation();
  const text = useText();
  const panel = useId();
  const focused = useRef<string>(undefined);
  const [news, setNews] = useState('');
  const fixed = fixedColumns(columns.map(({ column }) => column));
  const idOf = (field: string, part: string): string => `${panel}${field}.${part}`;
  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });
  const move = (field: string, by: -1 | 1, part: string): void => {
    const next = moved(columns, field, by);
    const place = next.findIndex(({ column }) => column.field === field);
    const column = next[place]?.column;
    if (!column || columns[place]?.column === column) return;
    focused.current = idOf(field, part);
    setNews(t('lists.columns.moved', { name: text(column.label), place: place + 1, count: next.length }));
    change(next);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t('lists.columns.hint')}</p>
      <ol>
        {columns.map(({ column: { field, label }, isShown }, index) => {
          const name = text(label);
          if (index < fixed) {
            return (
              <li key={field} className={`${styles.column} ${styles.fixed}`}>
                {name}
              </li>
            );
          }
          return (
            <li
              key={field}
              className={styles.column}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
                if (!by || !event.altKey) return;
                event.preventDefault();
                move(field, by, 'shown');
              }}
            >
              <div className={styles.name}>
                <Checkbox
                  id={idOf(field, 'shown')}
                  label={name}
                  value={isShown}
                  onChange={() => change(toggled(columns, field))}
                />
              </div>
              <IconButton
                id={idOf(field, 'up')}
                size="sm"
                label={t('lists.columns.up', { name })}
                icon={<ArrowUp />}
                why={index === fixed ? t('lists.columns.isFirst') : undefined}
                onPress={() => move(field, -1, 'up')}
              />
              <IconButton
                id={idOf(field, 'down')}
                size="sm"
                label={t('lists.columns.down', { name })}
                icon={<ArrowDown />}
                why={index === columns.length - 1 ? t('lists.columns.isLast') : undefined}
                onPress={() => move(field, 1, 'down')}
              />
            </li>
          );
        })}
      </ol>
      <Button
        size="md"
        icon={<RotateCcw />}
        why={isChanged || hasWidths ? undefined : t('lists.columns.unchanged')}
        onPress={() => {
          change(undefined);
          setNews(t('lists.columns.wasReset'));
        }}
      >
        {t('lists.columns.reset')}
      </Button>
      <div className={styles.density}>
        <Checkbox label={t('lists.columns.compact')} value={isCompact} onChange={changeDensity} />
      </div>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}
