import type { MenuItem } from '../../generated/model/menuItem.ts';
import { pathAddress, webAddress } from './addresses.ts';
import type { SiteFrame } from './page-data.ts';
import { useSite } from './site-context.ts';

/** Where an item of the menu leads; undefined where it leads nowhere that a browser should go. */
function itemAddress(site: Pick<SiteFrame, 'base'>, { route }: MenuItem): string | undefined {
  if (!route) return undefined;
  if (route.id !== null && route.path.startsWith('/')) return pathAddress(site, route.path);
  // A path that is no route of the site is left as it is written: it leads to the site's own page of what is missing.
  if (/^\/(?![/\\])/.test(route.path)) return pathAddress(site, route.path);
  return webAddress(route.path);
}

/** An item as a link; as plain text where it leads nowhere. */
export function ItemLink({ item, className, children }: { item: MenuItem; className?: string; children?: string }) {
  const site = useSite();
  const address = itemAddress(site, item);
  const title = children ?? item.title;
  if (address === undefined) return <span className={className}>{title}</span>;
  const isElsewhere = address.startsWith('http');
  return (
    <a
      className={className}
      href={address}
      {...(item.route?.path === site.path && { 'aria-current': 'page' as const })}
      {...(isElsewhere && { rel: 'noopener' })}
    >
      {title}
    </a>
  );
}

/** The items of the main group side by side; those with items below them open a panel. */
export function MenuBar({ items }: { items: readonly MenuItem[] }) {
  const { words } = useSite();
  return (
    <nav className="s-bar" aria-label={words.mainMenu}>
      <ul className="s-bar-items">
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length === 0 ? <ItemLink item={item} className="s-bar-link" /> : <Panel item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ item }: { item: MenuItem }) {
  const { words, path } = useSite();
  const isHere = holds(item, path);
  return (
    // One name for all: opening one closes the others.
    <details name="s-menu" className="s-drop">
      <summary className={isHere ? 's-bar-link s-here' : 's-bar-link'}>{item.title}</summary>
      <div className="s-panel">
        <ul className="s-panel-items">
          {item.route && (
            <li>
              <ItemLink
                item={item}
                className="s-panel-first"
              >{`${item.title}: ${words.overview.toLowerCase()}`}</ItemLink>
            </li>
          )}
          <PanelItems items={item.children} />
        </ul>
      </div>
    </details>
  );
}

function PanelItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <li key={item.id} className={item.children.length > 0 ? 's-panel-group' : undefined}>
      <ItemLink item={item} className="s-panel-link" />
      {item.children.length > 0 && (
        <ul>
          <PanelItems items={item.children} />
        </ul>
      )}
    </li>
  ));
}

/** Both upper groups behind one button, for narrow pages. */
export function MenuDrawer({ items, more }: { items: readonly MenuItem[]; more: readonly MenuItem[] }) {
  const { words } = useSite();
  return (
    <details className="s-drawer">
      <summary className="s-drawer-button">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
        <span>{words.menu}</span>
      </summary>
      <nav className="s-drawer-panel" aria-label={words.mainMenu}>
        <DrawerItems items={items} />
        {more.length > 0 && (
          <ul className="s-drawer-more">
            {more.map((item) => (
              <li key={item.id}>
                <ItemLink item={item} />
              </li>
            ))}
          </ul>
        )}
      </nav>
    </details>
  );
}

function DrawerItems({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <ItemLink item={item} className="s-drawer-link" />
          ) : (
            <DrawerGroup item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DrawerGroup({ item }: { item: MenuItem }) {
  const { words, path } = useSite();
  return (
    <details open={holds(item, path)}>
      <summary className="s-drawer-link">{item.title}</summary>
      <div className="s-drawer-below">
        {item.route && (
          <ItemLink item={item} className="s-drawer-link">{`${item.title}: ${words.overview.toLowerCase()}`}</ItemLink>
        )}
        <DrawerItems items={item.children} />
      </div>
    </details>
  );
}

/** Whether the path that is shown is an item's or that of one below it. */
function holds(item: MenuItem, path: string): boolean {
  return item.route?.path === path || item.children.some((child) => holds(child, path));
}
