import type { ReactNode } from 'react';
import { useId, useState } from 'react';
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

/**
 * Keeps a control that does not work in reach: it takes the focus, says that it is disabled and why, by tooltip on hover,
 * focus and press, and by description to a screen reader.
 */
export function Why({ reason, hint, children }: WhyProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const control: WhyControl = reason
    ? { attributes: { 'aria-disabled': true, 'aria-describedby': id }, explain: () => setOpen(true) }
    : { attributes: {}, explain: undefined };
  return (
    <>
      <Tooltip text={reason ?? hint} isExplanation={Boolean(reason)} isOpen={isOpen} onOpenChange={setOpen}>
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
