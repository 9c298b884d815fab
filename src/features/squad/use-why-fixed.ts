import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import type { Side } from './squad.ts';

/** The add-on that a side needs to be changed (the contract's `x-requires-add-on`). */
const ADD_ONS = { players: 'addEditTeam', staff: 'addEditStaff' } as const;

/** Why a side cannot be changed on the active site, by side; undefined where it can. */
export function useWhyFixed(): Readonly<Record<Side, string | undefined>> {
  const { t } = useTranslation();
  const { name, addOns } = useActiveSite();
  const why = (side: Side): string | undefined => {
    const addOn = ADD_ONS[side];
    return addOns[addOn] ? undefined : t('engine.needsAddOn', { site: name, addOn: t(`shell.addOns.${addOn}`) });
  };
  return { players: why('players'), staff: why('staff') };
}
