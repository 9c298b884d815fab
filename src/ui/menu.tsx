import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

/** One line of a menu: an action or a link. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line. */
  description?: string | undefined;
  onAction?: (() => void) | undefined;
  href?: string | undefined;
  /** Why it cannot be done now: shown under the label, and the line does nothing. */
  why?: string | undefined;
  /** Deletes or breaks something. */
  isDangerous?: boolean | undefined;
  /** Ticked: what is chosen now. */
  isCurrent?: boolean | undefined;
}

/** Entries under a heading of their own. */
export interface MenuGroup {
  id: string;
  label?: string | undefined;
  entries: readonly MenuEntry[];
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  /** Which edge it keeps with its trigger. */
  align?: 'start' | 'end' | undefined;
}

/** A list of actions behind a button. */
export function Menu({ label, trigger, groups, align = 'end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover ?? ''} placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4}>
        <AriaMenu className={styles.menu ?? ''} aria-label={label}>
          {groups.map((group) => (
            <MenuSection
              key={group.id}
              id={group.id}
              className={styles.group ?? ''}
              {...(group.label ? {} : { 'aria-label': label })}
            >
              {group.label ? <Header className={styles.header}>{group.label}</Header> : null}
              {group.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, why, href, onAction } = entry;
  const description = why ?? entry.description;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={classNames(styles.entry, entry.isDangerous && styles.dangerous, why && styles.locked)}
      {...(href && !why ? { href } : {})}
      {...(why ? { 'aria-disabled': true } : {})}
      {...(entry.isCurrent ? { 'aria-current': 'true' as const } : {})}
      onAction={() => {
        if (!why) onAction?.();
      }}
    >
      {icon}
      <span className={styles.words}>
        <span>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
    </MenuItem>
  );
}
