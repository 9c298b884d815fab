import { useId } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styles from './access-denied.module.css';
import { AccessDenied } from './access-denied.tsx';

/** Access Denied over an empty page: the user is signed in but has no access to the product (specification §2). It cannot be closed. */
export function AccessDeniedModal() {
  const heading = useId();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.page ?? ''}>
      <Modal className={styles.card ?? ''}>
        <Dialog role="alertdialog" aria-labelledby={heading} className={styles.dialog ?? ''}>
          <AccessDenied headingId={heading} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
