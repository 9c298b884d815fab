import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Avatar, ToneLine } from '../../ui/avatar.tsx';
import { Popover } from '../../ui/popover.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWorkspace } from '../sites/workspace-context.ts';
import { SiteList } from './site-list.tsx';
import styles from './site-switcher.module.css';
import type { Destination } from './unsaved-question.tsx';
import { useRecentSites } from './use-recent-sites.ts';

/** Says which site is worked on, and opens the list of the others. A user with one site has nothing to open. */
export function SiteSwitcher({ onChoose }: { onChoose: (site: Destination) => void }) {
  const { t } = useTranslation();
  const { network, site, networks } = useWorkspace();
  const recent = useRecentSites();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      <ToneLine name={site.displayName} image={site.icon ?? undefined} />
      <Avatar name={site.displayName} shape="crest" image={site.icon ?? undefined} isRinged />
      <span className={styles.words}>
        <b className={styles.name} title={site.displayName}>
          {site.displayName}
        </b>
        <small className={styles.network} title={network.name}>
          {network.name}
        </small>
      </span>
    </>
  );
  if (networks.flatMap(({ sites }) => sites).length < 2) {
    return (
      <div className={styles.site}>
        <VisuallyHidden>{t('shell.activeSite')}</VisuallyHidden>
        {words}
      </div>
    );
  }
  return (
    <Popover
      label={t('shell.sites')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className={styles.site ?? ''}>
          <VisuallyHidden>{t('shell.switchSite')}</VisuallyHidden>
          {words}
          <ChevronsUpDown className={styles.sign} aria-hidden="true" />
        </Button>
      }
    >
      <SiteList
        networks={networks}
        current={site.instanceId}
        recent={recent}
        onChoose={(chosen) => {
          setOpen(false);
          if (chosen.instanceId !== site.instanceId) onChoose(chosen);
        }}
      />
    </Popover>
  );
}
