import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './rollover.module.css';
import { type SquadSizes, useSquadSizes } from './use-squad-sizes.ts';

/** Props of {@link TeamChoice}. */
export interface TeamChoiceProps {
  teams: readonly ConnectedTeam[];
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** Which of the old competition's teams play in the new one. Their squads come along, because a squad belongs to its team. */
export function TeamChoice({ teams, chosen, onChange }: TeamChoiceProps) {
  const { t } = useTranslation();
  const uuids = useMemo(() => teams.map(({ uuid }) => uuid), [teams]);
  const sizes = useSquadSizes(uuids);
  const isAll = chosen.size === teams.length;
  const toggle = (uuid: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(uuid);
    else next.delete(uuid);
    onChange(next);
  };
  return (
    <Card title={t('rollover.teams.title')} description={t('rollover.teams.text')} layout="plain">
      {teams.length === 0 ? (
        <p className={styles.hint}>{t('rollover.teams.none')}</p>
      ) : (
        <>
          <Checkbox
            label={t('rollover.teams.all', { count: teams.length })}
            value={isAll}
            isIndeterminate={!isAll && chosen.size > 0}
            onChange={(isOn) => onChange(new Set(isOn ? uuids : []))}
          />
          <ul className={styles.teams}>
            {teams.map(({ uuid, displayName, teamCode }) => (
              <li key={uuid}>
                <Checkbox
                  label={`${displayName} (${teamCode})`}
                  description={<SquadSize sizes={sizes} uuid={uuid} />}
                  value={chosen.has(uuid)}
                  onChange={(isOn) => toggle(uuid, isOn)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function SquadSize({ sizes, uuid }: { sizes: SquadSizes | undefined; uuid: string }) {
  const { t } = useTranslation();
  if (!sizes) return t('ui.loading');
  const size = sizes.get(uuid);
  if (!size) return t('rollover.teams.unknown');
  return `${t('rollover.teams.players', { count: size.players })}, ${t('rollover.teams.staff', { count: size.staff })}`;
}
