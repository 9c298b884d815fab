import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { LinkProps } from './link.tsx';
import { AppLink } from './link.tsx';
import { Spinner } from './spinner.tsx';
import { Why } from './why.tsx';

/** The looks of a button (specification §9). One `filled` per view; `white` for what stands beside it. */
export type ButtonType =
  | 'regular'
  | 'regular-no-border'
  | 'filled'
  | 'white'
  | 'regular-grey'
  | 'regular-secondary'
  | 'filled-secondary';

/** The sizes of a button (specification §9), `base` unless told: xs 24, sm 28, md 32, base 36, lg 44 px high. */
export type ButtonSize = 'base' | 'lg' | 'sm' | 'md' | 'xs';

interface ButtonLook {
  children: ReactNode;
  type?: ButtonType | undefined;
  size?: ButtonSize | undefined;
  /** An icon of lucide-react, before the text. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
  /** Red: it deletes something. */
  isDangerous?: boolean | undefined;
  /** What of a definition it is, such as `action.delete`: the studio selects by it what is pressed. */
  mark?: string | undefined;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook {
  onPress?: (() => void) | undefined;
  /** Work is under way: the button keeps its words, size and focus, shows a spinner in the icon's place (over the words where it has none) and ignores presses. */
  isPending?: boolean | undefined;
  /** Why it cannot be used now, as a sentence; the button stays focusable and says so. */
  why?: string | undefined;
  /** Submits the form around it, or the one whose id is `form`. */
  isSubmit?: boolean | undefined;
  form?: string | undefined;
  id?: string | undefined;
  /** Replaces the text for screen readers when the text alone says too little. */
  label?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The classes of a button, shared with what must look like one. */
export function buttonClass({
  type = 'white',
  size = 'base',
  isWide,
  isDangerous,
}: Omit<ButtonLook, 'children'>): string {
  return classNames(styles.button, styles[type], styles[size], isWide && styles.wide, isDangerous && styles.dangerous);
}

/** A button. It is never silently disabled: give `why` instead. */
export function Button({
  children,
  icon,
  onPress,
  isPending = false,
  why,
  isSubmit,
  form,
  id,
  label,
  ...rest
}: ButtonProps) {
  const { type, size, isWide, isDangerous, mark, autoFocus = false, ref } = rest;
  return (
    <Why reason={why}>
      {({ attributes, explain }) => (
        <AriaButton
          {...attributes}
          {...(id ? { id } : {})}
          {...(label ? { 'aria-label': label } : {})}
          {...(form ? { form } : {})}
          {...(ref ? { ref } : {})}
          data-mark={mark}
          autoFocus={autoFocus}
          className={classNames(buttonClass({ type, size, isWide, isDangerous }), icon ? styles.worded : undefined)}
          type={isSubmit && !why ? 'submit' : 'button'}
          isPending={isPending}
          onPress={() => (explain ?? onPress)?.()}
        >
          <span className={styles.content}>
            {isPending && icon ? <Spinner /> : icon}
            <span className={styles.text} data-button-text="">
              {children}
            </span>
          </span>
          {isPending && !icon ? (
            <span className={styles.spinner}>
              <Spinner />
            </span>
          ) : null}
        </AriaButton>
      )}
    </Why>
  );
}

/** Props of {@link ButtonLink}: a button's looks on a link. */
export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'type' | 'className'>;

/** A link that looks like a button: for going somewhere, so that it opens in a new tab and shows its address. */
export function ButtonLink({ children, type, size, icon, isWide, isDangerous, mark, ...rest }: ButtonLinkProps) {
  return (
    <AppLink className={buttonClass({ type, size, isWide, isDangerous })} data-mark={mark} {...rest}>
      <span className={styles.content}>
        {icon}
        <span className={styles.text} data-button-text="">
          {children}
        </span>
      </span>
    </AppLink>
  );
}
