import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Switch } from '../../ui/switch.tsx';
import { choiceIn, existing, newSeason, planRollover, type SeasonChoice, ssgtTitle, yearIn } from './plan.ts';
import styles from './rollover.module.css';
import type { SeasonCompetition } from './rollover-calls.ts';
import { SeasonFields, seasonFault } from './season-fields.tsx';

/** Which competitions of a season go to which other one. */
export interface SeasonRolloverChoice {
  season: SeasonChoice;
  /** Identifiers of the competitions. */
  chosen: ReadonlySet<string>;
  /** Whether those that are the default of their series hand that on. */
  defaultForSeries: boolean;
}

/** What is offered first: the season of the next year, which may be there already, and every competition. */
export function firstSeasonChoice(
  before: Season,
  competitions: readonly SeasonCompetition[],
  seasons: readonly Season[],
): SeasonRolloverChoice {
  const year = yearIn(before);
  const next = (year ?? new Date().getFullYear()) + 1;
  const there = seasons.find(({ code }) => code === `${next}`);
  return {
    season: there ? existing(there) : newSeason(next, { year, names: before.names }),
    chosen: new Set(competitions.map(({ ssgt }) => ssgt.uuid)),
    defaultForSeries: false,
  };
}

/** Props of {@link WholeSeasonChoice}. */
export interface WholeSeasonChoiceProps {
  before: Season;
  competitions: readonly SeasonCompetition[];
  seasons: readonly Season[];
  choice: SeasonRolloverChoice;
  onChange(choice: SeasonRolloverChoice): void;
  onCheck(): void;
}

/** The first step: which season, and which competitions go there. */
export function WholeSeasonChoice(props: WholeSeasonChoiceProps) {
  const { before, competitions, seasons, choice, onChange, onCheck } = props;
  const { t } = useTranslation();
  const [isTried, setTried] = useState(false);
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
      <Card title={t('rollover.season.title')} description={t('rollover.whole.seasonText')}>
        <SeasonFields
          before={before}
          seasons={seasons}
          season={choice.season}
          isTold={isTried}
          onChange={(season) => onChange({ ...choice, season })}
        />
      </Card>
      <Card title={t('rollover.competitions')} description={t('rollover.whole.text')} layout="plain">
        <CompetitionChoice competitions={competitions} choice={choice} onChange={onChange} />
      </Card>
      {competitions.length === 0 ? null : (
        <Card>
          <Switch
            label={t('rollover.whole.default')}
            description={t('rollover.whole.defaultText')}
            value={choice.defaultForSeries}
            onChange={(defaultForSeries) => onChange({ ...choice, defaultForSeries })}
          />
        </Card>
      )}
      <div className={styles.actions}>
        <Button type="filled" isSubmit why={choice.chosen.size === 0 ? t('rollover.whole.nothing') : undefined}>
          {t('rollover.check.button')}
        </Button>
      </div>
    </form>
  );
}

function CompetitionChoice({
  competitions,
  choice,
  onChange,
}: Pick<WholeSeasonChoiceProps, 'competitions' | 'choice' | 'onChange'>) {
  const { t, i18n } = useTranslation();
  const nameOf = useRowNames();
  const { chosen, season } = choice;
  if (competitions.length === 0) return <p className={styles.hint}>{t('rollover.whole.none')}</p>;
  const isAll = chosen.size === competitions.length;
  const choose = (next: Iterable<string>): void => onChange({ ...choice, chosen: new Set(next) });
  return (
    <>
      <Checkbox
        label={t('rollover.whole.all', { count: competitions.length })}
        value={isAll}
        isIndeterminate={!isAll && chosen.size > 0}
        onChange={(isOn) => choose(isOn ? competitions.map(({ ssgt }) => ssgt.uuid) : [])}
      />
      <ul className={styles.teams}>
        {competitions.map(({ ssgt, teams }) => {
          const plan = planRollover(ssgt, teams, choiceIn(season, ssgt, teams));
          const name = ssgtTitle(plan, i18n.language);
          return (
            <li key={ssgt.uuid}>
              <Checkbox
                label={nameOf(ssgt, 'titles')}
                description={t('rollover.whole.becomes', { name, count: teams.length })}
                value={chosen.has(ssgt.uuid)}
                onChange={(isOn) =>
                  choose(isOn ? [...chosen, ssgt.uuid] : [...chosen].filter((one) => one !== ssgt.uuid))
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
