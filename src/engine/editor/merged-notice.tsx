import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { isStored } from '../entity/entity-kinds.ts';
import { editPath } from '../entity/paths.ts';
import { textAt } from '../values/values.ts';
import styles from './editor.module.css';

/** Leads from the old address of what was merged into another one to that one; nothing where it was not merged. */
export function MergedNotice({ entity, base }: { entity: Entity; base: object }) {
  const { t } = useTranslation();
  const id = textAt(base, 'mergedInto.uuid');
  if (id === '' || !isStored(entity)) return null;
  const name = textAt(base, 'mergedInto.displayName');
  return (
    <div className={styles.notice}>
      <Banner
        status="info"
        title={t('engine.merged.title', { name })}
        action={
          <ButtonLink size="md" icon={<ArrowRight />} href={editPath(entity, id)}>
            {t('engine.merged.open', { name })}
          </ButtonLink>
        }
      >
        {t('engine.merged.text')}
      </Banner>
    </div>
  );
}
