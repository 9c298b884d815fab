import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';

/** Why a field cannot be changed: the whole entity is read-only here, or the field needs a super administrator. */
export function useWhyLocked(whyReadOnly: string | undefined): (field: FieldDefinition) => string | undefined {
  const { t } = useTranslation();
  const { isSuperAdministrator } = useActiveSite();
  return useCallback(
    (field) => {
      const needsSuper = field.options?.superAdministrator === true && !isSuperAdministrator;
      return whyReadOnly ?? (needsSuper ? t('engine.needsSuperAdministrator') : undefined);
    },
    [whyReadOnly, isSuperAdministrator, t],
  );
}
