import { useTranslation } from 'react-i18next';
import { entities } from '../../../generated/forms.ts';
import type { HomeChange } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useText } from '../../engine/text/use-text.ts';
import { formatDateTime } from '../../engine/values/date-time.ts';
import { relativeTime } from '../../engine/values/relative-time.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './home.module.css';
import { changeAddress } from './need-places.ts';

/** What was changed lately on the site, by the user and by others. */
export function ChangesBox({ changes }: { changes: readonly HomeChange[] }) {
  const { t } = useTranslation();
  const { isSuperAdministrator } = useActiveSite();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="home-changes" className={styles.box}>
      <header className={styles.head}>
        <h2 id="home-changes">{t('day.changes')}</h2>
        {isSuperAdministrator ? <AppLink href={paths.superAdmin.audit()}>{t('day.log')}</AppLink> : null}
      </header>
      <ul>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ change }: { change: HomeChange }) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const nameOf = useNames();
  const route = entities.find(({ name }) => name === change.entity);
  const kind = route ? text(route.labels.one) : t(`day.kinds.${change.entity}`, { defaultValue: '' });
  const title = nameOf(change.titles) || change.title || kind;
  const who = change.isMine ? t('day.you') : change.actorName;
  const did = change.action === 'changed' ? '' : t(`day.did.${change.action}`);
  const href = changeAddress(change);
  return (
    <li className={styles.todo}>
      <span className={styles.sign} aria-hidden="true">
        <AreaIcon name={route?.icon ?? 'settings'} />
      </span>
      <span className={styles.words}>
        {href === undefined ? <bdi>{title}</bdi> : <AppLink href={href}>{title}</AppLink>}
        <small>{[kind, did, who].filter((part) => part && part !== title).join(' · ')}</small>
      </span>
      <time dateTime={change.at} title={formatDateTime(change.at)} className={styles.ago}>
        {relativeTime(change.at, i18n.language)}
      </time>
    </li>
  );
}
