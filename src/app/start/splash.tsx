import { ProductMark } from '../brand/product-mark.tsx';
import styles from './start.module.css';

/** Stands while the console starts: the product's sign and what is under way. Quick starts never show it (300 ms). */
export function Splash({ name, text }: { name?: string; text?: string }) {
  return (
    <main className={styles.page}>
      <div className={styles.splash}>
        <ProductMark name={name} />
        <p role="status" className={styles.text}>
          {text}
        </p>
      </div>
    </main>
  );
}
