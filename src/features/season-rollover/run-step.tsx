import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { FocusedAlert } from '../../engine/edit-session/focused-alert.tsx';
import { failureText } from '../../engine/text/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressMeter } from '../../ui/progress-meter.tsx';
import { AfterRun } from './after-run.tsx';
import { EndingThings } from './ending-things.tsx';
import type { RolloverPlaces } from './places.ts';
import { ssgtTitle, yearIn } from './plan.ts';
import styles from './rollover.module.css';
import { doneUuid, type Outcome, type RolloverJob } from './rollover-job.ts';
import type { RolloverSession } from './rollover-session.ts';
import { StepResults, stepsOf } from './step-results.tsx';

/** Props of {@link RunStep}. */
export interface RunStepProps {
  session: RolloverSession;
  places: RolloverPlaces;
  refuses(): boolean;
  /** Begins anew: what was made stays. */
  onBegin(): void;
}

/** Whether a step needs no more work, in the direction in which it goes. */
function isSettled(outcome: Outcome | undefined, isUndoing: boolean): boolean {
  if (isUndoing) return outcome?.state !== 'made' && outcome?.state !== 'sent';
  return outcome?.state === 'refused' || doneUuid(outcome) !== undefined;
}

/** How far a rollover is: settled steps, and how many of them were refused. */
export function progressOf({ plan, outcomes, isUndoing }: RolloverJob) {
  const states = stepsOf(plan, '').map(({ id }) => outcomes.get(id));
  const settled = states.filter((outcome) => isSettled(outcome, isUndoing)).length;
  const refused = states.filter((outcome) => outcome?.state === 'refused').length;
  return { of: states.length, settled, refused, isDone: settled === states.length };
}

/** The last step: making what was planned with each step's result, going on after a failure, and taking it back. */
export function RunStep({ session, places, refuses, onBegin }: RunStepProps) {
  const { t, i18n } = useTranslation();
  const { name: site } = useActiveSite();
  const { job, isWorking, failure } = useSyncExternalStore(session.subscribe, session.get);
  if (!job) return null;
  const { plan, isUndoing } = job;
  const { of, settled, refused, isDone } = progressOf(job);
  const goOn = (): void => {
    if (!refuses()) void session.goOn();
  };
  const isOpen = !isWorking && !isUndoing && (refused > 0 || !isDone);
  const year = yearIn(plan.season);
  const isOpenUndo = !isWorking && isUndoing && !isDone;
  return (
    <div className={styles.steps}>
      {failure === undefined ? null : (
        <FocusedAlert>
          <Banner status="error" title={t('rollover.run.failed')}>
            {failureText(t, failure)}
          </Banner>
        </FocusedAlert>
      )}
      {isOpen || isOpenUndo ? (
        <Banner
          status="warning"
          title={t(isUndoing ? 'rollover.run.undoOpen' : 'rollover.run.open')}
          action={
            <Button size="md" onPress={goOn}>
              {t(isUndoing ? 'rollover.run.goOnUndo' : 'rollover.run.goOn', { site })}
            </Button>
          }
        >
          {t(isUndoing ? 'rollover.run.undoOpenText' : 'rollover.run.openText')}
        </Banner>
      ) : null}
      <Card
        title={t(`rollover.run.${stateOf([job], isUndoing, isWorking, isDone && (isUndoing || refused === 0))}`, {
          name: ssgtTitle(plan, i18n.language),
        })}
        description={isWorking || isUndoing ? undefined : t('rollover.run.keptText')}
        layout="plain"
      >
        {isWorking ? (
          <div className={styles.progress}>
            <ProgressMeter label={t('rollover.run.progress', { done: settled, of })} value={settled} of={of} />
            <Button onPress={() => session.stop()}>{t('rollover.run.stop')}</Button>
          </div>
        ) : null}
        <StepResults job={job} places={places} />
      </Card>
      {isDone && !isWorking && !isUndoing && year !== undefined ? <EndingThings year={year} /> : null}
      {isWorking ? null : <AfterRun session={session} job={job} places={places} refuses={refuses} onBegin={onBegin} />}
    </div>
  );
}

/** What a rollover is doing, or has come to: an undo that stopped in between has undone a part. */
export function stateOf(jobs: readonly RolloverJob[], isUndoing: boolean, isWorking: boolean, isEnded: boolean) {
  if (isWorking) return isUndoing ? 'undoing' : 'making';
  if (!isUndoing) return isEnded ? 'made' : 'partly';
  const isKept = jobs.some(({ outcomes }) => [...outcomes.values()].some(({ state }) => state === 'kept'));
  return isEnded && !isKept ? 'undone' : 'undonePartly';
}
