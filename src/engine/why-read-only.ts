import { useTranslation } from 'react-i18next';
import type { Entity } from '../contract/entity.ts';
import { useActiveSite } from './active-site.ts';

/** Why an entity cannot be created or changed on the active site: the add-on that it lacks; undefined when it can. */
export function useWhyReadOnly(entity: Entity): string | undefined {
  const { t } = useTranslation();
  const { name, addOns } = useActiveSite();
  if (!entity.addOn || addOns[entity.addOn]) return undefined;
  return t('engine.needsAddOn', { site: name, addOn: t(`shell.addOns.${entity.addOn}`, entity.addOn) });
}
