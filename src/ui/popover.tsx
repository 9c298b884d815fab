import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import styles from './popover.module.css';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** What it holds, for screen readers. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Its content; a function gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A small sheet beside the button that opens it. Escape and a press outside close it; the focus returns to the button. */
export function Popover({ label, trigger, children, align = 'start', isOpen, onOpenChange }: PopoverProps) {
  const control = isOpen === undefined ? {} : { isOpen };
  return (
    <DialogTrigger {...control} onOpenChange={(open) => onOpenChange?.(open)}>
      {trigger}
      <AriaPopover
        className={styles.popover ?? ''}
        placement={align === 'start' ? 'bottom start' : 'bottom end'}
        offset={6}
        // biome-ignore lint/a11y/useValidAriaValues: the dialog inside has the name; react-aria would name the sheet around it too
        aria-labelledby=""
      >
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
