import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import styles from './tabs.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One tab. With `href` it is a link, and its content is the page's. */
export interface TabEntry {
  id: string;
  label: string;
  content?: ReactNode;
  href?: string | undefined;
  /** How many things are behind it. */
  count?: number | undefined;
  /** How many errors are behind it. */
  errors?: number | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Views of one thing, one at a time. On a phone the row scrolls sideways. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { t } = useTranslation();
  return (
    <AriaTabs className={styles.tabs ?? ''} selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.list ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''} {...(tab.href ? { href: tab.href } : {})}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            {tab.errors ? (
              <span className={styles.errors}>
                <span aria-hidden="true">{tab.errors}</span>
                <VisuallyHidden>{t('ui.sections.errors', { count: tab.errors })}</VisuallyHidden>
              </span>
            ) : null}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) =>
        tab.content === undefined ? null : (
          <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
            {tab.content}
          </TabPanel>
        ),
      )}
    </AriaTabs>
  );
}
