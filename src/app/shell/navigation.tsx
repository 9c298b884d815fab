import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useActiveSite } from '../../engine/active-site.ts';
import { useText } from '../../engine/text.ts';
import { useWhyNoAddOn } from '../../engine/why-read-only.ts';
import { NavGroup, NavItem } from '../../ui/nav-list.tsx';
import { featurePages } from '../feature-pages.ts';
import { paths } from '../paths.ts';
import { AreaIcon } from './area-icon.tsx';
import styles from './navigation.module.css';
import { entriesOf } from './navigation-entries.ts';

/** The groups of the navigation, in order; a form definition names the one that it belongs to. */
const areas = ['content', 'sports', 'commercial', 'site'] as const;

/** Where one can go: Home and every area that is built. `onGo` is called when a link is followed. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const { pathname } = useLocation();
  const whyNot = useWhyNoAddOn();
  const { isSuperAdministrator } = useActiveSite();
  const pages = featurePages.filter(({ isSuper = false }) => isSuperAdministrator || !isSuper);
  const isAt = (href: string) => pathname === href || (href !== paths.home() && pathname.startsWith(`${href}/`));
  return (
    <nav aria-label={t('shell.navigation')} className={styles.navigation}>
      <NavGroup>
        <NavItem
          href={paths.home()}
          icon={<House aria-hidden="true" />}
          label={t('shell.home')}
          isCurrent={isAt(paths.home())}
          onNavigate={onGo}
        />
      </NavGroup>
      {areas.map((area) => {
        const entries = entriesOf(area, pages);
        if (entries.length === 0) return null;
        return (
          <NavGroup key={area} label={t(`shell.areas.${area}`)}>
            {entries.map(({ href, below, icon, label, requires, isNested, load }) => (
              <NavItem
                key={href}
                href={href}
                icon={<AreaIcon name={icon} />}
                label={typeof label === 'string' ? t(`titles.${label}`) : text(label)}
                isCurrent={below === undefined ? pathname === href : isAt(href) || isAt(below)}
                isNested={isNested}
                why={whyNot(requires)}
                onNavigate={onGo}
                // A failure shows when the page is asked for.
                onIntent={() => void load().catch(() => undefined)}
              />
            ))}
          </NavGroup>
        );
      })}
    </nav>
  );
}
