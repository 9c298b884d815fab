import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonSize, ButtonType } from './button.tsx';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { AppLink } from './link.tsx';
import { Spinner } from './spinner.tsx';
import { Why } from './why.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  type?: ButtonType | undefined;
  size?: ButtonSize | undefined;
  isPending?: boolean | undefined;
  /** Why it cannot be used now, as a sentence. */
  why?: string | undefined;
  /** For a button that is on or off. */
  isPressed?: boolean | undefined;
  /** For a button that shows and hides something elsewhere. */
  isExpanded?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button with an icon only; its name shows as a tooltip. */
export function IconButton({
  label,
  icon,
  onPress,
  isPending = false,
  why,
  isPressed,
  isExpanded,
  ...rest
}: IconButtonProps) {
  const { type = 'regular-no-border', size, id, ref } = rest;
  return (
    <Why reason={why} hint={label}>
      {({ attributes, explain }) => (
        <AriaButton
          {...attributes}
          {...(id ? { id } : {})}
          {...(ref ? { ref } : {})}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
          {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
          aria-label={label}
          data-icon-button=""
          className={classNames(buttonClass({ type, size }), styles.square)}
          isPending={isPending}
          onPress={() => (explain ?? onPress)?.()}
        >
          {isPending ? <Spinner /> : icon}
        </AriaButton>
      )}
    </Why>
  );
}

/** Props of {@link IconLink}. */
export interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon' | 'type' | 'size'> {
  href: string;
}

/** A link that looks like a square button with an icon only; its name shows as a tooltip. */
export function IconLink({ label, icon, type = 'regular-no-border', size, href }: IconLinkProps) {
  return (
    <AppLink
      href={href}
      aria-label={label}
      title={label}
      data-icon-button=""
      className={classNames(buttonClass({ type, size }), styles.square)}
    >
      {icon}
    </AppLink>
  );
}
