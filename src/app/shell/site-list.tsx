import { Check, Search } from 'lucide-react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Network, Site } from '../../../generated/model/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { findSite } from '../sites/site-choice.ts';
import styles from './site-list.module.css';
import type { Destination } from './unsaved-question.tsx';

/** With more sites than this a search stands over the list. */
const FEW = 7;
/** With more sites than this those that were worked on last come first. */
const AT_A_GLANCE = 3;

/** Props of {@link SiteList}. */
export interface SiteListProps {
  networks: readonly Network[];
  /** Instance id of the active site. */
  current: string;
  /** Instance ids of the sites that were worked on before it, the last first. */
  recent?: readonly string[];
  /** Also called with the active site, when it is chosen again. */
  onChoose: (site: Destination) => void;
}

/**
 * The sites that were worked on last, then networks and their other sites, to choose from: by pointer, by arrow keys, or
 * by typing a part of a name.
 */
export function SiteList({ networks, current, recent = [], onChoose }: SiteListProps) {
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: 'base' });
  const total = networks.flatMap(({ sites }) => sites).length;
  const choose = (keys: 'all' | Set<string | number>) => {
    const key = keys === 'all' ? undefined : [...keys][0];
    const chosen = findSite(networks, key === undefined ? current : String(key));
    if (chosen) onChoose({ instanceId: chosen.site.instanceId, name: chosen.site.displayName });
  };
  const latest = total <= AT_A_GLANCE ? [] : recent.flatMap((id) => findSite(networks, id) ?? []);
  const isOther = ({ instanceId }: Site): boolean => !latest.some(({ site }) => site.instanceId === instanceId);
  const groups = networks
    .map(({ name, sites }) => ({ name, sites: sites.filter(isOther) }))
    .filter(({ sites }) => sites.length > 0);
  const list = (
    <ListBox
      aria-label={t('shell.sites')}
      className={styles.list ?? ''}
      selectionMode="single"
      selectedKeys={[current]}
      onSelectionChange={choose}
      autoFocus={total <= FEW}
      renderEmptyState={() => <p className={styles.empty}>{t('shell.noSites')}</p>}
    >
      {latest.length === 0 ? null : (
        <ListBoxSection id="recent" className={styles.network ?? ''}>
          <Header className={styles.heading}>{t('shell.recentSites')}</Header>
          {latest.map(({ network, site }) => (
            <Entry key={site.instanceId} site={site} network={network.name} />
          ))}
        </ListBoxSection>
      )}
      {groups.map(({ name, sites }) => (
        <ListBoxSection key={name} id={`network ${name}`} className={styles.network ?? ''}>
          <Header className={styles.heading}>{name}</Header>
          {sites.map((site) => (
            <Entry key={site.instanceId} site={site} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
  if (total <= FEW) return list;
  return (
    <Autocomplete filter={contains}>
      <SearchField className={styles.search ?? ''} aria-label={t('shell.searchSites')} autoFocus>
        <Search aria-hidden="true" />
        <Input className={styles.input ?? ''} placeholder={t('shell.searchSites')} />
      </SearchField>
      {list}
    </Autocomplete>
  );
}

/** A site; with its network where it does not stand below it. */
function Entry({ site, network }: { site: Site; network?: string }) {
  const { t } = useTranslation();
  return (
    <ListBoxItem id={site.instanceId} textValue={site.displayName} className={styles.entry ?? ''}>
      <Avatar name={site.displayName} shape="crest" size="sm" image={site.icon ?? undefined} />
      <span className={styles.name}>
        {site.displayName}
        {network === undefined ? null : <small className={styles.second}>{network}</small>}
      </span>
      {site.isMasterSite ? <Badge>{t('shell.masterSite')}</Badge> : null}
      <Check className={styles.tick} aria-hidden="true" />
    </ListBoxItem>
  );
}
