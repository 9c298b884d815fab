import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListSsgtsQueryKey } from '../../../generated/api/ssgts/ssgts.ts';
import { atThisSite } from '../../contract/fetcher.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type CheckedPlan, checkPlan } from './check-plan.ts';
import { DryRun } from './dry-run.tsx';
import type { RolloverPlaces } from './places.ts';
import { competitionTitle, type RolloverPlan, seasonTitle, ssgtTitle } from './plan.ts';
import styles from './rollover.module.css';
import { rolloverCalls } from './rollover-calls.ts';
import { Thing } from './thing.tsx';

/** Props of {@link CheckStep}. */
export interface CheckStepProps {
  plan: RolloverPlan;
  places: RolloverPlaces;
  onBack(): void;
  onRun(plan: RolloverPlan): void;
}

/** Among the competitions of the service, so that whatever changes them asks again. */
const keyOf = (plan: RolloverPlan): readonly unknown[] => [...getListSsgtsQueryKey(), 'rollover', plan];

/** The dry run: what will be made, what is there already and used, and what stands in the way. Nothing is written. */
export function CheckStep({ plan, places, onBack, onRun }: CheckStepProps) {
  const { t, i18n } = useTranslation();
  const read = useQuery({
    queryKey: keyOf(plan),
    queryFn: () => checkPlan(rolloverCalls(atThisSite()), plan),
    // What was true a moment ago may be in the way now.
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = read;
  const why = data?.inTheWay ? t('rollover.check.blocked') : undefined;
  return (
    <div className={styles.steps}>
      {data?.inTheWay ? (
        <Banner
          status="warning"
          title={t('rollover.check.inTheWay', { name: competitionTitle(data.inTheWay, i18n.language) })}
          action={
            <ButtonLink size="md" href={places.competition(data.inTheWay.uuid)}>
              {t('rollover.check.show')}
            </ButtonLink>
          }
        >
          {t('rollover.check.inTheWayText')}
        </Banner>
      ) : null}
      <DryRun read={read} whyNot={why} onBack={onBack} onRun={({ plan: checked }) => onRun(checked)}>
        {(checked) => <Things checked={checked} />}
      </DryRun>
    </div>
  );
}

function Things({ checked: { plan, inTheWay } }: { checked: CheckedPlan }) {
  const { t, i18n } = useTranslation();
  const { season, teams, losesDefault } = plan;
  const isMade = season.kind === 'new';
  return (
    <ul className={styles.things}>
      <Thing tone={isMade ? 'success' : 'info'} verb={t(isMade ? 'rollover.verbs.make' : 'rollover.verbs.use')}>
        {t('rollover.check.season', { name: seasonTitle(season, i18n.language), code: season.code })}
      </Thing>
      <Thing tone={inTheWay ? 'error' : 'success'} verb={t(inTheWay ? 'rollover.verbs.exists' : 'rollover.verbs.make')}>
        {t(inTheWay ? 'rollover.check.ssgtInTheWay' : 'rollover.check.ssgt', { name: ssgtTitle(plan, i18n.language) })}
      </Thing>
      {losesDefault ? (
        <Thing tone="warning" verb={t('rollover.verbs.change')}>
          {t('rollover.check.losesDefault', { name: competitionTitle(losesDefault, i18n.language) })}
        </Thing>
      ) : null}
      <Thing tone="success" verb={t('rollover.verbs.connect')}>
        {t('rollover.check.teams', { count: teams.length })}
        {teams.length > 0 ? (
          <span className={styles.hint}>{teams.map(({ displayName }) => displayName).join(', ')}</span>
        ) : null}
      </Thing>
      <Thing tone="neutral" verb={t('rollover.verbs.stay')}>
        {t('rollover.check.squads')}
      </Thing>
      <Thing tone="neutral" verb={t('rollover.verbs.skip')}>
        {t('rollover.check.externalIds')}
      </Thing>
    </ul>
  );
}
