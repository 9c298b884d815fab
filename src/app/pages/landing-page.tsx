import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderLocale } from '../../../openapi/formats/text.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useAddOnReason } from '../../engine/entity/use-read-only-reason.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useText } from '../../engine/text/use-text.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { entitiesOf, ownAddress } from '../entity-list.ts';
import { useLiveRoutes } from '../live-routes.ts';
import styles from './landing-page.module.css';
import page from './page.module.css';

/** Where super administrators find what is theirs alone (specification §2). */
export function SuperAdminPage() {
  const { t } = useTranslation();
  return (
    <LandingPage
      key={useLiveRoutes()}
      address={paths.superAdmin.root()}
      title={t('places.superAdmin')}
      lead={t('superAdmin.lead')}
    />
  );
}

/** Where one finds the settings of the active site (specification §2). */
export function SiteSettingsPage() {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  const lead = t('siteSettings.lead', { site: name });
  return (
    <LandingPage
      key={useLiveRoutes()}
      address={paths.siteSettings.root()}
      title={t('places.siteSettings')}
      lead={lead}
    />
  );
}

/** A page that leads to those below it: a card for each, with what it is for. What the site may not have says why. */
function LandingPage({ address, title, lead }: { address: string; title: string; lead: string }) {
  const text = useText();
  const whyNot = useAddOnReason();
  const cards = useMemo(
    () =>
      entitiesOf(address)
        .map((route) => ({ route, name: text(route.labels.many) }))
        .sort((one, other) => one.name.localeCompare(other.name, orderLocale)),
    [address, text],
  );
  return (
    <>
      <PageHeader title={title}>{lead}</PageHeader>
      <div className={page.content}>
        <ul className={styles.list}>
          {cards.map(({ route, name }) => {
            const why = whyNot(route.requires);
            return (
              <li key={route.name} className={styles.item} data-shut={why ? '' : undefined}>
                <span className={styles.icon}>
                  <AreaIcon name={route.icon} />
                </span>
                <div className={styles.words}>
                  <h2 className={styles.name}>
                    {why ? (
                      name
                    ) : (
                      <AppLink href={ownAddress(route) ?? address} className={styles.link}>
                        {name}
                      </AppLink>
                    )}
                  </h2>
                  {route.about ? <p className={styles.about}>{text(route.about)}</p> : null}
                  {why ? (
                    <p className={styles.why}>
                      <Lock aria-hidden="true" /> {why}
                    </p>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
