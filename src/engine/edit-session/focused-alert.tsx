import { type ReactNode, useEffect, useRef } from 'react';
import styles from './focused-alert.module.css';

/**
 * Something that has just gone wrong with a save: it comes into view and takes the focus, because it may stand far
 * above what is on screen.
 */
export function FocusedAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}
