import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

/** One line of a menu: an action or a link. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction?: (() => void) | undefined;
  href?: string | undefined;
  /** Why it cannot be done now: shown under the label, and the line does nothing. */
  why?: string | undefined;
  /** Deletes or breaks something. */
  isDangerous?: boolean | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  /** The button that it was opened by and stands beside. */
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** About as high as a line is, in pixels: a little more than most. */
const LINE = 50;

/** Below or above the button, or beside it where neither has room for all lines: what must be scrolled to is not found. */
function placementBy(anchor: HTMLElement, lines: number): 'bottom end' | 'left top' {
  const { top, bottom } = anchor.getBoundingClientRect();
  return Math.max(top, innerHeight - bottom) < lines * LINE ? 'left top' : 'bottom end';
}

/** What can be done, in a menu beside the button that opened it. One of them serves many buttons, as those of a table's rows. */
export function Menu({ label, anchor, entries, onClose }: MenuProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  const [placement] = useState(() => placementBy(anchor, entries.length));
  return (
    <Popover
      className={styles.popover ?? ''}
      aria-label={label}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={placement}
      offset={4}
    >
      <AriaMenu className={styles.menu ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
        {entries.map((entry, at) => (
          <Entry key={entry.id} entry={entry} isFirst={at === 0} />
        ))}
      </AriaMenu>
    </Popover>
  );
}

function Entry({ entry, isFirst }: { entry: MenuEntry; isFirst: boolean }) {
  const { id, label, icon, why, href, onAction } = entry;
  const isLocked = why !== undefined;
  const begin = useCallback(
    (element: HTMLElement | null) => {
      // A disabled item would be left out by the arrow keys, and with it the reason.
      if (isLocked) element?.setAttribute('aria-disabled', 'true');
      // After Enter on a button React Aria waits a frame; the button has lost the focus by then, and React Aria leaves it lost.
      if (isFirst) element?.focus({ preventScroll: true });
    },
    [isFirst, isLocked],
  );
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={classNames(styles.entry, entry.isDangerous && styles.dangerous, why && styles.locked)}
      {...(href && !why ? { href } : {})}
      ref={begin}
      shouldCloseOnSelect={!why}
      onAction={() => {
        if (!why) onAction?.();
      }}
    >
      {icon}
      <span className={styles.words}>
        <span>{label}</span>
        {why ? <span className={styles.description}>{why}</span> : null}
      </span>
    </MenuItem>
  );
}
