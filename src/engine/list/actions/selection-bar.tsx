import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Action, Entity } from '../../../contract/entity.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { fitsAction } from '../../entity/actions.ts';
import { mergeHref } from '../../entity/paths.ts';
import { useReadOnlyReason } from '../../entity/use-read-only-reason.ts';
import { useCounting, useText } from '../../text/use-text.ts';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  entity: Entity;
  selection: Selection;
  /** How many rows match. */
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean;
  onAction(action: Action): void;
  /** Opens the sheet that gives the chosen rows the same values; undefined where the list has none. */
  onEdit: (() => void) | undefined;
  /** More that can be done, after the entity's own actions. */
  children?: ReactNode;
}

/** Floats at the foot of a list while rows are chosen: how many, and what can be done to them. */
export function SelectionBar(props: SelectionBarProps) {
  const { entity, selection, total, isLeast = false, onAction, onEdit, children } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const text = useText();
  const counted = useCounting(entity);
  const why = useReadOnlyReason(entity);
  const { chosen, count, table, chooseAll, clear } = selection;
  const offered = entity.actions.filter(
    (action) => chosen.kind === 'all' || [...chosen.rows.values()].some((row) => fitsAction(action, row)),
  );
  const both = chosen.kind === 'some' && count === 2 ? mergeHref(entity, [...chosen.rows.keys()]) : undefined;
  return (
    <section
      aria-label={t('lists.selection.label')}
      hidden={count === 0}
      className={count === 0 ? undefined : styles.bar}
    >
      <p className={styles.count} role="status">
        {count === 0
          ? ''
          : counted(isLeast && chosen.kind === 'all' ? 'lists.selection.every' : 'lists.selection.count', count)}
      </p>
      {count === 0 ? null : (
        <>
          <span className={styles.clear}>
            <IconButton label={t('lists.selection.clear')} icon={<X />} onPress={clear} />
          </span>
          {table.state === 'all' && count < total ? (
            <Button type="regular-no-border" onPress={chooseAll}>
              {counted(isLeast ? 'lists.selection.allOfMore' : 'lists.selection.all', total)}
            </Button>
          ) : null}
          <div className={styles.actions}>
            {onEdit ? (
              <Button why={why} onPress={onEdit}>
                {t('lists.edit.open')}
              </Button>
            ) : null}
            {offered.map((action) => (
              <Button
                key={action.name}
                mark={`action.${action.name}`}
                isDangerous={action.tone === 'danger'}
                why={why}
                onPress={() => onAction(action)}
              >
                {text(action.label)}
              </Button>
            ))}
            {both ? (
              <Button why={why} onPress={() => void navigate(both)}>
                {t('lists.mergeTwo')}
              </Button>
            ) : null}
            {children}
          </div>
        </>
      )}
    </section>
  );
}
