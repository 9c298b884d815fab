import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { AppLink } from './link.tsx';
import styles from './nav-list.module.css';
import { Why } from './why.tsx';

/** Props of {@link NavGroup}. */
export interface NavGroupProps {
  /** Its heading; without one the group needs none. */
  label?: string | undefined;
  /** Whether only its heading is shown; with `onFold` the heading folds and unfolds it. */
  isFolded?: boolean | undefined;
  onFold?: (() => void) | undefined;
  /** A button beside its heading. */
  action?: ReactNode;
  /** {@link NavItem}s. */
  children: ReactNode;
}

/** Links of the navigation that belong together. */
export function NavGroup({ label, isFolded = false, onFold, action, children }: NavGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {label ? (
        <div className={styles.head}>
          {onFold ? (
            <button type="button" id={id} className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
              {label}
              <ChevronDown aria-hidden="true" />
            </button>
          ) : (
            <p id={id} className={styles.label}>
              {label}
            </p>
          )}
          {action}
        </div>
      ) : null}
      {isFolded ? null : (
        <ul aria-labelledby={label ? id : undefined} className={styles.list}>
          {children}
        </ul>
      )}
    </div>
  );
}

/** Props of {@link NavItem}. */
export interface NavItemProps {
  href: string;
  label: string;
  icon?: ReactNode;
  /** `page` where it leads to the page on screen, `true` where it leads to what that page belongs to. */
  current?: 'page' | 'true' | undefined;
  /** It stands beneath the item before it. */
  isNested?: boolean | undefined;
  /** Why one cannot go there, as a sentence; it stays in reach and says so. */
  why?: string | undefined;
  /** A Badge after the label. */
  badge?: ReactNode;
  /** A button beside the link, shown while the pointer or the focus is there. */
  action?: ReactNode;
  /** Called after a press: closes the drawer on a phone. */
  onNavigate?: (() => void) | undefined;
  /** The pointer or the focus came to it: fetch the page. */
  onIntent?: (() => void) | undefined;
}

/** One link of the navigation. */
export function NavItem({
  href,
  label,
  icon,
  current,
  isNested,
  why,
  badge,
  action,
  onNavigate,
  onIntent,
}: NavItemProps) {
  if (why) {
    return (
      <li>
        <Why reason={why}>
          {({ attributes, explain }) => (
            <AriaButton
              {...attributes}
              className={classNames(styles.item, styles.closed, isNested && styles.nested)}
              onPress={() => explain?.()}
            >
              {icon}
              <span className={styles.text}>{label}</span>
            </AriaButton>
          )}
        </Why>
      </li>
    );
  }
  return (
    <li className={action ? styles.withAction : undefined}>
      <AppLink
        href={href}
        className={classNames(styles.item, isNested && styles.nested)}
        aria-current={current}
        onClick={onNavigate}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {icon}
        <span className={styles.text}>{label}</span>
        {badge}
      </AppLink>
      {action ? <span className={styles.action}>{action}</span> : null}
    </li>
  );
}
