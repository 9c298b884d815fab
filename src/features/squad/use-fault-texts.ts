import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SIDES } from './squad.ts';
import type { SquadOutcome } from './use-squad-save.ts';

/** What the service found wrong with whom at the last save, in words, by uuid. */
export function useFaultTexts({ failures }: SquadOutcome): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  return useMemo(
    () =>
      new Map(
        SIDES.flatMap((side) =>
          [...(failures[side]?.faults ?? [])].map(([uuid, { code, message }]): [string, string] => [
            uuid,
            t(`squad.fault.${code}`, message),
          ]),
        ),
      ),
    [failures, t],
  );
}
