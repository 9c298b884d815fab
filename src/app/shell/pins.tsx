import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useActiveSite } from '../../engine/active-site.ts';
import { usePageSubject } from '../../engine/entity/page-subject.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useRouteHandle } from '../../engine/routing/route-handle.ts';
import { useText } from '../../engine/text/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavGroup, NavItem } from '../../ui/nav-list.tsx';
import { useKeptList } from './kept-list.ts';
import styles from './navigation.module.css';

/** A page that the user keeps at hand. */
interface PinnedPage {
  /** Its address in the console, with the filters of a list. */
  href: string;
  title: string;
}

/** How many pages can be pinned: more would be a second navigation. */
const MOST = 12;

/** The pages that the user pinned on this site, and the way to pin the one on screen. */
export function Pins({ onGo }: { onGo?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pages, here, toggle, remove } = usePins();
  if (pages.length === 0 && here === undefined) return null;
  const isPinned = pages.some(({ href }) => href === here?.href);
  return (
    <NavGroup
      label={t('shell.pinned')}
      action={
        here && (isPinned || pages.length < MOST) ? (
          <IconButton
            size="xs"
            label={t(isPinned ? 'shell.unpinPage' : 'shell.pinPage')}
            icon={isPinned ? <PinOff /> : <Pin />}
            onPress={toggle}
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
            <IconButton size="xs" label={t('shell.unpin', { title })} icon={<PinOff />} onPress={() => remove(href)} />
          }
        />
      ))}
      {pages.length === 0 ? <li className={styles.hint}>{t('shell.pinHint')}</li> : null}
    </NavGroup>
  );
}

function usePins() {
  const { user, instanceId } = useActiveSite();
  const { values, write } = useKeptList(`touchline.pins/${[user, instanceId].map(encodeURIComponent).join('/')}`);
  const here = usePageHere();
  const pages = values.flatMap(readPin);
  const save = (next: readonly PinnedPage[]) => write(next.map((page) => JSON.stringify(page)));
  const remove = (href: string) => save(pages.filter((page) => page.href !== href));
  const toggle = () => {
    if (here === undefined) return;
    if (pages.some(({ href }) => href === here.href)) remove(here.href);
    else save([...pages, here]);
  };
  return { pages, here, toggle, remove };
}

/** The page on screen as it would be pinned; undefined on Home, which stands in the navigation anyway. */
function usePageHere(): PinnedPage | undefined {
  const { t } = useTranslation();
  const text = useText();
  const { pathname, search } = useLocation();
  const subject = usePageSubject();
  const { title } = useRouteHandle();
  const name =
    subject ?? (title === undefined ? undefined : typeof title === 'string' ? t(`titles.${title}`) : text(title));
  if (name === undefined || pathname === paths.home()) return undefined;
  const filters = [...new URLSearchParams(search)].filter(([key]) => !['page', 'size', 'sort', 'order'].includes(key));
  const what = filters.map(([, value]) => value).join(', ');
  return { href: pathname + search, title: what === '' ? name : `${name}: ${what}` };
}

function readPin(text: string): PinnedPage[] {
  try {
    const pin: unknown = JSON.parse(text);
    if (typeof pin !== 'object' || pin === null) return [];
    if (!('href' in pin && typeof pin.href === 'string' && pin.href.startsWith('/'))) return [];
    return 'title' in pin && typeof pin.title === 'string' ? [{ href: pin.href, title: pin.title }] : [];
  } catch {
    return [];
  }
}
