import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Site } from '../../../generated/model/index.ts';
import { orderLocale } from '../../../openapi/formats/text.ts';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { listedEntities } from '../entity-list.ts';
import { featureHomes } from '../features.ts';
import { useWorkspace } from '../sites/workspace-context.ts';
import { EntityCard } from './entity-card.tsx';
import styles from './home-page.module.css';
import page from './page.module.css';
import { partOfDay } from './part-of-day.ts';

/** What features show here; whatever cannot be fetched is left out. */
const HOMES = featureHomes.map((fetch) => optionalPart(fetch, () => undefined));

/** Where one arrives: which site is worked on, what can be done there, and how much of it there is. */
export function HomePage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { site } = useWorkspace();
  const greeting = t(`home.greeting.${partOfDay(new Date().getHours())}`);
  const name = firstName(user?.name ?? '');
  return (
    <>
      <PageHeader title={name ? t('home.greeting.named', { greeting, name }) : greeting}>
        {t('home.lead', { site: site.displayName })}
      </PageHeader>
      <div className={page.content}>
        <SiteCard />
        {HOMES.map((Home, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the features stand in one order
          <Home key={index} />
        ))}
        <section aria-labelledby="home-work" className={styles.section}>
          <h2 id="home-work" className={styles.heading}>
            {t('home.work')}
          </h2>
          <div className={styles.cards}>
            {listedEntities
              .filter(({ requires }) => !requires || site.functionsEnabled[requires])
              .map((entity) => (
                <EntityCard key={entity.name} route={entity} />
              ))}
          </div>
        </section>
        <AddOns site={site} />
      </div>
    </>
  );
}

function SiteCard() {
  const { t } = useTranslation();
  const { site, network } = useWorkspace();
  return (
    <section aria-label={t('home.site')} className={styles.site}>
      <Avatar name={site.displayName} shape="crest" size="lg" image={site.icon ?? undefined} />
      <div className={styles.siteWords}>
        <p className={styles.siteName}>
          {site.displayName}
          {site.isMasterSite ? <Badge tone="accent">{t('shell.masterSite')}</Badge> : null}
        </p>
        <p className={styles.siteFacts}>
          {network.name} · {site.publicUrl.replace(/^https?:\/\/|\/$/g, '')}
        </p>
      </div>
      <ButtonLink href={site.publicUrl} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
        {t('home.visit')}
      </ButtonLink>
    </section>
  );
}

function AddOns({ site }: { site: Site }) {
  const { t } = useTranslation();
  const names = Object.entries(site.functionsEnabled).flatMap(([name, isOn]) =>
    isOn ? [t(`shell.addOns.${name}`, name)] : [],
  );
  const key = names.length > 0 ? 'home.addOnsText' : 'home.noAddOns';
  return (
    <section aria-labelledby="home-add-ons" className={styles.section}>
      <h2 id="home-add-ons" className={styles.heading}>
        {t('home.addOns')}
      </h2>
      <p className={styles.text}>{t(key, { site: site.displayName })}</p>
      <ul className={styles.addOns}>
        {names
          .sort((a, b) => a.localeCompare(b, orderLocale))
          .map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How to address somebody; empty where the provider knows an e-mail address only. */
function firstName(name: string): string {
  return name.includes('@') ? '' : (name.trim().split(/\s+/)[0] ?? '');
}
