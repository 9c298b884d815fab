import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageSubject } from '../../engine/entity/page-subject.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useRouteHandle } from '../../engine/routing/route-handle.ts';
import { useText } from '../../engine/text/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavGroup, NavItem } from '../../ui/nav-list.tsx';
import styles from './navigation.module.css';
import { entriesOf } from './navigation-entries.ts';
import { navigationAreas } from './navigation-order.ts';
import { type PinnedPage, usePins } from './use-pins.ts';

/** The pages that the user pinned on this site, and the way to pin the one on screen. */
export function Pins({ onGo }: { onGo?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pages, isFull, pin, unpin } = usePins();
  const here = usePageHere();
  if (pages.length === 0 && here === undefined) return null;
  const isPinned = pages.some(({ href }) => href === here?.href);
  return (
    <NavGroup
      label={t('shell.pinned')}
      action={
        here && (isPinned || !isFull) ? (
          <IconButton
            size="xs"
            label={t(isPinned ? 'shell.unpinPage' : 'shell.pinPage')}
            icon={isPinned ? <PinOff /> : <Pin />}
            onPress={() => (isPinned ? unpin(here.href) : pin(here))}
          />
        ) : null
      }
    >
      {pages.map(({ href, title }) => (
        <NavItem
          key={href}
          href={href}
          icon={<Pin aria-hidden="true" />}
          label={title}
          onNavigate={onGo}
          action={
            <IconButton size="xs" label={t('shell.unpin', { title })} icon={<PinOff />} onPress={() => unpin(href)} />
          }
        />
      ))}
      {pages.length === 0 ? <li className={styles.hint}>{t('shell.pinHint')}</li> : null}
    </NavGroup>
  );
}

/** The page on screen as it would be pinned; undefined on Home, which stands in the navigation anyway. */
function usePageHere(): PinnedPage | undefined {
  const { t } = useTranslation();
  const text = useText();
  const { pathname, search } = useLocation();
  const subject = usePageSubject();
  const { title } = useRouteHandle();
  // What the navigation leads to is called as there, not by its title: "Competitions" and not "SSGT list".
  const entry = navigationAreas.flatMap((area) => entriesOf(area)).find(({ href }) => href === pathname);
  const label = entry && (typeof entry.label === 'string' ? t(`places.${entry.label}`) : text(entry.label));
  const name =
    label ?? subject ?? (typeof title === 'string' ? t(`titles.${title}`) : title === undefined ? title : text(title));
  if (name === undefined || pathname === paths.home()) return undefined;
  const filters = [...new URLSearchParams(search)].filter(([key]) => !['page', 'size', 'sort', 'order'].includes(key));
  const what = filters.map(([, value]) => value).join(', ');
  return { href: pathname + search, title: what === '' ? name : `${name}: ${what}` };
}
