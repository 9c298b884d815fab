import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from '../edit-session/focused-alert.module.css';
import { isStored } from '../entity/entity-kinds.ts';
import { editPath } from '../entity/paths.ts';
import { nameOfExisting } from '../entity/row-name.ts';

/**
 * Leads to the one that is in the way of a new one, where the service named it. It opens in a new tab, so that the form
 * stays.
 */
export function ExistingBanner({ entity, failure }: { entity: Entity; failure: unknown }) {
  const { t, i18n } = useTranslation();
  const existing = failure instanceof ApiError ? failure.existing : undefined;
  if (!existing || existing.uuid === '' || !isStored(entity)) return null;
  const { uuid } = existing;
  return (
    <div className={styles.told}>
      <Banner
        status="info"
        title={t('engine.existing.title', { name: nameOfExisting(i18n.language, existing) })}
        action={
          <ButtonLink size="md" icon={<ExternalLink />} href={editPath(entity, uuid)} target="_blank">
            {t('engine.existing.open')}
          </ButtonLink>
        }
      >
        {t('engine.existing.text')}
      </Banner>
    </div>
  );
}
