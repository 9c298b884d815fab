import { FindButton } from '../palette/find-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import styles from './sidebar.module.css';
import { SiteSwitcher } from './site-switcher.tsx';
import type { Leave } from './unsaved-question.tsx';

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  /** Called with the way out that was chosen. */
  onLeave: (leave: Leave) => void;
}

/** The column at the left: which site is worked on, where one can go, who is signed in. */
export function Sidebar({ onLeave }: SidebarProps) {
  return (
    <header className={styles.sidebar}>
      <SiteSwitcher onChoose={(site) => onLeave({ to: 'site', site })} />
      <FindButton />
      <Navigation />
      <AccountMenu onSignOut={() => onLeave({ to: 'signOut' })} />
    </header>
  );
}
