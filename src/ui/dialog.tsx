import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { keepClearOfToasts } from './clear-of-toasts.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useEscapeWithoutFocus } from './use-escape-without-focus.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Width: sm 400, md 560, lg 840, xl 1120 px; on a phone it fills the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** A question that must be answered: no press outside, announced as an alert. */
  isAlert?: boolean | undefined;
}

/** A modal sheet. The focus stays inside while it is open and returns to where it was. Until it opens for the first time there is nothing of it. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return props.isOpen || wasOpen ? <Sheet {...props} /> : null;
}

function Sheet({ isOpen, onClose, title, children, actions, size = 'md', isAlert = false }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useEscapeWithoutFocus(onClose);
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={!isAlert}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={classNames(styles.modal, styles[size], isAlert && styles.alert)}>
        <AriaDialog ref={dialog} className={styles.dialog ?? ''} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {isAlert ? null : <IconButton label={t('ui.close')} icon={<X />} size="md" onPress={onClose} />}
          </header>
          {/* What a question says must be read, and on a phone it stands where toasts do. */}
          <div ref={isAlert ? keepClearOfToasts : undefined} className={styles.body}>
            {children}
          </div>
          {actions ? (
            <footer ref={keepClearOfToasts} className={styles.actions}>
              {actions}
            </footer>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** What happens, and to what. */
  children: ReactNode;
  /** The verb, never "OK". */
  confirm: string;
  cancel?: string | undefined;
  isPending?: boolean | undefined;
  /** Why it cannot be done yet, as a sentence. */
  why?: string | undefined;
  /** What is asked about deletes something. */
  isDangerous?: boolean | undefined;
}

/** Asks before what cannot be undone. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  cancel,
  isPending,
  why,
  isDangerous,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      isAlert
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {cancel ?? t('ui.cancel')}
          </Button>
          <Button type="filled" onPress={onConfirm} isPending={isPending} why={why} isDangerous={isDangerous}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
