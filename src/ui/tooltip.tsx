import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

/** Where a floating element stands in relation to what opened it. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The text; without it there is no tooltip. */
  text: ReactNode | undefined;
  side?: Side;
  /** Keep the tooltip when its trigger is pressed, and open it on press: for explanations rather than names. */
  isExplanation?: boolean;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** One pressable or focusable element of react-aria. */
  children: ReactNode;
}

/** A short text beside the element under the pointer or the focus. Never the only place where something is said. */
export function Tooltip({ text, side = 'top', isExplanation = false, isOpen, onOpenChange, children }: TooltipProps) {
  const control = isOpen === undefined ? {} : { isOpen: isOpen && Boolean(text) };
  return (
    <TooltipTrigger
      delay={isExplanation ? 150 : 500}
      closeDelay={80}
      isDisabled={!text}
      shouldCloseOnPress={!isExplanation}
      onOpenChange={(open) => onOpenChange?.(open)}
      {...control}
    >
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} offset={6} placement={side}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
