import { House } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useActiveSite } from '../../engine/active-site.ts';
import { useAddOnReason } from '../../engine/entity/use-read-only-reason.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useText } from '../../engine/text/use-text.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { NavGroup, NavItem } from '../../ui/nav-list.tsx';
import { featurePages } from '../features.ts';
import { useKeptList } from './kept-list.ts';
import styles from './navigation.module.css';
import { currentAt, entriesOf } from './navigation-entries.ts';
import { navigationAreas } from './navigation-order.ts';
import { Pins } from './pins.tsx';

/** Where one can go: Home and every area that is built. `onGo` is called when a link is followed. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const { pathname } = useLocation();
  const whyNot = useAddOnReason();
  const { isSuperAdministrator, user } = useActiveSite();
  const folded = useKeptList(`touchline.folded/${encodeURIComponent(user)}`);
  const fold = (area: string) =>
    folded.write(folded.values.includes(area) ? folded.values.filter((one) => one !== area) : [...folded.values, area]);
  const pages = featurePages.filter(({ isSuper = false }) => isSuperAdministrator || !isSuper);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another entry
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [pathname]);
  return (
    <nav ref={list} aria-label={t('shell.navigation')} className={styles.navigation}>
      <NavGroup>
        <NavItem
          href={paths.home()}
          icon={<House aria-hidden="true" />}
          label={t('shell.home')}
          current={pathname === paths.home() ? 'page' : undefined}
          onNavigate={onGo}
        />
      </NavGroup>
      <Pins onGo={onGo} />
      {navigationAreas.map((area) => {
        const entries = entriesOf(area, pages);
        if (entries.length === 0) return null;
        return (
          <NavGroup
            key={area}
            label={t(`shell.areas.${area}`)}
            isFolded={folded.values.includes(area)}
            onFold={() => fold(area)}
          >
            {entries.map((entry) => (
              <NavItem
                key={entry.href}
                href={entry.href}
                icon={<AreaIcon name={entry.icon} />}
                label={typeof entry.label === 'string' ? t(`places.${entry.label}`) : text(entry.label)}
                current={currentAt(entry, pathname)}
                isNested={entry.isNested}
                why={whyNot(entry.requires)}
                onNavigate={onGo}
                // A failure shows when the page is asked for.
                onIntent={() => void entry.load().catch(() => undefined)}
              />
            ))}
          </NavGroup>
        );
      })}
    </nav>
  );
}

/** How much stays between the current entry and the edge of the list, in pixels. */
const ROOM = 16;

/** Brings the current entry into the list's sight. `scrollIntoView` would move the page, too, where the list itself reaches beyond the window. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (!entry) return;
  if (entry.top < top + ROOM) list.scrollTop -= top + ROOM - entry.top;
  else if (entry.bottom > bottom - ROOM) list.scrollTop += entry.bottom - (bottom - ROOM);
}
