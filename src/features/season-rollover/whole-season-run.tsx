import { RotateCcw, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { FocusedAlert } from '../../engine/edit-session/focused-alert.tsx';
import { failureText } from '../../engine/text/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ProgressMeter } from '../../ui/progress-meter.tsx';
import { EndingThings } from './ending-things.tsx';
import type { RolloverPlaces } from './places.ts';
import { seasonTitle, yearIn } from './plan.ts';
import styles from './rollover.module.css';
import { doneUuid, type RolloverJob, teamStep } from './rollover-job.ts';
import { progressOf, stateOf } from './run-step.tsx';
import { StepResult, stepsOf } from './step-results.tsx';
import type { WholeSeason } from './whole-season.ts';

/** Props of {@link WholeSeasonRun}. */
export interface WholeSeasonRunProps {
  whole: WholeSeason;
  places: RolloverPlaces;
  refuses(): boolean;
  /** Begins with a new choice: what was made stays. */
  onBegin(): void;
}

/** The last step: making the competitions one after the other, going on after a failure, and taking all of them back. */
export function WholeSeasonRun({ whole, places, refuses, onBegin }: WholeSeasonRunProps) {
  const { t, i18n } = useTranslation();
  const { name: site } = useActiveSite();
  const { jobs, isWorking, failure } = useSyncExternalStore(whole.subscribe, whole.get);
  const [first] = jobs;
  if (!first) return null;
  const { season } = first.plan;
  const year = yearIn(season);
  const isUndoing = jobs.some((job) => job.isUndoing);
  const far = jobs.map((job) => progressOf({ ...job, isUndoing }));
  const isDone = far.every((one) => one.isDone);
  const isWell = isDone && far.every(({ refused }) => refused === 0);
  const ended = isUndoing ? isDone : isWell;
  return (
    <div className={styles.steps}>
      {failure === undefined ? null : (
        <FocusedAlert>
          <Banner status="error" title={t('rollover.run.failed')}>
            {failureText(t, failure)}
          </Banner>
        </FocusedAlert>
      )}
      {isWorking || ended ? null : (
        <Banner
          status="warning"
          title={t(isUndoing ? 'rollover.run.undoOpen' : 'rollover.run.open')}
          action={
            <Button size="md" onPress={() => (refuses() ? undefined : void whole.goOn())}>
              {t(isUndoing ? 'rollover.run.goOnUndo' : 'rollover.run.goOn', { site })}
            </Button>
          }
        >
          {t(isUndoing ? 'rollover.run.undoOpenText' : 'rollover.run.openText')}
        </Banner>
      )}
      <Card
        title={t(`rollover.whole.${stateOf(jobs, isUndoing, isWorking, ended)}`, {
          name: seasonTitle(season, i18n.language),
        })}
        description={isWorking || isUndoing ? undefined : t('rollover.run.keptText')}
        layout="plain"
      >
        {isWorking ? <Progress whole={whole} done={far.filter((one) => one.isDone).length} of={jobs.length} /> : null}
        <ul className={styles.things}>
          {jobs.map((job, place) => (
            <CompetitionResult key={keyOf(job)} job={job} isFirst={place === 0} places={places} />
          ))}
        </ul>
      </Card>
      {isWell && !isWorking && !isUndoing && year !== undefined ? <EndingThings year={year} /> : null}
      {isWorking ? null : (
        <After whole={whole} isUndoing={isUndoing} places={places} refuses={refuses} onBegin={onBegin} />
      )}
    </div>
  );
}

const keyOf = ({ plan: { ssgt } }: RolloverJob): string => `${ssgt.series.uuid} ${ssgt.gameType.uuid}`;

/** What became of one competition, in a line; of its teams those only that something stands in the way of, and the season once for all. */
function CompetitionResult({ job, isFirst, places }: { job: RolloverJob; isFirst: boolean; places: RolloverPlaces }) {
  const { t, i18n } = useTranslation();
  const { plan, outcomes, isUndoing } = job;
  const connected = plan.teams.filter(({ uuid }) => doneUuid(outcomes.get(teamStep(uuid))) !== undefined).length;
  const told = stepsOf(plan, i18n.language).filter(({ id, kind }) => {
    const state = outcomes.get(id)?.state;
    return kind === 'ssgt' || state === 'refused' || state === 'kept' || (kind === 'season' && isFirst);
  });
  return told.map((step) => (
    <StepResult
      key={step.id}
      step={step}
      outcome={outcomes.get(step.id)}
      places={places}
      more={
        step.kind === 'ssgt' && !isUndoing
          ? t('rollover.whole.connected', { done: connected, count: plan.teams.length })
          : undefined
      }
    />
  ));
}

function Progress({ whole, done, of }: { whole: WholeSeason; done: number; of: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <ProgressMeter label={t('rollover.whole.progress', { done, of })} value={done} of={of} />
      <Button onPress={() => whole.stop()}>{t('rollover.run.stop')}</Button>
    </div>
  );
}

/** What can be done once the work stands still: take it back, begin with another choice, or go to the competitions. */
function After({ whole, isUndoing, places, refuses, onBegin }: WholeSeasonRunProps & { isUndoing: boolean }) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {isUndoing ? null : (
        <Button icon={<Undo2 />} onPress={() => setAsking(true)}>
          {t('rollover.undo.button')}
        </Button>
      )}
      <Button icon={<RotateCcw />} onPress={onBegin}>
        {t('rollover.run.again')}
      </Button>
      <ButtonLink type="filled" href={places.list}>
        {t('rollover.run.toList')}
      </ButtonLink>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!refuses()) void whole.undo();
        }}
        title={t('rollover.undo.title')}
        confirm={t('rollover.undo.confirm')}
        isDangerous
      >
        {t('rollover.whole.undoText', { site })}
      </ConfirmDialog>
    </div>
  );
}
