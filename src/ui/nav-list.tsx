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
  /** {@link NavItem}s. */
  children: ReactNode;
}

/** Links of the navigation that belong together. */
export function NavGroup({ label, children }: NavGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {label ? (
        <p id={id} className={styles.label}>
          {label}
        </p>
      ) : null}
      <ul aria-labelledby={label ? id : undefined} className={styles.list}>
        {children}
      </ul>
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
  /** Called after a press: closes the drawer on a phone. */
  onNavigate?: (() => void) | undefined;
  /** The pointer or the focus came to it: fetch the page. */
  onIntent?: (() => void) | undefined;
}

/** One link of the navigation. */
export function NavItem({ href, label, icon, current, isNested, why, badge, onNavigate, onIntent }: NavItemProps) {
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
    <li>
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
    </li>
  );
}
