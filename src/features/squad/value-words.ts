import { useTranslation } from 'react-i18next';
import { useRoleText } from './role-suggestions.tsx';
import type { PlayerValues, StaffValues } from './squad.ts';

/** Says what a squad keeps of players: the number, the position, or both. `positions` are the names of the positions, by code. */
export function usePlayerWords(positions: ReadonlyMap<string, string>) {
  const { t } = useTranslation();
  const numberOf = ({ jerseyNumber }: PlayerValues): string =>
    jerseyNumber === null ? t('squad.noNumber') : t('squad.hash', { number: jerseyNumber });
  const positionOf = ({ positionCode }: PlayerValues): string =>
    positionCode === null ? t('squad.withoutPosition') : (positions.get(positionCode) ?? positionCode);
  const bothOf = (values: PlayerValues): string => `${numberOf(values)}, ${positionOf(values)}`;
  return { numberOf, positionOf, bothOf };
}

/** Says what a squad keeps of its staff: the role, in the user's language where it is a usual one. */
export function useStaffWords(): (values: StaffValues) => string {
  const { t } = useTranslation();
  const roleText = useRoleText();
  return ({ role }) => roleText(role?.trim() ?? '') || t('squad.noRole');
}
