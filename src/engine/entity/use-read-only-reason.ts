import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';

/**
 * Tells which add-on the active site lacks of one that is needed; undefined where it has it, or none is needed. Of several
 * it needs one.
 */
export function useAddOnReason(): (addOn: string | readonly string[] | undefined) => string | undefined {
  const { t } = useTranslation();
  const { name, addOns } = useActiveSite();
  return useCallback(
    (needed) => {
      const some = needed === undefined ? [] : [needed].flat();
      if (some.length === 0 || some.some((addOn) => addOns[addOn])) return undefined;
      const [addOn = ''] = some;
      return t('engine.needsAddOn', { site: name, addOn: t(`shell.addOns.${addOn}`, addOn) });
    },
    [t, name, addOns],
  );
}

/**
 * Why an entity cannot be created or changed on the active site: the add-on that it lacks, or who alone may do it;
 * undefined when it can.
 */
export function useReadOnlyReason(entity: Entity): string | undefined {
  const { t } = useTranslation();
  const { isSuperAdministrator, isMasterSite = false } = useActiveSite();
  const whyNoAddOn = useAddOnReason()(entity.addOn);
  if (whyNoAddOn !== undefined || entity.writers === undefined || isSuperAdministrator) return whyNoAddOn;
  if (entity.writers === 'super-administrators') return t('engine.needsSuperAdministrator');
  return isMasterSite ? undefined : t('engine.needsMasterSite');
}
