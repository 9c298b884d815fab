import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam, GameType, Name, Season, Ssgt } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadOnlyField } from '../../ui/read-only-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { NamesFields } from './names-fields.tsx';
import { advancedNames, type RolloverChoice, type SeasonChoice, yearIn, yearOf } from './plan.ts';
import styles from './rollover.module.css';
import { SeasonFields, seasonFault } from './season-fields.tsx';
import { TeamChoice } from './team-choice.tsx';

/** Props of {@link ChooseStep}. */
export interface ChooseStepProps {
  ssgt: Ssgt;
  teams: readonly ConnectedTeam[];
  gameTypes: readonly GameType[];
  seasons: readonly Season[];
  choice: RolloverChoice;
  onChange(choice: RolloverChoice): void;
  onCheck(): void;
}

/** The first step: which season, how the new competition is called and shown, and which teams play in it. */
export function ChooseStep({ ssgt, teams, gameTypes, seasons, choice, onChange, onCheck }: ChooseStepProps) {
  const { t } = useTranslation();
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<RolloverChoice>): void => onChange({ ...choice, ...part });
  const advanced = (season: SeasonChoice): Name[] => advancedNames(ssgt.names ?? [], yearOf(ssgt), yearIn(season));
  const takeSeason = (season: SeasonChoice): void => {
    // Names that were written by hand stay when another season is chosen.
    const isAsOffered = JSON.stringify(choice.names) === JSON.stringify(advanced(choice.season));
    change({ season, ...(isAsOffered ? { names: advanced(season) } : {}) });
  };
  const check = (): void => {
    setTried(true);
    if (seasonFault(choice.season, seasons) === undefined) onCheck();
  };
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <Card title={t('rollover.season.title')} description={t('rollover.season.text')}>
        <SeasonFields
          before={ssgt.season}
          seasons={seasons}
          season={choice.season}
          isTold={isTried}
          onChange={takeSeason}
        />
      </Card>
      <Card title={t('rollover.ssgt.title')} description={t('rollover.ssgt.text')}>
        <CompetitionFields ssgt={ssgt} gameTypes={gameTypes} choice={choice} onChange={change} />
      </Card>
      <TeamChoice teams={teams} chosen={choice.teams} onChange={(chosen) => change({ teams: chosen })} />
      <div className={styles.actions}>
        <Button type="filled" isSubmit>
          {t('rollover.check.button')}
        </Button>
      </div>
    </form>
  );
}

interface CompetitionFieldsProps extends Pick<ChooseStepProps, 'ssgt' | 'gameTypes' | 'choice'> {
  onChange(part: Partial<RolloverChoice>): void;
}

/** How the new competition is called and shown. */
function CompetitionFields({ ssgt, gameTypes, choice, onChange }: CompetitionFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const seriesName = nameOf(ssgt.series, 'names');
  return (
    <>
      <ReadOnlyField label={t('rollover.ssgt.series')} values={[seriesName]} none={t('engine.none')} />
      <Select
        label={t('rollover.ssgt.gameType')}
        options={gameTypes.map((type) => ({ value: type.uuid, label: nameOf(type, 'names') }))}
        value={choice.gameType.uuid}
        onChange={(uuid) => onChange({ gameType: gameTypes.find((type) => type.uuid === uuid) ?? choice.gameType })}
      />
      <NamesFields
        names={choice.names}
        old={ssgt.names ?? []}
        label={(language) => t('rollover.ssgt.name', { language })}
        onChange={(names) => onChange({ names })}
      />
      <Switch
        label={t('rollover.ssgt.active')}
        description={t('rollover.ssgt.activeText')}
        value={choice.active}
        onChange={(active) => onChange({ active })}
      />
      <Switch
        label={t('rollover.ssgt.default')}
        description={t('rollover.ssgt.defaultText')}
        value={choice.defaultForSeries}
        onChange={(defaultForSeries) => onChange({ defaultForSeries })}
      />
    </>
  );
}
