import styles from './facts.module.css';

/** Some facts in one line, with a dot between them. A line breaks between two of them: none is broken that fits on a line, such as a day. */
export function Facts({ of }: { of: readonly string[] }) {
  return of.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same
    <span key={index}>
      <span className={styles.fact}>{index < of.length - 1 ? `${fact} ·` : fact}</span>
      {index < of.length - 1 ? ' ' : ''}
    </span>
  ));
}
