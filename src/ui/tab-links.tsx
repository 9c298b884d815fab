import { AppLink } from './link.tsx';
import styles from './tab-links.module.css';

/** A part of a page that has an address of its own. */
export interface TabLink {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** Props of {@link TabLinks}. */
export interface TabLinksProps {
  /** What they are parts of, for screen readers. */
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs that are links: each part can be shared, and opened beside the others. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} data-fading="" className={styles.tabs}>
      {tabs.map(({ href, label: name, isCurrent }) => (
        <AppLink key={href} href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
