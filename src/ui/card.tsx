import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps {
  title?: string | undefined;
  description?: ReactNode;
  /** The id of the section, for the rail. */
  id?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Fields stand in two columns where there is room. `plain` leaves the inside alone. */
  layout?: 'grid' | 'plain' | undefined;
  children: ReactNode;
}

/** One section of a page, on a surface of its own. */
export function Card({ title, description, id, actions, layout = 'grid', children }: CardProps) {
  const made = useId();
  const titleId = `${id ?? made}-title`;
  return (
    <section
      className={styles.card}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title ? (
        <header className={styles.header}>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {description ? <div className={styles.description}>{description}</div> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      <div className={styles[layout]}>{children}</div>
    </section>
  );
}
