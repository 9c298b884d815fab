import { useId } from 'react';
import styles from './access-denied.module.css';
import { AccessDenied } from './access-denied.tsx';

/** Access Denied instead of the console: the identity provider refused, as the address says (specification §2). */
export function AccessDeniedScreen({ roles }: { roles: readonly string[] }) {
  const heading = useId();
  return (
    <main className={styles.page} aria-labelledby={heading}>
      <div className={styles.card}>
        <AccessDenied roles={roles} headingId={heading} />
      </div>
    </main>
  );
}
