import { Menu as MenuIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showPalette } from '../palette/palette-state.ts';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import type { SidebarProps } from './sidebar.tsx';
import { SiteSwitcher } from './site-switcher.tsx';
import { reserveStickyTop } from './sticky-top.ts';
import styles from './top-bar.module.css';

/** The bar at the top of a narrow window: the button that opens the navigation, and which site is worked on. */
export function TopBar({ onLeave }: SidebarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const signOut = () => {
    close();
    onLeave({ to: 'signOut' });
  };
  return (
    <header ref={reserveStickyTop} className={styles.bar}>
      <IconButton
        label={t('shell.openNavigation')}
        icon={<MenuIcon />}
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <SiteSwitcher onChoose={(site) => onLeave({ to: 'site', site })} />
      <IconButton label={t('shell.find')} icon={<Search />} onPress={() => showPalette('search')} />
      <Drawer isOpen={isOpen} onClose={close} label={t('shell.navigation')}>
        <Navigation onGo={close} />
        <AccountMenu onSignOut={signOut} />
      </Drawer>
    </header>
  );
}
