import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';

/** Why nothing but one field of what is edited can be changed. */
export interface EditorLock {
  why: string;
  /** The field that stays open; empty for none. */
  key: string;
  /** Whether the actions stay open, as those of what can be restored or copied, but not be written in. */
  leavesActions?: boolean;
}

/**
 * Why a field cannot be changed: the whole entity is read-only here, what is edited is locked but for one field, or the
 * field needs a super administrator.
 */
export function useWhyLocked(
  whyReadOnly: string | undefined,
  lock?: EditorLock,
): (field: FieldDefinition) => string | undefined {
  const { t } = useTranslation();
  const { isSuperAdministrator } = useActiveSite();
  return useCallback(
    (field) => {
      const needsSuper = field.options?.superAdministrator === true && !isSuperAdministrator;
      const whyShut = lock && field.field !== lock.key ? lock.why : undefined;
      return whyReadOnly ?? whyShut ?? (needsSuper ? t('engine.needsSuperAdministrator') : undefined);
    },
    [whyReadOnly, lock, isSuperAdministrator, t],
  );
}
