import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import tooltip from './tooltip.module.css';

/** Props of {@link LightIconButton}. */
export interface LightIconButtonProps {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  onPress: (() => void) | undefined;
  /** Why it cannot be used now, as a sentence. */
  why: string | undefined;
}

/** An icon button for rows, of which there may be a hundred: a plain element, whose tooltip is made when it is shown. It looks and speaks as the other. */
export function LightIconButton({ label, icon, onPress, why }: LightIconButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, show, hide, ...events } = useHint(why === undefined);
  const state = useMemo(() => ({ isOpen, shouldSkipAnimation: false, open: show, close: hide }), [isOpen, show, hide]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        data-icon-button=""
        className={classNames(buttonClass({ type: 'regular-no-border' }), styles.square)}
        {...(why ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        onClick={why ? show : onPress}
        {...events}
      >
        {icon}
      </button>
      {isOpen ? (
        <TooltipTriggerStateContext value={state}>
          <AriaTooltip triggerRef={button} className={tooltip.tooltip ?? ''} offset={6} placement="top">
            {why ?? label}
          </AriaTooltip>
        </TooltipTriggerStateContext>
      ) : null}
      {why ? (
        <span id={id} hidden>
          {why}
        </span>
      ) : null}
    </>
  );
}

/** How long the pointer rests before a name and before a reason is shown, in milliseconds. */
const [NAME_DELAY, REASON_DELAY] = [500, 150];
/** How long the scrolling that a focus brings may last, in milliseconds. */
const SETTLING = 300;

/** When a tooltip is shown: under a resting pointer, with the focus of the keyboard, and when asked to. Escape and scrolling take it away, and a press that of a name. */
function useHint(isName: boolean) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const shownAt = performance.now();
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const scroll = (): void => {
      if (performance.now() - shownAt > SETTLING) hide();
    };
    addEventListener('keydown', press);
    addEventListener('scroll', scroll, { capture: true });
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('scroll', scroll, { capture: true });
    };
  }, [isOpen, hide]);
  const events = useMemo(
    () => ({
      show: () => setOpen(true),
      hide,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        timer.current = setTimeout(() => setOpen(true), isName ? NAME_DELAY : REASON_DELAY);
      },
      onPointerLeave: hide,
      onPointerDown: isName ? hide : undefined,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (currentTarget.matches(':focus-visible')) setOpen(true);
      },
      onBlur: hide,
    }),
    [isName, hide],
  );
  return { isOpen, ...events };
}
