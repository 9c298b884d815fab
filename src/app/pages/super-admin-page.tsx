import { useTranslation } from 'react-i18next';
import { entities } from '../../../generated/forms.ts';
import { useText } from '../../engine/text.ts';
import { AppLink } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { paths } from '../paths.ts';
import page from './page.module.css';
import styles from './super-admin-page.module.css';

/** What has its page below this one. */
const below = entities.flatMap(({ labels, titles, paths: { edit = '' } }) =>
  edit.startsWith(`${paths.superAdmin.root()}/`) ? [{ href: edit, title: titles?.edit ?? labels.many }] : [],
);

/** Where super administrators find what is theirs alone (specification §2). */
export function SuperAdminPage() {
  const { t } = useTranslation();
  const text = useText();
  return (
    <>
      <PageHeader title={t('titles.superAdmin')}>{t('superAdmin.lead')}</PageHeader>
      <div className={page.content}>
        <ul className={styles.list}>
          {below.map(({ href, title }) => (
            <li key={href} className={styles.item}>
              <AppLink href={href} className={styles.link}>
                {text(title)}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
