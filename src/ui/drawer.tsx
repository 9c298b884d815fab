import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useEscapeWithoutFocus } from './use-escape-without-focus.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** What it holds, for screen readers. */
  label: string;
  /** The left edge for the navigation, the right one for details. */
  side?: 'left' | 'right' | undefined;
  children: ReactNode;
}

/** A sheet from the edge of the window, over the page. The focus stays inside and returns when it closes. */
export function Drawer({ isOpen, onClose, label, side = 'left', children }: DrawerProps) {
  const { t } = useTranslation();
  const dialog = useEscapeWithoutFocus(onClose);
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={classNames(styles.drawer, styles[side])}>
        <Dialog ref={dialog} className={styles.dialog ?? ''} aria-label={label}>
          <div className={styles.close}>
            <IconButton label={t('ui.close')} icon={<X />} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
