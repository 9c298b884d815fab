import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../ui/drag-area.tsx';
import styles from './side-column.module.css';
import type { Side } from './squad.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** One of the orders that a side can have. */
export interface OrderChoice {
  key: string;
  label: string;
}

/** Props of {@link SideColumn}. */
export interface SideColumnProps {
  side: Side;
  /** How many will be in it. */
  count: number;
  /** Why nothing can be changed here. */
  why: string | undefined;
  orders: readonly OrderChoice[];
  order: { by: string; direction: 'asc' | 'desc' } | undefined;
  onOrder(by: string): void;
  /** What can be said of all of them, below the head. */
  summary?: ReactNode;
  /** The rows; none when nobody is in the squad. */
  children: readonly ReactNode[];
}

/** One side of a squad: its head with the orders, and its rows, which take whoever is dropped on them. */
export function SideColumn({ side, count, why, orders, order, onOrder, summary, children }: SideColumnProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { ref, handlers } = useKeptFocus(children.length);
  return (
    <DropZone id={side}>
      <section className={styles.column} aria-labelledby={titleId}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {t(`squad.${side}`)}
          </h2>
          <span className={styles.count}>{t('squad.count', { count })}</span>
        </header>
        {summary}
        {why === undefined ? null : (
          <p className={styles.why}>
            <Lock aria-hidden="true" /> {why}
          </p>
        )}
        {children.length === 0 ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t(`squad.empty.${side}`)}</p>
            {why === undefined ? <p>{t('squad.empty.text')}</p> : null}
          </div>
        ) : (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own */}
            <div
              className={styles.orders}
              role="group"
              aria-label={t('squad.order.label')}
              data-side={side}
              data-fixed={why === undefined ? undefined : ''}
            >
              {orders.map(({ key, label }) => (
                <OrderButton
                  key={key}
                  label={label}
                  order={order?.by === key ? order.direction : undefined}
                  onPress={() => onOrder(key)}
                />
              ))}
            </div>
            <ul ref={ref} className={styles.list} aria-labelledby={titleId} {...handlers}>
              {children}
            </ul>
          </>
        )}
      </section>
    </DropZone>
  );
}

interface OrderButtonProps {
  label: string;
  order: 'asc' | 'desc' | undefined;
  onPress: () => void;
}

function OrderButton({ label, order, onPress }: OrderButtonProps) {
  const { t } = useTranslation();
  const words = order === undefined ? t('squad.order.by', { label }) : t(`squad.order.${order}`, { label });
  return (
    <button
      type="button"
      className={styles.order}
      aria-label={words}
      aria-pressed={order !== undefined}
      onClick={onPress}
    >
      {label}
      {order === 'asc' ? <ArrowUp aria-hidden="true" /> : null}
      {order === 'desc' ? <ArrowDown aria-hidden="true" /> : null}
    </button>
  );
}
