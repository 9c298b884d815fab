import styles from './product-mark.module.css';

/** The product's sign, a touchline with its corner arc, beside the platform's name. Without a name the sign stands alone. */
export function ProductMark({ name }: { name?: string | undefined }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.sign}>
        <path d="M8 9.5h16M16 9.5v15" className={styles.line} />
        <path d="M16 24.5a8.5 8.5 0 0 0 8-6" className={styles.arc} />
      </svg>
      {name ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
