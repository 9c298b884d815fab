import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EntityRoute } from '../../contract/entity.ts';
import { useText } from '../../engine/text.ts';
import { useWhyNoAddOn } from '../../engine/why-read-only.ts';
import { NavGroup, NavItem } from '../../ui/nav-list.tsx';
import { listedEntities } from '../entity-list.ts';
import { loadListScreen } from '../entity-screens.tsx';
import { paths } from '../paths.ts';
import { AreaIcon } from './area-icon.tsx';
import styles from './navigation.module.css';

/** The groups of the navigation, in order; a form definition names the one that it belongs to. */
const areas = ['content', 'sports', 'commercial', 'site'] as const;

/** Where one can go: Home and every area that is built. `onGo` is called when a link is followed. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const { pathname } = useLocation();
  const whyNot = useWhyNoAddOn();
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
        const shown = listedEntities.filter((entity) => entity.area === area);
        if (shown.length === 0) return null;
        return (
          <NavGroup key={area} label={t(`shell.areas.${area}`)}>
            {shown.map((entity) => (
              <NavItem
                key={entity.name}
                href={entity.paths.list}
                icon={<AreaIcon name={entity.icon} />}
                label={text(entity.labels.many)}
                isCurrent={isAt(entity.paths.list)}
                why={whyNot(entity.requires)}
                onNavigate={onGo}
                onIntent={() => warm(entity)}
              />
            ))}
          </NavGroup>
        );
      })}
    </nav>
  );
}

/** Fetches an entity's list before it is asked for; a failure shows when it is. */
function warm(entity: EntityRoute): void {
  loadListScreen(entity).catch(() => {});
}
