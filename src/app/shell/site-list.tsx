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

/** Props of {@link SiteList}. */
export interface SiteListProps {
  networks: readonly Network[];
  /** Instance id of the active site. */
  current: string;
  /** Also called with the active site, when it is chosen again. */
  onChoose: (site: Destination) => void;
}

/** Networks and their sites, to choose from: by pointer, by arrow keys, or by typing a part of a name. */
export function SiteList({ networks, current, onChoose }: SiteListProps) {
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: 'base' });
  const total = networks.flatMap(({ sites }) => sites).length;
  const choose = (keys: 'all' | Set<string | number>) => {
    const key = keys === 'all' ? undefined : [...keys][0];
    const chosen = findSite(networks, key === undefined ? current : String(key));
    if (chosen) onChoose({ instanceId: chosen.site.instanceId, name: chosen.site.displayName });
  };
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
      {networks
        .filter(({ sites }) => sites.length > 0)
        .map((network) => (
          <ListBoxSection key={network.name} id={network.name} className={styles.network ?? ''}>
            <Header className={styles.heading}>{network.name}</Header>
            {network.sites.map((site) => (
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

function Entry({ site }: { site: Site }) {
  const { t } = useTranslation();
  return (
    <ListBoxItem id={site.instanceId} textValue={site.displayName} className={styles.entry ?? ''}>
      <Avatar name={site.displayName} shape="crest" size="sm" image={site.icon ?? undefined} />
      <span className={styles.name}>{site.displayName}</span>
      {site.isMasterSite ? <Badge>{t('shell.masterSite')}</Badge> : null}
      <Check className={styles.tick} aria-hidden="true" />
    </ListBoxItem>
  );
}
