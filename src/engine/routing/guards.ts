import i18next from 'i18next';
import { type LoaderFunction, redirect } from 'react-router-dom';
import type { AddOns } from '../../../generated/model/index.ts';
import { toast } from '../../ui/toast-queue.ts';
import type { SiteAccess } from './feature.ts';
import { paths } from './paths.ts';

/** Who may enter a route; without one, every signed-in user with a site may. */
export type Guard = (access: SiteAccess) => LoaderFunction;

/**
 * Admits only while the active site has the add-on (specification §2 and §6). Networks are loaded first; everyone else
 * is sent to the root and shown why.
 */
export function needsAddOn(addOn: keyof AddOns): Guard {
  return (access) => async () => {
    const { site } = await access.whenReady();
    if (site.functionsEnabled[addOn]) return null;
    toast('info', i18next.t('shell.needsAddOn', { site: site.displayName, addOn: i18next.t(`shell.addOns.${addOn}`) }));
    return redirect(paths.home());
  };
}

/**
 * Admits super administrators; everyone else, and anyone whose check failed, is sent to Home (specification §2) and
 * shown why.
 */
export const needsSuperAdministrator: Guard = (access) => async () => {
  const { isSuperAdministrator } = await access.whenReady();
  if (isSuperAdministrator) return null;
  toast('info', i18next.t('shell.needsSuperAdministrator'));
  return redirect(paths.home());
};
