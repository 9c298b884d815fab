import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Tooltip } from './tooltip.tsx';

/** What a control takes from {@link Why}: spread `attributes`, and call `explain` instead of acting. */
export interface WhyControl {
  attributes: { 'aria-disabled'?: true; 'aria-describedby'?: string };
  /** Set when the control must not act: shows the reason at once, also under a finger. */
  explain: (() => void) | undefined;
}

/** Props of {@link Why}. */
export interface WhyProps {
  /** Why the control does not work now, as a sentence; undefined when it works. */
  reason: string | undefined;
  /** What the tooltip says when the control works (an icon's name). */
  hint?: string | undefined;
  children: (control: WhyControl) => ReactNode;
}

/** How long the scrolling that a focus brings may last, in milliseconds: a tooltip that came with the focus outlives it. */
const SETTLING = 300;

/**
 * Keeps a control that does not work in reach: it takes the focus, says that it is disabled and why, by tooltip on hover,
 * focus and press, and by description to a screen reader.
 */
export function Why({ reason, hint, children }: WhyProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const openedAt = useRef(0);
  const follow = (next: boolean): void => {
    const isScrolledTo = performance.now() - openedAt.current < SETTLING && isClosedControl(document.activeElement);
    // Escape closes it at any time.
    if (!next && isScrolledTo && window.event?.type === 'scroll') return;
    if (next) openedAt.current = performance.now();
    setOpen(next);
  };
  const control: WhyControl = reason
    ? { attributes: { 'aria-disabled': true, 'aria-describedby': id }, explain: () => setOpen(true) }
    : { attributes: {}, explain: undefined };
  return (
    <>
      <Tooltip text={reason ?? hint} isExplanation={Boolean(reason)} isOpen={isOpen} onOpenChange={follow}>
        {children(control)}
      </Tooltip>
      {reason ? (
        <span id={id} hidden>
          {reason}
        </span>
      ) : null}
    </>
  );
}

/** Whether the focus is on a control that does not work; while it leaves one, it is nowhere. */
function isClosedControl(element: Element | null): boolean {
  return element?.getAttribute('aria-disabled') === 'true';
}
