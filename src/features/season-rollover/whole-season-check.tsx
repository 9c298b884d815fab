import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListSsgtsQueryKey } from '../../../generated/api/ssgts/ssgts.ts';
import { atThisSite } from '../../contract/fetcher.ts';
import { type CheckedPlan, checkPlan } from './check-plan.ts';
import { DryRun } from './dry-run.tsx';
import { competitionTitle, type RolloverPlan, seasonTitle, ssgtTitle } from './plan.ts';
import styles from './rollover.module.css';
import { rolloverCalls } from './rollover-calls.ts';
import { Thing } from './thing.tsx';

/** Props of {@link WholeSeasonCheck}. */
export interface WholeSeasonCheckProps {
  /** By the competition that each begins with. */
  plans: ReadonlyMap<string, RolloverPlan>;
  onBack(): void;
  /** With the plans that nothing stands in the way of. */
  onRun(plans: ReadonlyMap<string, RolloverPlan>): void;
}

/** Among the competitions of the service, so that whatever changes them asks again. */
const keyOf = (plans: ReadonlyMap<string, RolloverPlan>): readonly unknown[] => [
  ...getListSsgtsQueryKey(),
  'whole season',
  [...plans],
];

/** The dry run of a whole season: what will be made, and which competitions are there already and stay out. Nothing is written. */
export function WholeSeasonCheck({ plans, onBack, onRun }: WholeSeasonCheckProps) {
  const { t } = useTranslation();
  const read = useQuery({
    queryKey: keyOf(plans),
    queryFn: async () => {
      const calls = rolloverCalls(atThisSite());
      const check = async ([uuid, plan]: [string, RolloverPlan]): Promise<[string, CheckedPlan]> => [
        uuid,
        await checkPlan(calls, plan),
      ];
      return new Map(await Promise.all([...plans].map(check)));
    },
    // What was true a moment ago may be in the way now.
    staleTime: 0,
    gcTime: 0,
  });
  const free = [...(read.data ?? [])].filter(([, { inTheWay }]) => !inTheWay);
  return (
    <div className={styles.steps}>
      <DryRun
        read={read}
        whyNot={free.length === 0 ? t('rollover.whole.allThere') : undefined}
        onBack={onBack}
        onRun={() => onRun(new Map(free.map(([uuid, { plan }]) => [uuid, plan])))}
      >
        {(checked) => <Things checked={[...checked.values()]} />}
      </DryRun>
    </div>
  );
}

function Things({ checked }: { checked: readonly CheckedPlan[] }) {
  const { t, i18n } = useTranslation();
  const [first] = checked;
  if (!first) return null;
  const { season } = first.plan;
  const isMade = season.kind === 'new';
  const losing = checked.flatMap(({ plan, inTheWay }) => (inTheWay ? [] : (plan.losesDefault ?? [])));
  return (
    <ul className={styles.things}>
      <Thing tone={isMade ? 'success' : 'info'} verb={t(isMade ? 'rollover.verbs.make' : 'rollover.verbs.use')}>
        {t('rollover.check.season', { name: seasonTitle(season, i18n.language), code: season.code })}
      </Thing>
      {checked.map(({ plan, inTheWay }) => (
        <Thing
          key={`${plan.ssgt.series.uuid} ${plan.ssgt.gameType.uuid}`}
          tone={inTheWay ? 'neutral' : 'success'}
          verb={t(inTheWay ? 'rollover.whole.there' : 'rollover.verbs.make')}
        >
          {inTheWay ? competitionTitle(inTheWay, i18n.language) : ssgtTitle(plan, i18n.language)}
          <span className={styles.hint}>
            {inTheWay ? t('rollover.whole.staysOut') : t('rollover.whole.teams', { count: plan.teams.length })}
          </span>
        </Thing>
      ))}
      {losing.map((competition) => (
        <Thing key={competition.uuid} tone="warning" verb={t('rollover.verbs.change')}>
          {t('rollover.check.losesDefault', { name: competitionTitle(competition, i18n.language) })}
        </Thing>
      ))}
      <Thing tone="neutral" verb={t('rollover.verbs.stay')}>
        {t('rollover.check.squads')}
      </Thing>
      <Thing tone="neutral" verb={t('rollover.verbs.skip')}>
        {t('rollover.check.externalIds')}
      </Thing>
    </ul>
  );
}
