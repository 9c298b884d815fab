import { useActiveSite } from '../../engine/active-site.ts';
import { useKeptList } from './kept-list.ts';

/** A page that the user keeps at hand. */
export interface PinnedPage {
  /** Its address in the console, with the filters of a list. */
  href: string;
  title: string;
}

/** The pages that the user keeps at hand on this site, and the way to change them. */
export interface Pins {
  pages: readonly PinnedPage[];
  /** Whether no more can be pinned: more would be a second navigation. */
  isFull: boolean;
  pin(page: PinnedPage): void;
  unpin(href: string): void;
}

/** How many pages can be pinned. */
const MOST = 12;

/** The pages that the user pinned on the active site. */
export function usePins(): Pins {
  const { user, instanceId } = useActiveSite();
  const { values, write } = useKeptList(`touchline.pins/${[user, instanceId].map(encodeURIComponent).join('/')}`);
  const pages = values.flatMap(readPin);
  const save = (next: readonly PinnedPage[]) => write(next.map((page) => JSON.stringify(page)));
  const others = (href: string) => pages.filter((page) => page.href !== href);
  return {
    pages,
    isFull: pages.length >= MOST,
    pin: (page) => save([...others(page.href), page]),
    unpin: (href) => save(others(href)),
  };
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
